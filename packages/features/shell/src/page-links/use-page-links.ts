import { opensElsewhere, useHost } from '@tsumugi/element'
import { leave, pageNavigator } from '@tsumugi/navigation'
import { useApi, useSession } from '@tsumugi/session'
import { createContext, use, type MouseEvent } from 'react'

/** The header stands in a frame of an older host's page: its links belong to the window around the frame. */
export const LinksLeaveFrame = createContext(false)

export interface PageLinks {
  /** The address as the page must write it: a server of another origin puts its own in front. */
  addressOf(href: string): string
  /** Follows the clicked link, unless the click asks for another tab or a listener of `tsumugi-navigate` prevents it. */
  follow(event: MouseEvent): void
}

/** How header and menu follow their links: through the page's one navigator (spec §2, Global side menu). */
export function usePageLinks(): PageLinks {
  const { emit } = useHost()
  const { origin } = useApi()
  const { stale } = useSession()
  const leavesFrame = use(LinksLeaveFrame)
  return {
    addressOf: (href) => (origin ? new URL(href, origin).href : href),
    follow(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      if (!link || !href) return
      if (opensElsewhere(event, link)) return
      event.preventDefault()
      if (!emit('navigate', { href }, { cancelable: true })) return
      if (leavesFrame) leave.topTo(href)
      else pageNavigator.go(href, { stale })
    },
  }
}
