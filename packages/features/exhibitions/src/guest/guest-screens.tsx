import { pageNavigator, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { Skeleton } from '@tsumugi/ui'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { GuestFrame } from '../guest-frame/guest-frame.tsx'
import { LoginPage } from '../login-screen/login-page.tsx'
import { filtersOf, noFilters, queryOf, type BookFilters } from '../look-book-screen/book-filters.ts'
import { LookBookPage } from '../look-book-screen/look-book-page.tsx'
import { EditOrderPage, NewOrderPage } from '../order-screen/order-page.tsx'
import { ThankyouPage } from '../thankyou-screen/thankyou-page.tsx'
import { GuestPlaceProvider } from './guest-place.tsx'
import { addressOf, type GuestView } from './guest-view.ts'
import { useGuestSession } from './use-guest-session.ts'

export interface GuestScreenProps {
  params: Readonly<Record<string, string>>
  query: QueryRecord
}

interface InAppProps {
  params: GuestScreenProps['params']
  /** What the wall shows now: from an item, and back, it is the same wall. */
  filters?: BookFilters
  children: ReactNode
}

function InApp({ params, filters = noFilters, children }: InAppProps) {
  const exhibitionId = Number(params.exhibitionId)
  const addressFor = useCallback(
    (id: number, view: GuestView) =>
      addressOf(id, view, view.name === 'book' || view.name === 'item' ? queryOf(filters) : undefined),
    [filters],
  )
  const go = useCallback(
    (view: GuestView, replace?: boolean) => {
      const address = addressFor(exhibitionId, view)
      if (replace) rewriteAddress(address)
      pageNavigator.go(address)
    },
    [exhibitionId, addressFor],
  )
  return (
    <GuestPlaceProvider exhibitionId={exhibitionId} addressOf={addressFor} go={go}>
      {children}
    </GuestPlaceProvider>
  )
}

/** /exhibitions/:exhibition_id/login, and on to where the guest wanted to go: a page of ours, nothing else. */
export function ExhibitionLoginScreen({ params, query }: GuestScreenProps) {
  const own = addressOf(Number(params.exhibitionId), { name: 'book' })
  const to =
    typeof query.to === 'string' &&
    (query.to === own || query.to.startsWith(`${own}/`) || query.to.startsWith(`${own}?`))
      ? query.to
      : own
  return (
    <InApp params={params}>
      <LoginPage onEntered={() => pageNavigator.go(to)} />
    </InApp>
  )
}

/** The look-book, and an item beside it. Filters stand in the address. */
export function ExhibitionScreen({ params, query }: GuestScreenProps) {
  const exhibitionId = Number(params.exhibitionId)
  const itemId = params.exhibitionItemId === undefined ? undefined : Number(params.exhibitionItemId)
  const [filters, setFilters] = useState(() => filtersOf(query))
  const show = (next: BookFilters) => {
    setFilters(next)
    rewriteAddress(
      addressOf(exhibitionId, itemId === undefined ? { name: 'book' } : { name: 'item', itemId }, queryOf(next)),
    )
  }
  return (
    <InApp params={params} filters={filters}>
      <ByCode query={query}>
        <LookBookPage itemId={itemId} filters={filters} onFilters={show} />
      </ByCode>
    </InApp>
  )
}

export function ExhibitionOrderNewScreen({ params, query }: GuestScreenProps) {
  return (
    <InApp params={params}>
      <ByCode query={query}>
        <NewOrderPage />
      </ByCode>
    </InApp>
  )
}

export function ExhibitionOrderEditScreen({ params, query }: GuestScreenProps) {
  const orderId = Number(params.exhibitionOrderId)
  return (
    <InApp params={params}>
      <ByCode query={query} orderId={orderId}>
        <EditOrderPage orderId={orderId} />
      </ByCode>
    </InApp>
  )
}

export function ExhibitionOrderThankyouScreen({ params, query }: GuestScreenProps) {
  const orderId = Number(params.exhibitionOrderId)
  return (
    <InApp params={params}>
      <ByCode query={query} orderId={orderId}>
        <ThankyouPage orderId={orderId} />
      </ByCode>
    </InApp>
  )
}

/**
 * An address with an auth_code passes the layout (spec §2); whether it is good, the server says. It opens a session for
 * the order it belongs to, and the login says so when it does not.
 */
function ByCode({ query, orderId, children }: { query: QueryRecord; orderId?: number; children: ReactNode }) {
  const { session, open } = useGuestSession()
  const authCode = typeof query.auth_code === 'string' ? query.auth_code : undefined
  const [failed, setFailed] = useState(false)
  const holds =
    session !== null &&
    (orderId === undefined || authCode === undefined || (session.kind === 'order' && session.order?.id === orderId))
  const wanted = !holds && authCode !== undefined && orderId !== undefined
  useEffect(() => {
    if (wanted && !failed)
      void open(orderId, authCode).then(
        (entered) => setFailed(!entered),
        () => setFailed(true),
      )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- One attempt per code.
  }, [wanted, orderId, authCode])
  if (holds) return children
  if (failed || !wanted)
    return <LoginPage problem={failed ? 'open.wrong' : undefined} onEntered={() => setFailed(false)} />
  return (
    <GuestFrame>
      <main className="entering">
        <Skeleton rows={8} />
      </main>
    </GuestFrame>
  )
}
