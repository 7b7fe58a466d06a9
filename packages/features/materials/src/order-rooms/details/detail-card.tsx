import type { MaterialOrderDetail } from '@tsumugi/contract'
import { href } from '@tsumugi/navigation'
import { Dot, lengthOf } from './detail-cells.tsx'
import { DetailStatus } from './detail-status.tsx'

interface DetailCardProps {
  readonly row: MaterialOrderDetail
  readonly isDistributor: boolean
}

/** A line on a phone. */
export function DetailCard({ row, isDistributor }: DetailCardProps) {
  return (
    <div className="detail-card">
      <b>
        {row.code} {row.name}
      </b>
      <span>
        <DetailStatus row={row} isDistributor={isDistributor} />
      </span>
      <span>
        <Dot hex={row.color.hex} /> {row.color.no} {row.color.name} · {lengthOf(row)}
      </span>
      <span className="code">{row.lot ?? '–'}</span>
      <a className="code" href={href('materialOrder', { id: row.orderId })}>
        {row.orderNumber}
      </a>
      <span className="soft">{row.netAmount ? `${row.netLength} ${row.unit}` : ''}</span>
    </div>
  )
}
