import { expect, it } from 'vitest'
import { headKey, looksLikeHeads, matchColumns } from './match-columns.ts'

const names = { code: ['code', 'コード', 'Code', '编码'], nameEn: ['nameEn', 'name_en', '英語名', 'English name'] }

it('knows a column by any of its names, in any width', () => {
  expect(matchColumns(['ｺｰﾄﾞ', 'english NAME', 'メモ'], names, {})).toEqual(['code', 'nameEn', ''])
  expect(matchColumns(['name_en', '编码'], names, {})).toEqual(['nameEn', 'code'])
})

it('takes each field once, and what was chosen before for the same head', () => {
  expect(matchColumns(['コード', 'Code'], names, {})).toEqual(['code', ''])
  expect(matchColumns(['品番'], names, { [headKey('品番')]: 'code' })).toEqual(['code'])
  expect(matchColumns(['コード'], names, { [headKey('コード')]: '' })).toEqual([''])
})

it('tells a row of heads from a record', () => {
  expect(looksLikeHeads(['コード', '名称'], names)).toBe(true)
  expect(looksLikeHeads(['101', '白'], names)).toBe(false)
})
