import { overlays } from '@tsumugi/ui'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Ctrl/⌘+S saves what `inside` stands in: its dialog while that is the topmost one, else the page while no dialog is open.
 * With `focused` the focus must be inside, where several can be saved.
 */
export function useSaveKey(inside: RefObject<HTMLElement | null>, save: () => void, focused = false): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
    const top = overlays.stack().findLast(({ modal }) => modal)
    if (!isSave || !inside.current || top?.element !== (inside.current.closest('dialog') ?? undefined)) return
    const [field] = event.composedPath()
    if (focused && !inside.current.contains(field as Node)) return
    event.preventDefault()
    // Fields that read what was typed when they are left must read it before it is sent.
    if (field instanceof HTMLElement) field.blur()
    setTimeout(() => {
      if (field instanceof HTMLElement && field.isConnected) field.focus({ preventScroll: true })
      save()
    })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])
}
