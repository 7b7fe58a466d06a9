import { useStore } from '@nanostores/react'
import { createContext, use, useDeferredValue, type ReactNode } from 'react'
import { $locale, type Locale } from './locale.ts'

const LocaleContext = createContext<Locale | null>(null)

/** Gives a subtree a locale of its own, e.g. the exhibition's or a partner's `locale` attribute; null: the page's. */
export function LocaleProvider({ locale, children }: { locale: Locale | null; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/**
 * The locale to draw in: the nearest `LocaleProvider`'s, else the page's.
 * It lags behind while messages load, so that the old text stays instead of a spinner.
 */
export function useLocale(): Locale {
  const page = useStore($locale)
  return useDeferredValue(use(LocaleContext) ?? page)
}
