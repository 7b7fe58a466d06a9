import { expect, it } from 'vitest'
import { formatDate, formatMoney, formatNumber } from './formats.ts'

it('§1 the short date format is year, short month, day', () => {
  expect(formatDate('2026-11-21', 'short', 'ja')).toBe('2026年11月21日')
  expect(formatDate('2026-11-21', 'short', 'en')).toBe('Nov 21, 2026')
  expect(formatDate('2026-11-21', 'short', 'zh-CN')).toBe('2026年11月21日')
})

it('a day without its year is figures, except where their order would be in doubt', () => {
  expect(formatDate('2026-11-21', 'shortNoYear', 'ja')).toBe('11/21')
  expect(formatDate('2026-11-21', 'shortNoYear', 'zh-CN')).toBe('11/21')
  expect(formatDate('2026-11-21', 'shortNoYear', 'en')).toBe('Nov 21')
})

it('§1 the long date format has weekday and time', () => {
  const instant = new Date(2026, 10, 21, 9, 5)
  expect(formatDate(instant, 'long', 'ja')).toMatch(/2026年11月21日.*土.*9:05/)
  expect(formatDate(instant, 'long', 'en')).toMatch(/Sat, Nov 21, 2026.*9:05\sAM/)
  expect(formatDate(instant, 'long', 'zh-CN')).toMatch(/2026年11月21日.*周六.*0?9:05/)
})

it('§1 a business date keeps its day in every time zone and has no time', () => {
  expect(formatDate('2026-01-01', 'long', 'en')).toBe('Thu, Jan 1, 2026')
})

it('§9 the date formats key the Chinese locale as ch-ZN: both keys are accepted', () => {
  expect(formatDate('2026-11-21', 'long', 'ch-ZN')).toBe(formatDate('2026-11-21', 'long', 'zh-CN'))
  expect(formatDate('2026-11-21', 'long', 'ch-ZN')).not.toBe(formatDate('2026-11-21', 'long', 'ja'))
})

it('formats what is no date as nothing or as it was given', () => {
  expect(formatDate(null)).toBe('')
  expect(formatDate('soon')).toBe('soon')
})

it('writes decimal strings exactly, beyond what a float can hold', () => {
  expect(formatNumber('12345678901234567890.1234', undefined, 'ja')).toBe('12,345,678,901,234,567,890.1234')
  expect(formatMoney('99999999999999999.99', 'USD', 'en')).toBe('$99,999,999,999,999,999.99')
})

it('writes money with its currency’s decimals, and unit prices with up to four', () => {
  expect(formatMoney('1200.0000', 'JPY', 'ja')).toBe('¥1,200')
  expect(formatMoney('12.5', 'JPY', 'ja')).toBe('¥12.5')
  expect(formatMoney('1200', 'USD', 'en')).toBe('$1,200.00')
  expect(formatMoney('-3.10', 'USD', 'en')).toBe('-$3.10')
  expect(formatMoney(null, 'JPY')).toBe('')
})

it('review D7: one sign for yen, in every language', () => {
  for (const locale of ['ja', 'en', 'zh-CN']) expect(formatMoney('1200', 'JPY', locale), locale).toBe('¥1,200')
})
