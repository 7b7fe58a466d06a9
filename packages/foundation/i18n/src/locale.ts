import { locales, type Locale } from '@tsumugi/domain'
import { onPage } from '@tsumugi/registry'
import { atom } from 'nanostores'

export { locales, type Locale }

/** Default and fallback (spec §1, §9). */
export const defaultLocale = 'ja' satisfies Locale

/** The one locale of the page, shared by every bundle on it. */
export const $locale = onPage('locale', () => atom<Locale>(defaultLocale))

/**
 * Reads a language tag into one of the three locales; what is unknown becomes Japanese (spec §1).
 * `ch-ZN`, the key of the date formats (spec §9), means zh-CN.
 */
export function toLocale(tag: string | null | undefined): Locale {
  const wanted = tag?.toLowerCase()
  if (wanted === 'ch-zn') return 'zh-CN'
  return locales.find((locale) => wanted?.slice(0, 2) === locale.slice(0, 2)) ?? defaultLocale
}

/** Changes the locale of everything on the page. Texts keep their old locale until the new messages are there. */
export function setLocale(locale: Locale): void {
  $locale.set(locale)
}

/** Sets the page's language attribute (spec §1). For pages that are ours or the legacy host's, never a partner's. */
export function setPageLanguage(locale: Locale): void {
  document.documentElement.lang = locale
}
