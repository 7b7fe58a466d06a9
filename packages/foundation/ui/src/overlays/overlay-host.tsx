import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import buttonCss from '../button/button.css?inline'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { confirmRequests } from '../confirm/confirm-requests.ts'
import { adoptStyles, useStyles, type StyleRootNode } from '../styles/style-root.ts'
import toastCss from '../toast/toast.css?inline'
import { ToastList } from '../toast/toast-list.tsx'
import { overlays } from './overlays.ts'

function createRegion() {
  const region = document.createElement('div')
  // Present from load: readers announce only what appears in a live region they already know.
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-relevant', 'additions')
  return region
}

/** The region may travel into a dialog of another widget, whose root has never heard of a toast. */
function dress(root: Node) {
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root satisfies StyleRootNode, buttonCss, toastCss)
}

/**
 * The place where `toast()` and `confirm()` show themselves. Each app root and each widget mounts one; the first on
 * the page serves them all, the next takes over when it leaves.
 */
export function OverlayHost() {
  useStyles(toastCss)
  const place = useRef<HTMLDivElement>(null)
  const [region] = useState(createRegion)
  const serves = useSyncExternalStore(overlays.subscribe, () => overlays.home()?.region === region)
  const requests = useSyncExternalStore(confirmRequests.subscribe, confirmRequests.list)
  useLayoutEffect(() => overlays.enter({ place: place.current!, region, settled: dress }), [region])
  return (
    <div ref={place} className="overlay-host">
      {serves && requests.map(({ id, answer, ...options }) => <ConfirmDialog key={id} {...options} onAnswer={answer} />)}
      {serves && createPortal(<ToastList region={region} />, region)}
    </div>
  )
}
