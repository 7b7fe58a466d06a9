import { isTyping } from '@tsumugi/ui'
import { useEffect, useEffectEvent, type RefObject } from 'react'

export interface InboxKeys {
  onStep(by: 1 | -1): void
  onToggle(): void
  onDecide(verb: 'approve' | 'reject'): void
}

/**
 * j and k move, x ticks, a approves, r rejects. On our own page the whole page hears them; a widget only hears what
 * happens within itself.
 */
export function useInboxKeys(root: RefObject<HTMLElement | null>, wholePage: boolean, keys: InboxKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (event.defaultPrevented || !plain || isTyping(event) || inOverlay(event)) return
    const actions: Record<string, (() => void) | undefined> = {
      j: () => keys.onStep(1),
      k: () => keys.onStep(-1),
      x: keys.onToggle,
      a: () => keys.onDecide('approve'),
      r: () => keys.onDecide('reject'),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const hears = wholePage ? document : root.current
    const listener = (event: Event) => act(event as KeyboardEvent)
    hears?.addEventListener('keydown', listener)
    return () => hears?.removeEventListener('keydown', listener)
  }, [wholePage, root])
}

/** A dialog has keys of its own. */
function inOverlay(event: Event): boolean {
  return event.composedPath().some((step) => step instanceof HTMLDialogElement)
}
