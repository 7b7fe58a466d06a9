import type { GuestOrder } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, ErrorState, Notice, Skeleton, useStyles } from '@tsumugi/ui'
import { useEffect } from 'react'
import { GuestFrame } from '../guest-frame/guest-frame.tsx'
import { useCart } from '../guest/cart.ts'
import { useGuestOrder, useLookBook, type LookBook } from '../guest/guest-queries.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { orderTexts } from './messages/catalogue.ts'
import { OrderForm } from './order-form.tsx'
import css from './order-page.css?inline'
import { PdfButton, SentLines } from './sent-order.tsx'

/** What was put aside, who orders it, and the one button that sends it. */
export function NewOrderPage() {
  const t = useText(orderTexts)
  const { data: book, error, again } = useLookBook()
  return (
    <GuestFrame crumbs={[{ text: t('new') }]}>
      <OrderSheet title={t('new')} failed={error !== undefined && !book} onRetry={again}>
        {book && <NewOrder book={book} />}
      </OrderSheet>
    </GuestFrame>
  )
}

function NewOrder({ book }: { book: LookBook }) {
  const t = useText(orderTexts)
  const { go } = usePlace()
  const cart = useCart()
  if (cart.lines.length === 0 && cart.unread.length === 0) {
    return (
      <Notice
        action={
          <Button size={24} onClick={() => go({ name: 'book' })}>
            {t('toBook')}
          </Button>
        }
      >
        {t('empty')}
      </Notice>
    )
  }
  return <OrderForm book={book} cart={cart} />
}

/** The buyer changes an order until the exhibition closes or the brand confirms it. */
export function EditOrderPage({ orderId }: { orderId: number }) {
  const t = useText(orderTexts)
  const book = useLookBook()
  const order = useGuestOrder(orderId)
  const failed = (book.error !== undefined && !book.data) || (order.error !== undefined && !order.data)
  const title = order.data ? t('edit', { number: order.data.number }) : t('edit.plain')
  return (
    <GuestFrame crumbs={[{ text: title }]}>
      <OrderSheet
        title={title}
        failed={failed}
        onRetry={() => {
          book.again()
          order.again()
        }}
      >
        {book.data && order.data && (
          <EditOrder key={order.data.id} book={book.data} order={order.data} onSaved={order.put} />
        )}
      </OrderSheet>
    </GuestFrame>
  )
}

function EditOrder({ book, order, onSaved }: { book: LookBook; order: GuestOrder; onSaved(order: GuestOrder): void }) {
  const t = useText(orderTexts)
  const cart = useCart(order.id)
  useEffect(() => {
    if (order.editable) cart.begin(order)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Begun once per visit: what was typed since then is the guest's.
  }, [order.id, order.editable])
  if (!order.editable) {
    return (
      <div className="locked">
        <Notice hue="gold">{t(order.status === 'submitted' ? 'locked.closed' : `locked.${order.status}`)}</Notice>
        <SentLines order={order} />
        <div className="button-row">
          <PdfButton order={order} />
        </div>
      </div>
    )
  }
  return <OrderForm book={book} cart={cart} order={order} onSaved={onSaved} />
}

function OrderSheet({
  title,
  failed,
  onRetry,
  children,
}: {
  title: string
  failed: boolean
  onRetry(): void
  children: React.ReactNode
}) {
  useStyles(css)
  const t = useText(orderTexts)
  return (
    <main className="order-sheet">
      <h1>{title}</h1>
      {failed ? (
        <ErrorState heading="h2" title={t('failed')} onRetry={onRetry}>
          {t('failed.why')}
        </ErrorState>
      ) : (
        children || <Skeleton rows={8} />
      )}
    </main>
  )
}
