import { computed } from 'nanostores'
import { noted, type Catalogue } from './catalogue.ts'
import type { Text } from './text.ts'

/**
 * The messages of a feature together with those it shares with others, so that a word stands once:
 * `joinCatalogues(ownTexts, sharedTexts)`. A key that both have is the first one's.
 */
export function joinCatalogues<Own, Shared>(own: Catalogue<Own>, shared: Catalogue<Shared>): Catalogue<Own & Shared> {
  const known = new Map<Promise<Text<Own>>, Promise<Text<Own & Shared>>>()
  return noted({
    // Only that one of them came is read of it: each text asks its own fallback.
    $fallback: computed([own.$fallback, shared.$fallback], (one, other) => one && other && joined(one, other)),
    load(locale) {
      const loading = own.load(locale)
      const before = known.get(loading)
      if (before) return before
      const both = Promise.all([loading, shared.load(locale)]).then(([one, other]) => joined(one, other))
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

function joined<Own, Shared>(own: Text<Own>, shared: Text<Shared>): Text<Own & Shared> {
  type Both = Text<Own & Shared>
  /** A word that both lack in this locale is sought in what each falls back on. */
  const asked = (key: string) =>
    [own, shared].filter((each) => each.knows(key) || !(own.knows(key) || shared.knows(key))) as unknown as Both[]
  const say = ((key, values) => firstOf(asked(key), (text) => text(key, values)) ?? '') as Both
  const rich: Both['rich'] = (key, values) => firstOf(asked(key), (text) => text.rich(key, values)) ?? ''
  return Object.assign(say, { rich, knows: (key: string) => own.knows(key) || shared.knows(key), locale: own.locale })
}

function firstOf<Said, Word>(texts: readonly Said[], say: (text: Said) => Word): Word | undefined {
  for (const text of texts) {
    const word = say(text)
    if (word !== '') return word
  }
  return undefined
}
