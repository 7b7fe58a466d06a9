import { lazyPart, useHost, useNeededAttribute, useRefresh } from '@tsumugi/element'
import { Skeleton } from '@tsumugi/ui'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { askAllAgain } from '../guest/answers.ts'
import { GuestPlaceProvider } from '../guest/guest-place.tsx'
import type { GuestView } from '../guest/guest-view.ts'
import { useGuestSession } from '../guest/use-guest-session.ts'
import { LoginPage } from '../login-screen/login-page.tsx'
import { noFilters } from '../look-book-screen/book-filters.ts'
import { LookBookPage } from '../look-book-screen/look-book-page.tsx'
import { useView } from './use-view.ts'
import { addressWith } from './view-address.ts'

const orderPages = () => import('../order-screen/order-page.tsx')
const NewOrderPage = lazyPart(() => orderPages().then((m) => ({ default: m.NewOrderPage })))
const EditOrderPage = lazyPart(() => orderPages().then((m) => ({ default: m.EditOrderPage })))
const ThankyouPage = lazyPart(() =>
  import('../thankyou-screen/thankyou-page.tsx').then((m) => ({ default: m.ThankyouPage })),
)

export interface ExhibitionOrderAttributes {
  exhibitionId?: number
  publishableKey?: string
  /** With `exhibitionOrderId`: opens that order to be changed. */
  authCode?: string
  exhibitionOrderId?: number
  /** An item that stands open. */
  itemId?: number
}

/** `<tsumugi-exhibition-order exhibition-id publishable-key>`: the pages of an exhibition within one element. */
export function ExhibitionOrder({
  exhibitionId,
  publishableKey,
  authCode,
  exhibitionOrderId,
  itemId,
}: ExhibitionOrderAttributes) {
  const { emit } = useHost()
  const tell = useCallback((view: GuestView) => void emit('exhibition-view', view), [emit])
  const { view, go } = useView(exhibitionId, itemId === undefined ? { name: 'book' } : { name: 'item', itemId }, tell)
  useRefresh(askAllAgain)
  if (!useNeededAttribute('exhibition-id', exhibitionId)) return null
  return (
    <GuestPlaceProvider exhibitionId={exhibitionId} publishableKey={publishableKey} addressOf={addressWith} go={go}>
      <Suspense fallback={<Skeleton rows={8} />}>
        <Pages view={view} authCode={authCode} orderId={exhibitionOrderId} go={go} />
      </Suspense>
    </GuestPlaceProvider>
  )
}

function Pages({
  view,
  authCode,
  orderId,
  go,
}: {
  view: GuestView
  authCode: string | undefined
  orderId: number | undefined
  go(view: GuestView): void
}) {
  const { session, open } = useGuestSession()
  const { forget } = useHost()
  const [filters, setFilters] = useState(noFilters)
  const [exchange, setExchange] = useState<'none' | 'under way' | 'failed'>(authCode && orderId ? 'under way' : 'none')
  useEffect(() => {
    if (!authCode || !orderId) return
    const done = (entered: boolean) => {
      setExchange(entered ? 'none' : 'failed')
      // Used or refused, it stays in no markup for others to read.
      forget?.('auth-code')
      if (entered) go({ name: 'edit', orderId })
    }
    open(orderId, authCode).then(done, () => done(false))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The code is exchanged once; the session lives on without it.
  }, [authCode, orderId])
  if (exchange === 'under way') return <Skeleton rows={8} />
  if (!session || view.name === 'login') {
    return (
      <LoginPage
        problem={exchange === 'failed' ? 'open.wrong' : undefined}
        onEntered={() => go(view.name === 'login' ? { name: 'book' } : view)}
      />
    )
  }
  if (view.name === 'new') return <NewOrderPage />
  if (view.name === 'edit') return <EditOrderPage orderId={view.orderId} />
  if (view.name === 'thankyou') return <ThankyouPage orderId={view.orderId} />
  return (
    <LookBookPage itemId={view.name === 'item' ? view.itemId : undefined} filters={filters} onFilters={setFilters} />
  )
}
