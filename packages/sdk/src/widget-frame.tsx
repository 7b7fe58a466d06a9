import { createApi } from '@tsumugi/api'
import type { FrameProps } from '@tsumugi/element'
import { $phase, ApiProvider, authenticate } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useEffect, useMemo } from 'react'

/** What stands around a widget's component inside its element: the client, the page's session, room for overlays. */
export function WidgetFrame({ host, props: { origin }, children }: FrameProps) {
  const { emit, mode } = host
  const api = useMemo(
    () =>
      createApi({
        origin: typeof origin === 'string' ? origin : undefined,
        mode,
        onFailure: (failure) => emit(failure.kind, failure, { cancelable: true }),
      }),
    [emit, mode, origin],
  )
  useEffect(() => {
    // The first widget loads the session for all; a partner's visitors have none with us.
    if (mode !== 'partner' && $phase.get() === 'empty') void authenticate(api)
  }, [api, mode])
  return (
    <ApiProvider api={api}>
      {children}
      <Suspense>
        <OverlayHost ahead={mode !== 'partner'} />
      </Suspense>
    </ApiProvider>
  )
}
