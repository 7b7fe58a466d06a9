import { currentAddress, leave, loadsSession, matchRoute, pageEntry, parseQuery } from '@tsumugi/navigation'
import { authenticate, retryNow, useApi, useSession } from '@tsumugi/session'
import { ErrorState } from '@tsumugi/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Arrival } from './arrival.tsx'
import { Layout } from './layout.tsx'
import { ScreenBoundary } from './screen/screen-boundary.tsx'
import { ScreenLoading } from './screen/screen-loading.tsx'
import { screenKey, screens } from './screens.ts'
import { useVisits } from './use-visits.ts'

/** Finds the screen of the address, asks who may enter, and draws it in its layout (spec §2, Routing basics). */
export function Application() {
  const visit = useVisits()
  return (
    <>
      <Arrival key={visit} />
      <Suspense>
        <CurrentScreen />
      </Suspense>
    </>
  )
}

function CurrentScreen(): ReactNode {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const api = useApi()
  const { user, phase } = useSession()
  const match = matchRoute(search ? `${path}?${search}` : path)
  const needsSession = match.name !== undefined && loadsSession(match.page)

  useEffect(() => {
    if (needsSession && phase === 'empty') void authenticate(api)
  }, [needsSession, phase, api])

  const ready = !needsSession || phase === 'ready'
  const entry =
    match.name !== undefined && ready
      ? pageEntry(match.page, { user, query: parseQuery(search), current: currentAddress() })
      : undefined
  const redirect = match.redirect ?? (entry && !entry.enter ? entry.redirect : undefined)
  const fullLoad = entry !== undefined && !entry.enter && entry.fullLoad === true
  useEffect(() => {
    if (redirect === undefined) return
    if (fullLoad) leave.topTo(redirect)
    else navigate(redirect, { replace: true })
  }, [redirect, fullLoad, navigate])

  // Not signed in is an answer, and leads elsewhere; a server that could not be asked leaves everybody where they are.
  if (needsSession && phase === 'failed') return <ErrorState heading="h1" onRetry={retryNow} />
  if (match.name === undefined || !entry?.enter) return <ScreenLoading />
  const Screen = screens[match.name]
  return (
    <Layout page={match.page} name={match.name} params={match.params} query={parseQuery(search)}>
      <ScreenBoundary key={screenKey(match.name, path)}>
        <Suspense fallback={<ScreenLoading />}>
          <Screen name={match.name} params={match.params} query={parseQuery(search)} />
        </Suspense>
      </ScreenBoundary>
    </Layout>
  )
}
