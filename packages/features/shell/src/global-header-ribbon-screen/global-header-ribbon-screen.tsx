import { isFramed } from '@tsumugi/navigation'
import { authenticate, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import { GlobalHeader } from '../global-header/global-header.tsx'
import { LinksLeaveFrame } from '../page-links/use-page-links.ts'
import { SideMenu } from '../side-menu/side-menu.tsx'

/**
 * /for_rails/global_header_ribbon: header, ribbon and menu on a blank page, for pages of the older host. Drawn for such a
 * page, it shows the ribbon although it is framed, and its links lead the window around the frame.
 */
export function GlobalHeaderRibbonScreen() {
  const api = useApi()
  const { phase } = useSession()
  useEffect(() => {
    // A blank page that asks for no login: nobody else loads the session (spec §2).
    if (phase === 'empty') void authenticate(api)
  }, [api, phase])
  return (
    <LinksLeaveFrame value={isFramed()}>
      <GlobalHeader embedded={false} />
      <SideMenu />
    </LinksLeaveFrame>
  )
}
