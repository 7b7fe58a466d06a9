import { applicationPage } from '@tsumugi/navigation'
import { authenticate, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ScreenLoading } from './screen/screen-loading.tsx'
import type { ScreenProps } from './screen/screen.ts'

/** Looks up the session, then sends on to the client's or the worker's page of the application (spec §2, Matching). */
export function MatchingApplication({ params: { applicationId = '' } }: ScreenProps) {
  const api = useApi()
  const [, navigate] = useLocation()
  useEffect(() => {
    let left = false
    void authenticate(api).then((user) => {
      if (!left) navigate(applicationPage(user, applicationId), { replace: true })
    })
    return () => {
      left = true
    }
  }, [api, applicationId, navigate])
  return <ScreenLoading />
}
