import type { Locale } from '@tsumugi/domain'
import { $locale, setLocale } from '@tsumugi/i18n'
import { href, leave } from '@tsumugi/navigation'
import { guestStorage, type ExhibitionSession } from './storage/guest-keys.ts'

/** Login stores the session; `token` is the answer's token_code (spec §3, §4 Exhibition session). */
export function storeExhibitionSession(exhibitionId: number, session: ExhibitionSession): void {
  guestStorage.exhibitionSession(exhibitionId).set(session)
}

/** Logout clears the session and goes to the exhibition login (spec §2, §4). A partner's page is not navigated. */
export function endExhibitionSession(exhibitionId: number, mode: 'host' | 'legacy' | 'partner' = 'host'): void {
  guestStorage.exhibitionSession(exhibitionId).remove()
  if (mode !== 'partner') leave.to(href('exhibitionLogin', { exhibitionId }))
}

/** The language chosen at exhibitions, stored apart from the user's (spec §3). */
export function chooseExhibitionLocale(locale: Locale): void {
  guestStorage.exhibitionLocale.set(locale)
  setLocale(locale)
}

/** Draws in the language chosen at exhibitions earlier, if any; answers the one in force. */
export function applyExhibitionLocale(): Locale {
  const chosen = guestStorage.exhibitionLocale.get()
  if (chosen) setLocale(chosen)
  return $locale.get()
}
