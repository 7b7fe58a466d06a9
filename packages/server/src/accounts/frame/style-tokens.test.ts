import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The first value of each: later ones belong to a language or to reduced motion. */
const tokensOf = (css: string) =>
  new Map(
    [...css.matchAll(/(--tsumugi-[\w-]+):\s*([^;]+);/g)]
      .map(([, name, value]) => [name!, value!.trim().replaceAll(/\s+/g, ' ')] as const)
      .toReversed(),
  )

// Tracking depends on the language of the page and stands in another place there.
const placedElsewhere = new Set(['--tsumugi-tracking'])

it('§9 the account pages use the tokens of the ui, with the same values', () => {
  const ui = tokensOf(read('../../../../foundation/ui/src/styles/tokens.css'))
  const own = [...tokensOf(read('../../../public/account.css'))].filter(([name]) => !placedElsewhere.has(name))
  expect(own.length).toBeGreaterThan(40)
  expect(own.filter(([name, value]) => ui.get(name) !== value)).toEqual([])
})

it('the account pages declare every token they use, and no colour beside them', () => {
  const css = read('../../../public/account.css')
  const used = new Set([...css.matchAll(/var\((--tsumugi-[\w-]+)/g)].map(([, name]) => name!))
  expect([...used].filter((name) => !tokensOf(css).has(name))).toEqual([])
  expect(css.slice(css.indexOf('box-sizing')).match(/#[\da-f]{3,8}\b|\brgba?\(|\d+rem\b/gi) ?? []).toEqual([])
})
