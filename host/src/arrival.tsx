import { reapplyStoredUser, useApi } from '@tsumugi/session'
import { useLayoutEffect } from 'react'

/**
 * Mounted anew by each navigation: scroll returns to the top, and the stored user information is re-applied
 * (spec §2, Routing basics).
 */
export function Arrival() {
  const api = useApi()
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    reapplyStoredUser(api)
  }, [api])
  return null
}
