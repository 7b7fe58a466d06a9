import { expect, it } from 'vitest'
import { wordInside } from './word-inside.ts'

it.each([
  ['Purchase order', 'en', 'purchase order'],
  ['SKU', 'en', 'SKU'],
  ['JAN code', 'en', 'JAN code'],
  ['発注書', 'ja', '発注書'],
  ['', 'en', ''],
] as const)('%s in %s is %s within a sentence', (word, locale, inside) => {
  expect(wordInside(word, locale)).toBe(inside)
})
