import { shippingDetails, type CarriedLine } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useStyles } from '@tsumugi/ui'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import css from '../unit-panels.css?inline'

/** Which cartons of which delivery carried each line of an order, or what an invoice bills of one (domain §3.8). */
export function CarriedLines({ detail, of }: { readonly detail: DocumentDetail; readonly of: 'order' | 'invoice' }) {
  useStyles(css)
  const t = useText(goodsTexts)
  const call = callOf(detail, of)
  const { data } = useQuery(shippingDetails.show, call, { stays: true, topics: ['contract', 'delivery'] })
  const { carried, deliveries } = data?.data ?? { carried: [], deliveries: [] }
  if (carried.length === 0) return null
  const lines = [...new Set(carried.map(({ sourceLineId }) => sourceLineId))]
  return (
    <section className="unit-panel" aria-label={t('carried')}>
      <header>
        <h2>{t('carried')}</h2>
      </header>
      <ul className="order-items small">
        {lines.map((line) => (
          <li key={line}>
            <Line carried={carried.filter(({ sourceLineId }) => sourceLineId === line)} deliveries={deliveries} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A draft, and an invoice of cloth, without an order or of several, ask nothing. */
function callOf({ id, number, sourceId, sourceNoun }: DocumentDetail, of: 'order' | 'invoice') {
  if (of === 'order') return number === null ? null : { id, query: {} }
  return sourceId === null || sourceNoun !== 'contract' ? null : { id: sourceId, query: { invoiceId: id } }
}

interface LineProps {
  readonly carried: readonly CarriedLine[]
  readonly deliveries: readonly { readonly id: number; readonly number: string | null }[]
}

function Line({ carried, deliveries }: LineProps) {
  const t = useText(goodsTexts)
  const { item, colour, size } = carried[0]!
  return (
    <>
      <span>{[item, colour, size].filter(Boolean).join(' ')}</span>
      <span>
        {carried.map(({ deliveryId, first, last, quantity }) => (
          <a key={`${deliveryId}-${first}`} className="number" href={href('delivery', { id: deliveryId })}>
            {t(first === last ? 'carried.one' : 'carried.many', {
              delivery: deliveries.find(({ id }) => id === deliveryId)?.number ?? '',
              first: formatNumber(first),
              last: formatNumber(last),
              quantity: formatNumber(quantity),
            })}{' '}
          </a>
        ))}
      </span>
    </>
  )
}
