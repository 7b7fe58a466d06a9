import { $locale } from '@tsumugi/i18n'
import { expect, it } from 'vitest'
import { showMoney, showShortMoney } from './money.ts'

it('writes ¥ narrow before the figure, and a true minus', () => {
  expect(showMoney('13900', 'JPY')).toBe('¥13,900')
  expect(showMoney('12.5', 'JPY')).toBe('¥12.5')
  expect(showMoney('-500', 'JPY')).toBe('−¥500')
  $locale.set('zh-CN')
  expect(showMoney('13900', 'JPY')).toBe('¥13,900')
  $locale.set('ja')
})

it('a gap is short and signed, none is zero', () => {
  expect(showShortMoney('-1300000', 'JPY', true)).toBe('−¥1.3M')
  expect(showShortMoney('240000', 'JPY', true)).toBe('+¥240K')
  expect(showShortMoney('0', 'JPY', true)).toBe('¥0')
  expect(showShortMoney('19460000', 'JPY')).toBe('¥19.5M')
})
