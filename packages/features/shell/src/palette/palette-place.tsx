import { useStore } from '@nanostores/react'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { lazy, Suspense, useEffect } from 'react'
import { headerTexts } from '../global-header/messages/catalogue.ts'
import { useScreenHelp } from '../screen-help/use-screen-help.tsx'
import { $palette, closePalette, openPalette } from './palette-state.ts'

const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })))

/** Where the palette stands: Ctrl or ⌘ and K open it from anywhere on the page, also while typing. */
export function PalettePlace() {
  const t = useText(headerTexts)
  const open = useStore($palette)
  // The help stands beside the screen after the palette has closed.
  const { ask, panel } = useScreenHelp(() =>
    toast({ title: t('help.failed'), message: t('help.failedWhy'), type: 'attention' }),
  )
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
  return (
    <>
      <Suspense>{open && <Palette onClose={closePalette} onHelp={() => void ask()} />}</Suspense>
      {panel}
    </>
  )
}
