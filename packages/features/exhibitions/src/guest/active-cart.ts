import { useEffect } from 'react'
import { useCart } from './cart.ts'
import { useGuestOrder } from './guest-queries.ts'
import type { GuestView } from './guest-view.ts'
import { useGuestSession } from './use-guest-session.ts'

/** The cart that the guest fills now: of a new order, or of the one that the session was opened for. */
export function useActiveCart() {
  const { session } = useGuestSession()
  const orderId = session?.kind === 'order' ? session.order?.id : undefined
  const cart = useCart(orderId)
  const { data: order } = useGuestOrder(orderId)
  useEffect(() => {
    if (order?.editable) cart.begin(order)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Begun once: what is typed from then on is the guest's.
  }, [order?.id, order?.editable])
  const review: GuestView = orderId === undefined ? { name: 'new' } : { name: 'edit', orderId }
  return { cart, review, locked: order !== undefined && !order.editable }
}
