import { href } from './href.ts'

interface ExhibitionVisit {
  /** The route's name: the login page is let through. */
  name: string
  exhibitionId: string | undefined
  /** Path and query to come back to after login. */
  current: string
  authCode: string | undefined
  hasSession: boolean
}

export type ExhibitionEntry = { enter: true } | { enter: false; redirect: string }

/**
 * The rule of the exhibition layout (spec §2): the login page and any address with an auth_code pass,
 * every other page needs a stored exhibition session. It frees the layout only; the API checks each call.
 */
export function exhibitionEntry(visit: ExhibitionVisit): ExhibitionEntry {
  if (visit.name === 'exhibitionLogin' || visit.authCode || visit.hasSession) return { enter: true }
  if (!visit.exhibitionId) return { enter: false, redirect: href('home') }
  const { exhibitionId, current } = visit
  return { enter: false, redirect: href('exhibitionLogin', { exhibitionId }, { to: current }) }
}
