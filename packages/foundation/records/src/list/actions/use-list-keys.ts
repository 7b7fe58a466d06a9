import { basePath, currentAddress, rewriteAddress } from '@tsumugi/navigation'
import { isTyping } from '@tsumugi/ui'
import { useEffect, useEffectEvent } from 'react'

/** Keys that work wherever the focus is: `n` adds, `?` helps. An address with `new=true` presses `n` once. */
export function useListKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    const elsewhere =
      event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event) || inOverlay(event)
    if (!act || elsewhere) return
    event.preventDefault()
    act()
  })
  const onArrival = useEffectEvent(() => {
    if (keys.n && isAskedForNew()) keys.n()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  // With every drawing: one may ask for a new record from the palette while its list stands already.
  useEffect(() => onArrival())
}

/** A dialog has keys of its own. */
const inOverlay = (event: Event) => event.composedPath().some((step) => step instanceof HTMLDialogElement)

/** Asked for once: whoever comes back to this address comes back to the list. Pages of others mean their own by it. */
function isAskedForNew(): boolean {
  const address = new URL(currentAddress(), 'https://here.invalid')
  if (!address.pathname.startsWith(basePath) || address.searchParams.get('new') !== 'true') return false
  address.searchParams.delete('new')
  rewriteAddress(`${address.pathname}${address.search}${address.hash}`)
  return true
}
