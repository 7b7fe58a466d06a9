import { locales, type Locale } from '@tsumugi/domain'

/** Each language in itself. */
export const languageNames = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.DisplayNames(locale, { type: 'language' }).of(locale === 'zh-CN' ? 'zh-Hans' : locale),
  ]),
) as Record<Locale, string>
