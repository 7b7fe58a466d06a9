import { isRefusal } from '@tsumugi/api'
import { exhibitionSessions } from '@tsumugi/contract'
import {
  endExhibitionSession,
  guestStorage,
  storeExhibitionSession,
  useStored,
  type ExhibitionSession,
} from '@tsumugi/session'
import { useMemo } from 'react'
import { usePlace, type GuestPlace } from './guest-place.tsx'

/** The stored session of this exhibition, and its life: login stores it, logout clears it (spec §4). */
export function useGuestSession() {
  const place = usePlace()
  const stored = useMemo(() => guestStorage.exhibitionSession(place.exhibitionId), [place.exhibitionId])
  const session = useStored(stored)
  return {
    session,
    /** Spec §8, Exhibition login fails: answers false. What else went wrong, the network say, rejects. */
    login: (password: string) => enter(place, { password }),
    /** The way of an edit link: a session for that order only. */
    open: (orderId: number, authCode: string) => enter(place, { exhibitionOrderId: orderId, authCode }),
    logout() {
      const { api, exhibitionId } = place
      if (session)
        void api
          .of(exhibitionSessions)
          .end({ exhibitionId }, { on401: () => undefined })
          .catch(() => undefined)
      endExhibitionSession(exhibitionId, 'partner')
      place.go({ name: 'login' })
    },
    /** Keeps beside the token which order was sent, and the code that changes it. */
    noteOrder: (id: number, authCode: string) => session && stored.set({ ...session, authCode, order: { id } }),
  }
}

type Key = { password: string } | { exhibitionOrderId: number; authCode: string }

async function enter({ api, exhibitionId, publishableKey, fail }: GuestPlace, key: Key): Promise<boolean> {
  let wrong = false
  try {
    const body = { ...key, ...(publishableKey === undefined ? {} : { publishableKey }) }
    const { data } = await api.of(exhibitionSessions).create(
      { exhibitionId, body },
      {
        on401: () => {
          wrong = true
        },
      },
    )
    fail('key', null)
    storeExhibitionSession(exhibitionId, sessionOf(data.tokenCode, data.kind, key))
    return true
  } catch (error) {
    if (wrong) return false
    if (isRefusal(error, 'exhibition_key'))
      fail('key', {
        kind: 'key-refused',
        status: 403,
        retryable: false,
        attribute: 'publishable-key',
        isOfPage: true,
        error,
      })
    throw error
  }
}

function sessionOf(token: string, kind: string, key: Key): ExhibitionSession {
  if ('password' in key) return { token, kind, authCode: null, order: null }
  return { token, kind, authCode: key.authCode, order: { id: key.exhibitionOrderId } }
}
