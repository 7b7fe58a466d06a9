import { onPage } from '@tsumugi/registry'
import { deepFocus, holds } from './focus/deep-focus.ts'
import { lockScroll } from './focus/scroll-lock.ts'
import type { OverlayHome } from './toast-homes.ts'

export type DismissReason = 'escape' | 'outside'

export interface OverlayOptions {
  /** A `<dialog>` when modal, otherwise an element with `popover="manual"`. */
  readonly element: HTMLElement
  readonly modal?: boolean
  /** What opened it: a press there is not a press outside, and the overlay is placed beside it. */
  readonly anchor?: HTMLElement | null
  /** A description, not a place to be: closes on Escape without using that Escape up, takes no focus back. */
  readonly passive?: boolean
  /** Asked, not told: whoever owns the overlay decides whether it closes. */
  onDismiss(reason: DismissReason): void
}

export interface OpenOverlay {
  readonly zIndex: number
  readonly element: HTMLElement
  readonly modal: boolean
  readonly passive: boolean
  close(): void
}

type Entry = OpenOverlay & Omit<OverlayOptions, 'passive'> & { readonly returnTo: HTMLElement | null }

/** spec §9: overlay base z-index 2000, incremented per new overlay. */
const baseZIndex = 2000

function createOverlays() {
  const stack: Entry[] = []
  const homes: OverlayHome[] = []
  /** What stands for a place where there is none: null once there was one, as a widget's work may end after it has left. */
  let none: null | undefined
  const listeners = new Set<() => void>()
  let unlock: (() => void) | null = null
  let pressedOutside = false

  const top = () => stack.findLast((entry) => !entry.passive)
  const tell = () => listeners.forEach((listener) => listener())

  /** Widgets are torn out of the page by their hosts (Turbo) before React can say goodbye. */
  function forgetTheGone() {
    for (const entry of stack.filter((entry) => !entry.element.isConnected)) entry.close()
  }

  function tidy() {
    const modal = stack.some((entry) => entry.modal)
    if (modal && !unlock) unlock = lockScroll()
    if (!modal) {
      unlock?.()
      unlock = null
    }
    listen(stack.length > 0)
  }

  /** spec §4: Escape closes only the topmost open overlay. */
  function escape() {
    forgetTheGone()
    for (const entry of stack.filter((entry) => entry.passive)) entry.onDismiss('escape')
    const topmost = top()
    topmost?.onDismiss('escape')
    return topmost !== undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
    const keeps = (target: EventTarget) => target instanceof Element && target.hasAttribute('data-keeps-escape')
    if (event.composedPath().some(keeps) || !escape()) return
    // Neither the browser's own close nor the page below may spend the same Escape on a second thing.
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** A press on a dialog's own padding has the same target as one on its backdrop: only the place tells. */
  function outside(entry: Entry, event: MouseEvent) {
    const path = event.composedPath()
    if (homes.some((home) => path.includes(home.region))) return false
    if (!entry.modal) return !path.includes(entry.element) && !(entry.anchor && path.includes(entry.anchor))
    const box = entry.element.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return path.includes(entry.element) && (x < box.left || x > box.right || y < box.top || y > box.bottom)
  }

  function onPointerDown(event: PointerEvent) {
    forgetTheGone()
    const topmost = top()
    pressedOutside = topmost !== undefined && outside(topmost, event)
  }

  /** Press and release must both be outside: a text selection dragged out of a dialog is no wish to close it. */
  function onClick(event: MouseEvent) {
    if (!pressedOutside || event.detail === 0) return
    pressedOutside = false
    for (const entry of stack.filter((entry) => !entry.passive).toReversed()) {
      if (!outside(entry, event)) return
      entry.onDismiss('outside')
      if (entry.modal || stack[stack.indexOf(entry) - 1]?.modal) return
    }
  }

  function listen(on = true) {
    const turn = on ? 'addEventListener' : 'removeEventListener'
    window[turn]('keydown', onKeyDown as EventListener, true)
    window[turn]('pointerdown', onPointerDown as EventListener, true)
    window[turn]('click', onClick as EventListener, true)
  }

  function show(element: HTMLElement, { modal, anchor }: OverlayOptions) {
    if (modal && element instanceof HTMLDialogElement) element.showModal()
    else element.showPopover(anchor ? { source: anchor } : {})
  }

  function hide(entry: Entry) {
    if (entry.element instanceof HTMLDialogElement) entry.element.close()
    else if (entry.element.matches(':popover-open')) entry.element.hidePopover()
  }

  return {
    /**
     * Shows an element on the browser's top layer, over every widget of the page and the page itself, and answers
     * the way to close it. z-index starts at 2000 and rises by one (spec §4). Closing gives the focus back.
     */
    open(options: OverlayOptions): OpenOverlay {
      const { element, modal = false, passive = false } = options
      const returnTo = passive ? null : deepFocus()
      const zIndex = (stack.at(-1)?.zIndex ?? baseZIndex - 1) + 1
      const entry: Entry = { ...options, modal, passive, zIndex, returnTo, close }
      function close() {
        const at = stack.indexOf(entry)
        if (at < 0) return
        const focus = deepFocus()
        const giveBack = !passive && (focus === null || holds(element, focus))
        stack.splice(at, 1)
        tidy()
        if (element.isConnected) hide(entry)
        if (giveBack && returnTo?.isConnected) returnTo.focus({ preventScroll: true })
        tell()
      }
      element.style.zIndex = String(zIndex)
      show(element, options)
      stack.push(entry)
      tidy()
      tell()
      return entry
    },
    /** The open overlays, lowest first. */
    stack: () => stack as readonly OpenOverlay[],
    /** Closes the topmost overlay as Escape would; for a browser's own way back, such as Android's gesture. */
    escape,
    /** Registers a place for toasts and confirm dialogs; the first of the page serves all. Answers how to leave. */
    enter(home: OverlayHome): () => void {
      homes.push(home)
      none = null
      home.place.append(home.region)
      tell()
      return () => {
        homes.splice(homes.indexOf(home), 1)
        home.region.remove()
        tell()
      }
    },
    /** The place that shows toasts and confirm dialogs now; null when all have left, undefined where there never was one. */
    home: () => homes[0] ?? none,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What floats on this page, whichever widget or bundle opened it: one order, one Escape, one scroll lock (spec §4).
 * Server rendering has no page and no overlays.
 */
export const overlays = onPage('overlays', createOverlays)
