import type { MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status } from '@tsumugi/ui'
import { orderTexts } from '../order-texts.ts'
import { detailLook, Dot, lengthOf } from './detail-cells.tsx'

/** A line on a phone. */
export function DetailCard({ row }: { readonly row: MaterialOrderDetail }) {
  const t = useText(orderTexts)
  return (
    <div className="detail-card">
      <b>
        {row.code} {row.name}
      </b>
      <Status look={detailLook[row.status]}>{t(`status.${row.status}`)}</Status>
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
