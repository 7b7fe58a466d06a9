import type { GuestItem, GuestOrder } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Notice, readTyped, Select, TextArea } from '@tsumugi/ui'
import { useMemo } from 'react'
import type { CartState } from '../guest/cart.ts'
import type { LookBook } from '../guest/guest-queries.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { figuresOf, piecesBySku, pricedNow } from '../guest/order-figures.ts'
import { CustomerFields } from './customer-fields.tsx'
import { orderTexts } from './messages/catalogue.ts'
import { OrderSum } from './order-sum.tsx'
import { StyleBlock } from './style-block.tsx'
import { useSubmit } from './use-submit.ts'

interface OrderFormProps {
  book: LookBook
  cart: CartState
  /** The order that is changed; without one a new order is sent. */
  order?: GuestOrder
  onSaved?(order: GuestOrder): void
}

/** Styles with their pieces, who orders, and sending. Everything typed is kept in the browser until it was accepted. */
export function OrderForm({ book: { exhibition, items }, cart, order, onSaved }: OrderFormProps) {
  const t = useText(orderTexts)
  const { go } = usePlace()
  const lines = useMemo(() => pricedNow(cart.lines, items), [cart.lines, items])
  const { totals, gaps } = figuresOf(lines, exhibition)
  const ghost = useMemo(() => order && piecesBySku(order.lines), [order])
  const inOrder = new Set([
    ...cart.lines.map(({ itemId }) => itemId),
    ...cart.unread.map(({ itemId }) => itemId),
    ...(order?.lines.map(({ itemId }) => itemId) ?? []),
  ])
  const styles = items.filter(({ id }) => inOrder.has(id))
  const labelOf = (field: string | null) => {
    const part = exhibition.customerParts.find(({ key }) => field === `order.customer.${key}`)
    return part && (part.labels[t.locale] ?? part.labels.ja)
  }
  const gone = cart.lines.length - lines.length
  const { busy, problem, faults, submit } = useSubmit({ cart, labelOf, lines, totals, order, onSaved })
  const reason =
    exhibition.phase === 'open'
      ? gaps.amount !== null || gaps.styles.length > 0
        ? t('reason.minimum')
        : undefined
      : t('reason.closed')
  const addable = items.filter(({ id }) => !inOrder.has(id))
  const add = (id: string) => {
    const item = items.find((each) => String(each.id) === id)
    const sku = item?.skus.find(({ left }) => left !== 0)
    if (item && sku) cart.put(item, new Map([[sku.id, 1]]))
  }
  return (
    <form
      className="order-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What a cell calls wrong would arrive as nothing.
        if (readTyped(event.currentTarget)) void submit()
      }}
    >
      {gone > 0 && <Notice hue="gold">{t('gone', { count: gone })}</Notice>}
      <section aria-label={t('styles')}>
        {styles.map((item) => (
          <StyleBlock
            key={item.id}
            item={item}
            exhibition={exhibition}
            cart={cart}
            ghost={ghost}
            faults={faultsOf(item, lines, faults)}
            missing={gaps.styles.find(({ itemId }) => itemId === item.id)?.missing}
          />
        ))}
        <div className="more">
          {order ? (
            <Select
              aria-label={t('add')}
              value=""
              placeholder={t('add')}
              onChange={add}
              options={addable.map((item) => ({ value: String(item.id), label: `${item.code} ${item.name}` }))}
            />
          ) : (
            <Button onClick={() => go({ name: 'book' })}>{t('toBook')}</Button>
          )}
        </div>
      </section>
      <section className="who">
        <h2>{t('who')}</h2>
        <CustomerFields parts={exhibition.customerParts} values={cart.customer} faults={faults} onChange={cart.fill} />
        <TextArea label={t('note')} value={cart.note} onChange={(value) => cart.setNote(value)} />
        {exhibition.terms && (
          <div className="terms">
            <h3>{t('terms')}</h3>
            <p>{exhibition.terms}</p>
          </div>
        )}
      </section>
      <OrderSum exhibition={exhibition} totals={totals} gap={gaps.amount} />
      {problem && (
        <Notice hue="madder" live>
          {problem === 'offline' ? t('problem.offline') : problem === 'failed' ? t('problem.failed') : problem}
        </Notice>
      )}
      <div className="send">
        {reason && <span className="why">{reason}</span>}
        <Button type="primary" submit busy={busy} disabled={reason !== undefined} reason={reason}>
          {t(order ? 'save' : 'submit')}
        </Button>
      </div>
    </form>
  )
}

/** What the server refused about the SKUs of one item: by the place of the line in what was sent. */
function faultsOf(
  item: GuestItem,
  lines: readonly { itemId: number }[],
  faults: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(faults).flatMap(([field, message]) => {
    const [, at] = /^order\.lines\.(\d+)\./.exec(field) ?? []
    return at !== undefined && lines[Number(at)]?.itemId === item.id ? [message] : []
  })
}
