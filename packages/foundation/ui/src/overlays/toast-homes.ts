import buttonCss from '../button/button.css?inline'
import { adoptStyles } from '../styles/style-root.ts'
import toastCss from '../toast/toast.css?inline'
import { overlays } from './overlays.ts'

/** A place where an app root or a widget can show toasts and confirm dialogs. */
export interface OverlayHome {
  /** Where the region rests while no modal is open. */
  readonly place: HTMLElement
  /** Live region and toasts; travels into the topmost open modal. */
  readonly region: HTMLElement
}

type StatePreserving = HTMLElement & { moveBefore?(node: Node, child: Node | null): void }

/** Moves without closing popovers or losing the focus where the browser knows how. */
function move(region: HTMLElement, target: StatePreserving) {
  if (target.moveBefore && region.isConnected && region.ownerDocument === target.ownerDocument) {
    target.moveBefore(region, null)
  } else target.append(region)
}

/**
 * Brings the toast region into the topmost open dialog: whatever lies outside a modal is inert, so its buttons could
 * neither be pressed nor focused (whatwg/html#9936). Lifts the toasts over what has opened since. Answers how to stop.
 */
export function followOverlays(region: HTMLElement): () => void {
  let lifted = 0
  function follow() {
    const home = overlays.home()
    if (home?.region !== region) return
    const stack = overlays.stack()
    const target = stack.findLast(({ modal }) => modal)?.element ?? home.place
    const highest = stack.findLast(({ passive }) => !passive)?.zIndex ?? 0
    if (region.parentNode !== target) move(region, target)
    showToasts(region, highest > lifted)
    lifted = highest
    // A root of another widget has never heard of a toast.
    const root = region.getRootNode()
    if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, buttonCss, toastCss)
  }
  follow()
  return overlays.subscribe(follow)
}

/** Shows the list of toasts while it has any. `again` lifts it over an overlay that has opened since. */
export function showToasts(region: HTMLElement, again = false) {
  const list = region.querySelector<HTMLElement>('[popover]')
  if (!list) return
  const wanted = list.childElementCount > 0
  if (list.matches(':popover-open') && (again || !wanted)) list.hidePopover()
  if (wanted && !list.matches(':popover-open')) list.showPopover()
}
