import { admits, type Kind, type QueryRecord, type SessionUser } from '@tsumugi/domain'
import { signOutAddress } from './addresses.ts'
import { href } from './href.ts'
import type { Page } from './page.ts'

/** Default-layout pages, and any page that needs login, load the session first (spec §2). */
export function loadsSession({ layout, guard }: Page): boolean {
  return layout === 'default' || guard.login !== false
}

export type PageEntry = { enter: true } | { enter: false; redirect: string; fullLoad?: true }

/** May this user open this page? A refused user goes to /, a visitor to sign-out with the way back (spec §4, §5). */
export function pageEntry(
  page: Page,
  { user, query, current }: { user: SessionUser | null; query: QueryRecord; current: string },
): PageEntry {
  if (admits(user, page.guard, { query })) return { enter: true }
  if (!user) return { enter: false, redirect: signOutAddress(current), fullLoad: true }
  return { enter: false, redirect: href('home') }
}

/** Where /matching-console/applications/:applicationId sends on to; / when the session is missing (spec §2). */
export function applicationPage(user: { kind: Kind } | null, applicationId: string): string {
  if (user?.kind === 'brand') return href('matchingClientApplication', { applicationId })
  if (user?.kind === 'supplier') return href('matchingWorkerApplication', { applicationId })
  return href('home')
}
