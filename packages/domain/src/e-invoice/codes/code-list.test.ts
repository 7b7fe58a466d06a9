import { expect, it } from 'vitest'
import { codeList } from './code-list.ts'
import { countries } from './countries.ts'
import { endpointSchemes, identifierSchemes } from './identifier-schemes.ts'
import { taxRateOn } from './tax-categories.ts'
import { units, unitsMeant } from './units.ts'

it('a run goes through the digits or the last letter', () => {
  expect([...codeList('A A1-A3 0008-0010 AAX-AAZ')]).toEqual([
    'A',
    'A1',
    'A2',
    'A3',
    '0008',
    '0009',
    '0010',
    'AAX',
    'AAY',
    'AAZ',
  ])
})

it('the codes that goods and parties here need are in the lists, and those that are refused are not', () => {
  const used = 'H87 SET PR DZN GRO MTR YRD MTK CMT KGM GRM XRO XBT XAJ XSO XBB SW XBE XBX XCT XPK XST C62 HUR DAY'
  expect(used.split(' ').filter((unit) => !units.has(unit))).toEqual([])
  expect(['RO', 'PCE'].filter((unit) => units.has(unit))).toEqual([])
  expect(Object.values(unitsMeant).filter((unit) => !units.has(unit))).toEqual([])
  expect(['0147', '0170', '0160', '0188'].every((scheme) => identifierSchemes.has(scheme))).toBe(true)
  expect(['0221', '0188', '0088', '0060'].every((scheme) => endpointSchemes.has(scheme))).toBe(true)
  expect(countries.size).toBe(251)
})

it('goods keep the rate of their day', () => {
  expect([taxRateOn('S', '2026-11-30'), taxRateOn('AA', '2026-11-30'), taxRateOn('S', '2019-09-30')]).toEqual([
    '10',
    '8',
    '8',
  ])
  expect([taxRateOn('O', '2026-11-30'), taxRateOn('E', '2026-11-30')]).toEqual([null, '0'])
})
