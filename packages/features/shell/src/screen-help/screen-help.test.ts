import { routeNouns, type RouteName } from '@tsumugi/navigation'
import { expect, it } from 'vitest'
import { keysOf } from './help-topics.ts'
import { helpTexts } from './messages/catalogue.ts'

const nouns = [...new Set(Object.values(routeNouns))].filter((noun) => noun !== null)
/** What a help says that has nothing to say yet. */
const toCome = /準備中|coming soon|not ready|准备中|敬请期待/i

it.each(['ja', 'en', 'zh-CN'] as const)(
  'review D10: every screen has its help, and says what and how: %s',
  async (locale) => {
    const t = await helpTexts.load(locale)
    const seen = new Map<string, string>()
    for (const noun of nouns) {
      const [what, first] = [t(`what.${noun}`), t(`first.${noun}`)]
      for (const said of [what, first]) {
        expect(said.length, noun).toBeGreaterThan(locale === 'en' ? 12 : 6)
        expect(said, noun).not.toMatch(toCome)
      }
      // What holds for every screen helps with none.
      expect(seen.get(what), `${noun} says what another does`).toBeUndefined()
      seen.set(what, noun)
      for (const [key] of keysOf(noun)) expect(t(`key.${key}`), `${noun} ${key}`).not.toBe('')
    }
  },
)

it('review D10: only frames of others are without', () => {
  const without = (Object.keys(routeNouns) as RouteName[]).filter((name) => routeNouns[name] === null)
  expect(without.toSorted()).toEqual(['blank', 'error', 'globalHeaderRibbon', 'matchingApplication', 'prepare'])
})
