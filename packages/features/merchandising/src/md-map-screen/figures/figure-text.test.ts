import { expect, it } from 'vitest'
import { gapSide, gapText, periodText, rateText, shortDay, shortYen, yen } from './figure-text.ts'

it('look, Figures: ¥ before, no space, the half-width sign in every language', () => {
  for (const locale of ['ja', 'en', 'zh-CN']) expect(yen('12900', locale)).toBe('¥12,900')
  expect(yen('12.5', 'ja')).toBe('¥12.5')
  expect(shortYen('499120000', 'ja')).toBe('¥499.1M')
})

it('look, Figures: change has a sign, minus is U+2212, none is –', () => {
  expect(gapText('1200000', 'ja')).toBe('+1.2M')
  expect(gapText('-530000', 'ja')).toBe('−0.5M')
  expect(gapText('-30000', 'ja')).toBe('±0')
  expect(gapText(null, 'ja')).toBe('–')
  expect(rateText(null)).toBe('–')
  expect([gapSide('90000'), gapSide('-90000'), gapSide('0'), gapSide('40000')]).toEqual([
    'over',
    'room',
    undefined,
    undefined,
  ])
})

it('periods are named by their month, halves and weeks by their days too', () => {
  const half = { startsOn: '2027-03-16', endsOn: '2027-03-31' }
  expect(periodText(half, 'half', 'ja')).toEqual({ name: '3月', days: '16–31' })
  expect(periodText({ ...half, startsOn: '2027-03-01' }, 'month', 'en')).toEqual({ name: 'Mar', days: '' })
  expect(shortDay('2027-03-05')).toBe('3/5')
})
