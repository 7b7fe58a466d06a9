import { onPage } from '@tsumugi/registry'
import { storage } from '@tsumugi/session'
import { atom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Below this width of the window the menu is a sheet that the header opens. */
const sheetBelow = '(max-width: 1023px)'

/** The sheet of the page's menu is open; header and menu may come from different bundles. */
export const $menuSheet = onPage('shell.menu-sheet', () => atom(false))

/** True where the window is too narrow for a menu beside the page. */
export function useMenuAsSheet(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

/** The header's menu button: opens the sheet, or folds the menu into a strip of icons. */
export function toggleMenu(): void {
  if (isNarrow()) $menuSheet.set(!$menuSheet.get())
  else storage.menuCollapsed.set(!storage.menuCollapsed.get())
}

function isNarrow(): boolean {
  return matchMedia(sheetBelow).matches
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(sheetBelow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
