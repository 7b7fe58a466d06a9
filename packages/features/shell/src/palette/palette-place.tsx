import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { $palette, closePalette, openPalette } from './palette-state.ts'

const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })))

/** Where the palette stands: Ctrl or ⌘ and K open it from anywhere on the page, also while typing. */
export function PalettePlace() {
  const open = useStore($palette)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isPalette =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isPalette || event.defaultPrevented) return
      event.preventDefault()
      openPalette()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      closePalette()
    }
  }, [])
  return <Suspense>{open && <Palette onClose={closePalette} />}</Suspense>
}
