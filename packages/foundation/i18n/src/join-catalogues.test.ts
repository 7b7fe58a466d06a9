import { expect, it } from 'vitest'
import { defineCatalogue } from './catalogue.ts'
import { joinCatalogues } from './join-catalogues.ts'
import type { Locale } from './locale.ts'

const catalogue = <Messages extends Record<keyof Messages, string>>(ja: Messages, en: Partial<Messages>) =>
  defineCatalogue<Messages>({
    ja: () => Promise.resolve({ messages: ja }),
    en: () => Promise.resolve({ messages: en as Messages }),
    'zh-CN': () => Promise.reject(new Error('offline')),
  })
const shared = () => catalogue({ name: '品名', unit: '単位', both: '共通' }, { name: 'Name', both: 'Shared' })
const own = () => catalogue({ weave: '組織 {count}', both: '自分' }, { weave: 'Weave {count}', both: 'Own' })

it.each<[Locale, string[]]>([
  ['ja', ['組織 3', '品名', '自分']],
  ['en', ['Weave 3', 'Name', 'Own']],
])('%s: each word is its catalogue’s, and the first one’s where both have it', async (locale, words) => {
  const t = await joinCatalogues(own(), shared()).load(locale)
  expect([t('weave', { count: 3 }), t('name'), t('both')]).toEqual(words)
  expect([t.locale, t.knows('weave'), t.knows('name'), t.knows('nothing')]).toEqual([locale, true, true, false])
})

it('answers the same promise for a locale, and rejects while one of both cannot be loaded', async () => {
  const joined = joinCatalogues(own(), shared())
  expect(joined.load('ja')).toBe(joined.load('ja'))
  await expect(joined.load('zh-CN')).rejects.toThrow('offline')
})

it('a word that a locale lacks comes from Japanese once that is there', async () => {
  const sharedTexts = shared()
  const joined = joinCatalogues(own(), sharedTexts)
  const t = await joined.load('en')
  expect(t('unit')).toBe('')
  await sharedTexts.load('ja')
  await Promise.resolve()
  expect(t('unit')).toBe('単位')
})
