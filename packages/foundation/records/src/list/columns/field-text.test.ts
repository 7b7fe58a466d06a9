import { masters } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { spokenNameOf, type RecordText } from '../../definition.ts'
import { textOf } from './field-cell.tsx'

const say = (locale: 'ja' | 'en' | 'zh-CN') => Object.assign(() => '', { locale }) as unknown as RecordText

it('figures of a column have the same decimals, so that they stand under each other', () => {
  const rate = masters.brands.fields.defaultCostRate
  const shown = ['0.32', '0.34', '0.3'].map((value) => textOf(rate, 'defaultCostRate', value, say('ja')))
  expect(shown).toEqual(['0.32', '0.34', '0.30'])
})

it('a record is called as its reader calls it, where it says so', () => {
  const colour = { name: '藍', nameEn: 'Indigo', nameZh: '靛蓝' }
  expect([say('ja'), say('en'), say('zh-CN')].map((t) => spokenNameOf(masters.colors, colour, t))).toEqual([
    '藍',
    'Indigo',
    '靛蓝',
  ])
  expect(spokenNameOf(masters.colors, { ...colour, nameZh: '' }, say('zh-CN'))).toBe('藍')
})
