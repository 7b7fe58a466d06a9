import { createApi, OriginRefused } from '@tsumugi/api'
import type { FrameProps, TsumugiElement } from '@tsumugi/element'
import { $phase, $sessionFailure, $user, ApiProvider, authenticate, onRestart, recheckSession } from '@tsumugi/session'
import { OrganisationChanged } from '@tsumugi/shell/organisation-changed'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useEffect, useMemo } from 'react'

/** What stands around a widget's component inside its element: the client, the page's session, room for overlays. */
export function WidgetFrame({ host, root, props: { origin }, children }: FrameProps) {
  const { emit, fail, mode, onRefresh } = host
  const api = useMemo(
    () =>
      createApi({
        origin: typeof origin === 'string' ? origin : undefined,
        mode,
        onFailure: (failure) => emit(failure.kind, failure, { cancelable: true }),
        onOutcome: ({ failure, method, url, error }) => {
          const page = error instanceof OriginRefused ? { isOfPage: true, page: error.page } : {}
          fail(url, failure && { ...failure, ...page, method, url, error })
        },
      }),
    [emit, fail, mode, origin],
  )
  useEffect(() => {
    // The first widget loads the session for all; a partner's visitors have none with us.
    if (mode === 'partner') return undefined
    if ($phase.get() === 'empty') void authenticate(api)
    const stop = $sessionFailure.subscribe((failure) => fail('session', failure))
    const stopRefresh = onRefresh(() => void ($user.get() ? recheckSession(api) : authenticate(api)))
    return () => {
      stop()
      stopRefresh()
    }
  }, [api, mode, fail, onRefresh])
  useEffect(() => onRestart(() => (root.host as TsumugiElement).reset()), [root])
  return (
    <ApiProvider api={api}>
      {children}
      <Suspense>
        <OverlayHost ahead={mode !== 'partner'} />
      </Suspense>
      <Suspense>
        <OrganisationChanged />
      </Suspense>
    </ApiProvider>
  )
}
