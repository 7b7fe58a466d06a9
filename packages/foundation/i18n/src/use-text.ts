import { useStore } from '@nanostores/react'
import { use } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { Text } from './text.ts'
import { useLocale } from './use-locale.tsx'

/**
 * The texts of a feature in the current locale: `const t = useText(catalogue)`.
 * Suspends until they are loaded the first time; on a change of locale the old text stays meanwhile.
 */
export function useText<Messages>(catalogue: Catalogue<Messages>): Text<Messages> {
  const locale = useLocale()
  useStore(catalogue.$fallback)
  return use(catalogue.load(locale))
}
