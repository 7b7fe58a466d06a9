import { basePath, pageNavigator } from '@tsumugi/navigation'
import { session } from '@tsumugi/session'

/**
 * Plain links to our own screens change the screen without loading the page anew, as those of the menu do, and as long as
 * the menu is not stale (spec §2, Global side menu). A click that asks for another tab, a
 * download or another frame is left alone, and so is one that its own widget has already dealt with.
 */
export function keepLinksInside(page: Document): void {
  page.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.href)
    if (
      origin !== page.location.origin ||
      !pathname.startsWith(basePath) ||
      (hash && pathname === page.location.pathname)
    )
      return
    event.preventDefault()
    pageNavigator.go(`${pathname}${search}${hash}`, { stale: session.$stale.get() })
  })
}
