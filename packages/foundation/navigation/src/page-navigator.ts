import { onPage } from '@tsumugi/registry'
import { basePath } from './href.ts'
import { leave } from './leave.ts'

type Navigate = (address: string) => void

export interface StayConditions {
  /** The page carries the single-page application: its router has registered itself. */
  embedded: boolean
  /** The menu was loaded on another day (spec §4, Stale menu). */
  stale: boolean
}

/** Spec §2, side menu: only links beneath /s/, in an embedded menu that is not stale, stay inside. */
export function staysInApp({ href, embedded, stale }: StayConditions & { href: string }): boolean {
  return href.startsWith(basePath) && embedded && !stale
}

/** One per page, shared by every widget: the host registers its router, links go through it or load anew. */
export const pageNavigator = onPage('page-navigator', createPageNavigator)

function createPageNavigator() {
  let router: Navigate | null = null
  return {
    /** Takes over in-app navigation; answers the way to give it back. */
    register(navigate: Navigate): () => void {
      router = navigate
      return () => {
        if (router === navigate) router = null
      }
    },
    get embedded(): boolean {
      return router !== null
    },
    /** Goes to an address of ours or anybody's: inside the application where the rule lets it, else by a full load. */
    go(url: string, { stale = false, embedded = router !== null }: Partial<StayConditions> = {}): void {
      if (router && staysInApp({ href: url, embedded, stale })) router(url)
      else leave.to(url)
    },
  }
}
