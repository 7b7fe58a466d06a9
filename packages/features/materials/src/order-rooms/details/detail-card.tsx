import type { MaterialOrderDetail } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Dot, kindOf, lengthOf } from './detail-cells.tsx'
import { orderTexts } from '../order-texts.ts'
import { DetailStatus } from './detail-status.tsx'

interface DetailCardProps {
  readonly row: MaterialOrderDetail
  readonly isDistributor: boolean
}

/** A line on a phone. */
export function DetailCard({ row, isDistributor }: DetailCardProps) {
  const t = useText(orderTexts)
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
      <span>
        {kindOf(row, t)} <span className="code">{row.lot ?? '–'}</span>
      </span>
      <a className="code" href={href('materialOrder', { id: row.orderId })}>
        {row.orderNumber}
      </a>
      <span className="soft">
        {row.billedAmount && `${row.netLength} ${row.unit} · ${formatMoney(row.billedAmount, row.currency)}`}
        {row.fee !== '0' && ` (${t('fee')} ${formatMoney(row.fee, row.currency)})`}
      </span>
    </div>
  )
}
