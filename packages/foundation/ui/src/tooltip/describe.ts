import type { Placement } from '../overlays/placement/beside.ts'
import { overlays, type OpenOverlay } from '../overlays/overlays.ts'
import popoverCss from '../overlays/popover.css?inline'
import { adoptStyles, type StyleRootNode } from '../styles/style-root.ts'
import { stayBeside } from '../overlays/placement/beside.ts'
import css from './tooltip.css?inline'

/** The pointer must rest this long, ms, so that crossing a toolbar does not light it up. */
const showDelay = 300
/** spec §9: popper hide delay, ms. */
const hideDelay = 100

export interface DescriptionOptions {
  placement?: Placement
  /** The control was pressed while this code was on its way. */
  pressed?: boolean
}

let last = 0
const ownName = Math.random().toString(36).slice(2, 8)

/**
 * Gives `control` a description: read out with it (`aria-describedby`), and shown on hover, on focus and on a press
 * while it is disabled. Answers how to take it back.
 */
export function describe(
  control: HTMLElement,
  text: string,
  { placement = 'above-start', pressed = false }: DescriptionOptions = {},
): () => void {
  const tip = document.createElement('div')
  tip.id = `tip-${ownName}-${++last}`
  tip.className = 'floating-panel tooltip'
  tip.role = 'tooltip'
  tip.popover = 'manual'
  tip.dataset.placement = placement
  tip.textContent = text
  control.after(tip)
  adoptStyles(control.getRootNode() as StyleRootNode, popoverCss, css)
  const other = control.getAttribute('aria-describedby')
  control.setAttribute('aria-describedby', [other, tip.id].filter(Boolean).join(' '))
  control.removeAttribute('title')

  let open: OpenOverlay | undefined
  let leave = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  function hide() {
    leave()
    open?.close()
    open = undefined
  }
  function show() {
    if (open || !tip.isConnected) return
    open = overlays.open({ element: tip, anchor: control, passive: true, onDismiss: hide })
    if (!CSS.supports('position-area', 'block-end')) leave = stayBeside(tip, control, placement)
  }
  const rest = (event: PointerEvent) => event.pointerType !== 'touch' && later(show, open ? 0 : showDelay)
  const part = () => later(hide, hideDelay)

  const listening = new AbortController()
  const { signal } = listening
  for (const element of [control, tip]) {
    element.addEventListener('pointerenter', rest, { signal })
    element.addEventListener('pointerleave', part, { signal })
  }
  control.addEventListener('focus', () => control.matches(':focus-visible') && later(show, 0), { signal })
  control.addEventListener('blur', () => later(hide, 0), { signal })
  const press = () => later(control.ariaDisabled === 'true' ? show : hide, 0)
  control.addEventListener('click', press, { signal, capture: true })
  // The chunk arrives after what asked for it.
  if (pressed) press()
  else if (control.matches(':focus-visible')) later(show, 0)
  else if (control.matches(':hover')) later(show, showDelay)

  return () => {
    clearTimeout(timer)
    listening.abort()
    hide()
    tip.remove()
    if (other) control.setAttribute('aria-describedby', other)
    else control.removeAttribute('aria-describedby')
  }
}
