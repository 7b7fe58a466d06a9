import { noteMenuClick } from '@tsumugi/session'
import type { MouseEvent } from 'react'
import { usePageLinks } from '../../page-links/use-page-links.ts'
import { $menuSheet } from './menu-width.ts'

/** A click on a link of the menu clears the stored previous page (spec §2), closes the sheet and leads on. */
export function useMenuClick(): (event: MouseEvent) => void {
  const { follow } = usePageLinks()
  return (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    $menuSheet.set(false)
    follow(event)
    // Last: following the link has just kept the page it leaves.
    noteMenuClick()
  }
}
