import { expect, it } from 'vitest'
import { $locale, toLocale } from './locale.ts'

it('§9 locales: ja is the default', () => {
  expect($locale.get()).toBe('ja')
})

it.each([
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['ch-ZN', 'zh-CN'],
  ['fr', 'ja'],
  ['', 'ja'],
  [null, 'ja'],
  [undefined, 'ja'],
])('§9 locales: ja is the fallback and ch-ZN means zh-CN: %s is read as %s', (tag, locale) => {
  expect(toLocale(tag)).toBe(locale)
})
