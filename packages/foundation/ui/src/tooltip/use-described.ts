import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { Placement } from '../overlays/placement/beside.ts'
import { loadFloating } from '../overlays/deferred/load-later.ts'

/** What somebody does to a control who may want to read what describes it. */
const approaches = ['pointerenter', 'focus', 'click'] as const

/**
 * Describes `control` by its `title`, until somebody comes near it: then the code that shows the description better is
 * fetched, so that no page loads it for controls that nobody touches. Answers how to take the description back.
 */
export function describeSoon(control: HTMLElement, text: string, placement?: Placement): () => void {
  const named = control.getAttribute('title')
  const listening = new AbortController()
  const { signal } = listening
  let stop: (() => void) | undefined
  function load({ type }: Pick<Event, 'type'>) {
    loadFloating().then(
      ({ describe }) => {
        if (!signal.aborted) stop ??= describe(control, text, { placement, pressed: type === 'click' })
      },
      // It still has its title; the next approach tries again.
      () => undefined,
    )
  }
  control.title = text
  for (const approach of approaches) control.addEventListener(approach, load, { signal, capture: true })
  if (control.matches(':hover, :focus-visible')) load({ type: 'focus' })
  return () => {
    listening.abort()
    stop?.()
    if (named === null) control.removeAttribute('title')
    else control.title = named
  }
}

/** The ref for a control that says why it is disabled; hands the control on to a ref that was given. */
export function useDescribed<Control extends HTMLElement>(reason: string | undefined, given?: Ref<Control>) {
  const control = useRef<Control>(null)
  useImperativeHandle(given, () => control.current!, [])
  useEffect(() => (reason ? describeSoon(control.current!, reason) : undefined), [reason])
  return control
}
