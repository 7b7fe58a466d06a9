import { ApiError, newIdempotencyKey } from '@tsumugi/api'
import { exhibitionGuests, type GuestOrder } from '@tsumugi/contract'
import type { OrderTotals } from '@tsumugi/domain'
import { useHost } from '@tsumugi/element'
import { namedIn, useLocale } from '@tsumugi/i18n'
import { useRef, useState } from 'react'
import type { CartLine, CartState } from '../guest/cart.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { useGuestSession } from '../guest/use-guest-session.ts'

interface SubmitOptions {
  cart: CartState
  /** What the exhibition calls a field that the server complains about. */
  labelOf(field: string | null): string | undefined
  lines: readonly CartLine[]
  totals: OrderTotals
  order: GuestOrder | undefined
  onSaved?(order: GuestOrder): void
}

/**
 * Sends the order once, however often it is asked and whatever happens on the way: the same content goes under the same
 * key, also after a reload. What is refused stays, with the words of the server at its place.
 */
export function useSubmit({ cart, labelOf, lines, totals, order, onSaved }: SubmitOptions) {
  const { api, exhibitionId, go } = usePlace()
  const { noteOrder } = useGuestSession()
  const { emit } = useHost()
  const locale = useLocale()
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  const content = () => ({
    lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    customer: { ...cart.customer },
    note: cart.note,
    locale,
  })

  async function send(): Promise<GuestOrder> {
    const guests = api.of(exhibitionGuests)
    const options = { idempotencyKey: cart.submission(newIdempotencyKey) }
    if (order)
      return (
        await guests.edit(
          { exhibitionId, id: order.id, body: { order: { ...content(), lockVersion: order.lockVersion } } },
          options,
        )
      ).data
    const { data } = await guests.submit({ exhibitionId, body: { order: content() } }, options)
    noteOrder(data.order.id, data.authCode)
    return data.order
  }

  async function submit(): Promise<void> {
    const detail = { exhibitionId, quantity: totals.quantity, amount: totals.amount }
    if (sending.current || !emit('order-submit', detail, { cancelable: true })) return
    sending.current = true
    setBusy(true)
    setProblem(null)
    setFaults({})
    try {
      const sent = await send()
      cart.sent()
      onSaved?.(sent)
      emit('order-complete', { id: sent.id, number: sent.number, quantity: sent.quantity, amount: sent.amount })
      // Sent, the form is no place to come back to.
      go({ name: 'thankyou', orderId: sent.id }, true)
    } catch (error) {
      refuse(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) return setProblem(navigator.onLine ? 'failed' : 'offline')
    const causes = error.errors ?? []
    setFaults(Object.fromEntries(causes.flatMap(({ field, message }) => (field ? [[field, message]] : []))))
    setProblem(causes[0] ? namedIn(causes[0].message, causes[0].field, labelOf(causes[0].field)) : 'failed')
  }

  return { busy, problem, faults, submit }
}
