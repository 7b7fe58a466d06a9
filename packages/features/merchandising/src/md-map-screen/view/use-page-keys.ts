import { isTyping } from '@tsumugi/ui'
import { useEffect, useEffectEvent, type RefObject } from 'react'

interface PageKeys {
  onAdd(): void
  onHelp(): void
  onUndo(): void
}

/**
 * Keys that work wherever the focus is: `n` adds, `?` helps, Ctrl or ⌘ and Z takes back. On our own page the whole
 * page hears them; a widget only hears what happens within itself.
 */
export function usePageKeys(root: RefObject<HTMLElement | null>, wholePage: boolean, keys: PageKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event) || inOverlay(event)) return
    const control = event.ctrlKey || event.metaKey
    if (control && event.key === 'z' && !event.shiftKey) keys.onUndo()
    else if (!control && event.key === 'n') keys.onAdd()
    else if (!control && event.key === '?') keys.onHelp()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const hears = wholePage ? document : root.current
    const listener = (event: Event) => onKeyDown(event as KeyboardEvent)
    hears?.addEventListener('keydown', listener)
    return () => hears?.removeEventListener('keydown', listener)
  }, [wholePage, root])
}

/** A dialog has keys of its own. */
function inOverlay(event: Event): boolean {
  return event.composedPath().some((step) => step instanceof HTMLDialogElement)
}
