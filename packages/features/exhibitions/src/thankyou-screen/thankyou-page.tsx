import type { GuestOrder } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, ErrorState, Notice, Skeleton, TextField, toast, useStyles } from '@tsumugi/ui'
import { Copy } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { GuestFrame } from '../guest-frame/guest-frame.tsx'
import { useGuestOrder } from '../guest/guest-queries.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { addressOf } from '../guest/guest-view.ts'
import { useGuestSession } from '../guest/use-guest-session.ts'
import css from '../order-screen/order-page.css?inline'
import { orderTexts } from '../order-screen/messages/catalogue.ts'
import { PdfButton, SentLines } from '../order-screen/sent-order.tsx'

/** The number of the order, and the link that changes it. */
export function ThankyouPage({ orderId }: { orderId: number }) {
  useStyles(css)
  const t = useText(orderTexts)
  const { data: order, error, again } = useGuestOrder(orderId)
  return (
    <GuestFrame crumbs={[{ text: t('thanks.crumb') }]}>
      <main className="order-sheet">
        {order ? (
          <Done order={order} />
        ) : error ? (
          <ErrorState heading="h1" title={t('failed')} onRetry={again}>
            {t('failed.why')}
          </ErrorState>
        ) : (
          <Skeleton rows={6} />
        )}
      </main>
    </GuestFrame>
  )
}

function Done({ order }: { order: GuestOrder }) {
  const t = useText(orderTexts)
  const { go, exhibitionId, hosted } = usePlace()
  const { session } = useGuestSession()
  const authCode = session?.order?.id === order.id ? session.authCode : null
  const editLink =
    authCode && hosted
      ? new URL(addressOf(exhibitionId, { name: 'edit', orderId: order.id }, { auth_code: authCode }), document.baseURI)
          .href
      : null
  return (
    <div className="done">
      <h1>{t('thanks')}</h1>
      <section className="card">
        <div>
          <span className="small soft">{t('thanks.number')}</span>
          <div className="no">{order.number}</div>
        </div>
        {order.mailedTo && <p>{t('thanks.mail', { to: order.mailedTo })}</p>}
        <Notice hue={order.status === 'submitted' ? 'indigo' : order.status === 'cancelled' ? 'plain' : 'bamboo'}>
          {t(`status.${order.status}`)}
        </Notice>
        {editLink && order.editable && <EditLink href={editLink} />}
        <div className="button-row">
          {order.editable && authCode && <EditButton orderId={order.id} authCode={authCode} />}
          <PdfButton order={order} />
          <Button onClick={() => go({ name: 'book' })}>{t('toBook')}</Button>
        </div>
      </section>
      <SentLines order={order} />
      <p className="tiny faint">{t('thanks.at', { at: formatDate(order.submittedAt, 'long', t.locale) })}</p>
    </div>
  )
}

function EditLink({ href }: { href: string }) {
  const t = useText(orderTexts)
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => toast({ title: t('thanks.copied') }),
      () => undefined,
    )
  return (
    <div className="link">
      <TextField
        label={t('thanks.link')}
        value={href}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={Copy} onClick={() => void copy()}>
        {t('thanks.copy')}
      </Button>
    </div>
  )
}

/** Editing asks for a session of that order: the one that sent it may only look. */
function EditButton({ orderId, authCode }: { orderId: number; authCode: string }) {
  const t = useText(orderTexts)
  const { go } = usePlace()
  const { session, open } = useGuestSession()
  const [busy, setBusy] = useState(false)
  async function edit() {
    setBusy(true)
    const entered = session?.kind === 'order' || (await open(orderId, authCode).catch(() => false))
    setBusy(false)
    if (entered) go({ name: 'edit', orderId })
  }
  return (
    <Button type="primary" busy={busy} onClick={() => void edit()}>
      {t('thanks.edit')}
    </Button>
  )
}
