import { isTyping } from '@tsumugi/ui'
import { useEffect, useEffectEvent } from 'react'

/** Keys that work wherever the focus is: `n` adds, `?` helps. */
export function useListKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    const elsewhere =
      event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event) || inOverlay(event)
    if (!act || elsewhere) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** A dialog has keys of its own. */
const inOverlay = (event: Event) => event.composedPath().some((step) => step instanceof HTMLDialogElement)
