import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import type { Placement } from './placement/beside.ts'
import { focusables } from './focus/deep-focus.ts'
import { loadFloating } from './deferred/load-later.ts'
import { overlays, type DismissReason, type OpenOverlay } from './overlays.ts'

/** The first thing to type into, else the last action, else the dialog; `data-autofocus` decides otherwise. */
function focusFirst(dialog: HTMLDialogElement) {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const body = dialog.querySelector<HTMLElement>('[data-part=body]')
  const [first] = focusables(body ?? dialog)
  // Words alone must be scrollable by keyboard.
  if (body && !first && body.scrollHeight > body.clientHeight) body.tabIndex = 0
  const actions = dialog.querySelector('[data-part=footer]')
  ;(chosen ?? first ?? (actions && focusables(actions).at(-1)) ?? dialog).focus()
}

/** Keeps a `<dialog>` open as a modal while it is mounted, in the order of the page's overlays (spec §4). */
export function useModal(onDismiss: (reason: DismissReason) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const open = useRef<OpenOverlay>(null)
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    const dialog = ref.current!
    const overlay = overlays.open({ element: dialog, modal: true, onDismiss: (reason) => dismiss(reason) })
    open.current = overlay
    focusFirst(dialog)
    return () => {
      open.current = null
      overlay.close()
    }
  }, [])
  const own = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    ref,
    // A browser's own way back comes as `cancel`; a file picker's `cancel` bubbles here too and means nothing.
    onCancel: (event: SyntheticEvent) => {
      if (!own(event)) return
      event.preventDefault()
      overlays.escape()
    },
    // Browsers close a dialog for good at the second `cancel` without a click between.
    onClose: (event: SyntheticEvent) => {
      if (own(event) && open.current && !ref.current?.open) onDismiss('escape')
    },
  }
}

/** Browsers without CSS anchor positioning alone wait for placing by script. */
const placing = () => (CSS.supports('position-area', 'block-end') ? undefined : loadFloating())

export interface PopoverOptions {
  anchor: RefObject<HTMLElement | null>
  placement?: Placement
  passive?: boolean
  onDismiss(reason: DismissReason): void
}

/** Keeps an element with `popover="manual"` open beside its anchor while `open`. */
export function usePopover(open: boolean, { anchor, placement = 'below-start', passive, onDismiss }: PopoverOptions) {
  const ref = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => void placing(), [])
  useLayoutEffect(() => {
    const element = ref.current
    if (!open || !element) return
    const beside = anchor.current
    const overlay = overlays.open({ element, anchor: beside, passive, onDismiss: (reason) => dismiss(reason) })
    let leave = () => {}
    let gone = false
    void placing()?.then(({ stayBeside }) => {
      if (beside && !gone) leave = stayBeside(element, beside, placement)
    })
    return () => {
      gone = true
      leave()
      overlay.close()
    }
  }, [open, anchor, passive, placement])
  return { ref, popover: 'manual' as const, 'data-placement': placement }
}
