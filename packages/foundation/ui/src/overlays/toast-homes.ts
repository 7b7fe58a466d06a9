/** A place where an app root or a widget can show toasts and confirm dialogs. */
export interface OverlayHome {
  /** Where the region rests while no modal is open. */
  readonly place: HTMLElement
  /** Live region and toasts; travels into the topmost open modal. */
  readonly region: HTMLElement
  /** Told where the region now lies, so that its styles can follow it. */
  settled?(root: Node): void
}

type StatePreserving = HTMLElement & { moveBefore?(node: Node, child: Node | null): void }

/** Moves without closing popovers or losing the focus where the browser knows how. */
function move(region: HTMLElement, target: StatePreserving) {
  if (target.moveBefore && region.isConnected && region.ownerDocument === target.ownerDocument) {
    target.moveBefore(region, null)
  } else target.append(region)
}

/**
 * Brings the toast region into `target`: whatever lies outside an open modal dialog is inert, so its
 * buttons could neither be pressed nor focused (whatwg/html#9936).
 */
export function settle({ region, settled }: OverlayHome, target: HTMLElement) {
  if (region.parentNode === target) return
  move(region, target)
  settled?.(target.getRootNode())
  showToasts(region)
}

/** Shows the list of toasts while it has any. `again` lifts it over an overlay that has opened since. */
export function showToasts(region: HTMLElement, again = false) {
  const list = region.querySelector<HTMLElement>('[popover]')
  if (!list) return
  const wanted = list.childElementCount > 0
  if (list.matches(':popover-open') && (again || !wanted)) list.hidePopover()
  if (wanted && !list.matches(':popover-open')) list.showPopover()
}
