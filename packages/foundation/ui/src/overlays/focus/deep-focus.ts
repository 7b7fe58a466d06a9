/** The element that really has the focus, looking through open shadow roots; null when nothing has. */
export function deepFocus(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** Whether `node` lies inside `container`, counting what sits in shadow roots below it. */
export function holds(container: Node, node: Node | null): boolean {
  for (let at = node; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)) {
    if (at === container) return true
  }
  return false
}

const focusable =
  'a[href],button,input:not([type=hidden]),select,textarea,[contenteditable=true],[tabindex]:not([tabindex="-1"])'

/** What may take the focus inside `container`, in the order of the document. */
export function focusables(container: ParentNode): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled') && element.tabIndex >= 0 && element.checkVisibility(),
  )
}
