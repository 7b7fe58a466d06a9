import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { confirmRequests } from '../confirm/confirm-requests.ts'
import { toasts } from '../toast/toasts.ts'
import { loadLater } from './deferred/load-later.ts'
import { overlays } from './overlays.ts'

/** Ms after which what shows toasts is fetched unasked: the first one may have to say that the network is gone. */
const headStart = 1000

export interface OverlayHostProps {
  /** Whether what shows toasts is fetched before one is wanted; not on pages where every KiB of a first visit counts. */
  ahead?: boolean
}

function createRegion() {
  const region = document.createElement('div')
  // Present from load: readers announce only what appears in a live region they already know.
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-relevant', 'additions')
  return region
}

/**
 * The place where `toast()` and `confirm()` show themselves. Each app root and each widget mounts one; the first on
 * the page serves them all, the next takes over when it leaves.
 */
export function OverlayHost({ ahead = true }: OverlayHostProps) {
  const place = useRef<HTMLDivElement>(null)
  const [region] = useState(createRegion)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadLater>>>()
  const serves = useSyncExternalStore(overlays.subscribe, () => overlays.home()?.region === region)
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.list)
  const asked = useSyncExternalStore(confirmRequests.subscribe, confirmRequests.list)
  const wanted = waiting.length + asked.length

  useLayoutEffect(() => overlays.enter({ place: place.current!, region }), [region])
  useEffect(() => {
    if (!serves || loaded || (!ahead && !wanted)) return
    const timer = setTimeout(
      () =>
        loadLater().then(setLoaded, (error: unknown) => {
          // Toasts stay in the list: the next one to come asks for the chunk again.
          for (const { fail } of confirmRequests.list()) fail(error)
          if (wanted) reportError(error)
        }),
      wanted ? 0 : headStart,
    )
    return () => clearTimeout(timer)
  }, [serves, loaded, wanted, ahead])
  return (
    <div ref={place} className="overlay-host">
      {serves && loaded && <loaded.Surfaces region={region} />}
    </div>
  )
}
