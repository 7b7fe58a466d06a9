import { ApiError } from '@tsumugi/api'
import { exhibitionGuests, type ReplyOf } from '@tsumugi/contract'
import { useAnswer } from './answers.ts'
import { usePlace } from './guest-place.tsx'
import { useGuestSession } from './use-guest-session.ts'

export type LookBook = ReplyOf<typeof exhibitionGuests.lookBook>['data']

/** Name and dates, for the door. */
export function useEntrance() {
  const { api, exhibitionId, fail } = usePlace()
  const unknown = { kind: 'id-unknown', attribute: 'exhibition-id', status: 404, retryable: false, isOfPage: true }
  return useAnswer(['entrance', api.origin, exhibitionId], async () => {
    try {
      const { data } = await api.of(exhibitionGuests).entrance({ exhibitionId })
      fail('exhibition-id', null)
      return data
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) fail('exhibition-id', unknown)
      throw error
    }
  })
}

/** The exhibition and everything it shows, with what is left; asked again when the guest comes back to the window. */
export function useLookBook() {
  const { api, exhibitionId } = usePlace()
  const { session } = useGuestSession()
  const key = session && ['look_book', api.origin, exhibitionId, session.token]
  return useAnswer(key, async (): Promise<LookBook> => (await api.of(exhibitionGuests).lookBook({ exhibitionId })).data)
}

/** The guest's own order. */
export function useGuestOrder(orderId: number | undefined) {
  const { api, exhibitionId } = usePlace()
  const { session } = useGuestSession()
  const key = session && orderId !== undefined ? ['order', api.origin, exhibitionId, orderId, session.token] : null
  return useAnswer(key, async () => (await api.of(exhibitionGuests).show({ exhibitionId, id: orderId! })).data, false)
}
