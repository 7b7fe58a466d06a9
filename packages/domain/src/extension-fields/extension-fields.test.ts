import { describe, expect, it } from 'vitest'
import { formulaKeys, formulaValue, readFormula } from './formula.ts'
import { convertExtensionValue, readExtensionValue } from './read-value.ts'
import type { ExtensionFieldType, ExtensionValue } from './field-types.ts'

const rule = (type: ExtensionFieldType, required = false) => ({ type, required, options: ['赤', '青'] })

describe('§3.17 a value is validated by its type', () => {
  const right: [ExtensionFieldType, ExtensionValue, ExtensionValue][] = [
    ['text', ' 袋 ', '袋'],
    ['number', '１,２３４.5', '1234.5'],
    ['number', 12, '12'],
    ['date', '2027-02-28', '2027-02-28'],
    ['select', '青', '青'],
    ['multi', ['青', '赤'], ['赤', '青']],
    ['check', false, false],
    ['user', 7, 7],
    ['text', '', null],
    ['multi', [], null],
  ]
  it.each(right)('%s takes %j', (type, given, kept) => {
    expect(readExtensionValue(rule(type), given)).toEqual({ value: kept })
  })
  const wrong: [ExtensionFieldType, ExtensionValue, string][] = [
    ['number', '1e3', 'not_a_number'],
    ['number', '¥100', 'not_a_number'],
    ['date', '2027-02-29', 'not_a_date'],
    ['select', '緑', 'not_an_option'],
    ['multi', ['赤', '緑'], 'not_an_option'],
    ['multi', '赤', 'wrong_type'],
    ['check', 'はい', 'wrong_type'],
    ['user', '7', 'wrong_type'],
    ['formula', '1', 'computed'],
  ]
  it.each(wrong)('%s refuses %j', (type, given, fault) => {
    expect(readExtensionValue(rule(type), given)).toEqual({ fault })
  })
  it('what is required may not be empty', () => {
    expect(readExtensionValue(rule('text', true), '  ')).toEqual({ fault: 'missing' })
    expect(readExtensionValue(rule('text', true), null)).toEqual({ fault: 'missing' })
  })
})

describe('§3.17 a type changes only if all values convert', () => {
  const cases: [ExtensionFieldType, ExtensionFieldType, ExtensionValue, ExtensionValue | undefined][] = [
    ['text', 'number', '1,200', '1200'],
    ['text', 'number', '約1200', undefined],
    ['number', 'text', '12', '12'],
    ['text', 'date', '2027-03-01', '2027-03-01'],
    ['select', 'multi', '赤', ['赤']],
    ['multi', 'text', ['赤', '青'], '赤, 青'],
    ['multi', 'select', ['赤'], '赤'],
    ['multi', 'select', ['赤', '青'], undefined],
    ['text', 'check', 'はい', true],
    ['text', 'check', 'たぶん', undefined],
    ['check', 'text', true, 'true'],
    ['user', 'text', 3, undefined],
    ['text', 'formula', '1', undefined],
    ['number', 'date', null, null],
  ]
  it.each(cases)('%s to %s: %j becomes %j', (from, to, given, kept) => {
    expect(convertExtensionValue(from, rule(to), given)).toEqual(kept)
  })
})

describe('§3.17 formulas', () => {
  const value = (text: string, facts = {}) => {
    const node = readFormula(text)
    return node && formulaValue(node, facts)
  }
  it('follow brackets and signs, exactly', () => {
    expect(value('1 + 2 * 3')).toBe('7')
    expect(value('(1 + 2) * -3')).toBe('-9')
    expect(value('0.1 + 0.2')).toBe('0.3')
    expect(value('10 / 3')).toBe('3.3333')
    expect(value('100 / 1')).toBe('100')
  })
  it('read figures by key; one that is empty leaves the result empty', () => {
    expect(value('unit_cost / list_price * 100', { unit_cost: '4295', list_price: '13900' })).toBe('30.8993')
    expect(value('unit_cost + x', { unit_cost: '1', x: null })).toBeNull()
    expect(value('1 / x', { x: '0' })).toBeNull()
    expect(formulaKeys(readFormula('a * (b + a) - 1')!)).toEqual(['a', 'b'])
  })
  it.each(['1 +', '(1', '1 2', 'a(1)', '2 ^ 3', '', 'constructor.x()'])('cannot be read: %s', (text) => {
    expect(readFormula(text)).toBeNull()
  })
})
