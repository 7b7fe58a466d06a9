import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { Placement } from '../overlays/beside.ts'
import { loadFloating } from '../overlays/load-later.ts'

/**
 * Describes `control` as soon as the code for it is here; until then, or when it does not come, its `title` does.
 * Answers how to take it back.
 */
export function describeSoon(control: HTMLElement, text: string, placement?: Placement): () => void {
  let stop: (() => void) | undefined
  let gone = false
  loadFloating().then(
    ({ describe }) => {
      if (!gone) stop = describe(control, text, placement)
    },
    () => (control.title = text),
  )
  return () => {
    gone = true
    stop?.()
  }
}

/** The ref for a control that says why it is disabled; hands the control on to a ref that was given. */
export function useDescribed<Control extends HTMLElement>(reason: string | undefined, given?: Ref<Control>) {
  const control = useRef<Control>(null)
  useImperativeHandle(given, () => control.current!, [])
  useEffect(() => (reason ? describeSoon(control.current!, reason) : undefined), [reason])
  return control
}
