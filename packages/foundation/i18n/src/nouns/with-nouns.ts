import { noted, type Catalogue } from '../catalogue.ts'
import type { Text } from '../text.ts'
import { nounTexts, type NounKey } from './noun-texts.ts'

/**
 * The messages of a feature, with words of its own that are nouns: `withNouns(texts, { title: 'noun.colors' })`
 * answers `t('title')` from the one catalogue of nouns.
 */
export function withNouns<Messages, Key extends string>(
  texts: Catalogue<Messages>,
  nouns: Readonly<Record<Key, NounKey>>,
): Catalogue<Messages & Record<Key, string>> {
  type Both = Text<Messages & Record<Key, string>>
  const known = new Map<Promise<Text<Messages>>, Promise<Both>>()
  return noted({
    $fallback: texts.$fallback as Catalogue<Messages & Record<Key, string>>['$fallback'],
    load(locale) {
      const loading = texts.load(locale)
      const before = known.get(loading)
      if (before) return before
      const both = Promise.all([loading, nounTexts.load(locale)]).then(([text, noun]) => {
        const say = (key: string, values?: Parameters<Text<Messages>>[1]) =>
          key in nouns ? noun(nouns[key as Key]) : text(key as keyof Messages & string, values)
        return Object.assign(say, { rich: text.rich, locale }) as Both
      })
      // Read by React's `use`, so that a text that is here is answered at once.
      void both.then(
        (value) => Object.assign(both, { status: 'fulfilled', value }),
        // Asked for again with the next call of the catalogue, as every text that did not arrive.
        () => known.delete(loading),
      )
      known.set(loading, both)
      return both
    },
  })
}
