import { masters } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { choiceWords, readCell } from './read-cell.ts'

const { hex, family, code, pantone } = masters.colors.fields
const { rate, perUnits, validFrom } = masters.currencyConversions.fields

it('reads figures, days and colours as people write them', () => {
  expect(readCell('１，２３４．５', rate)).toBe('1234.5')
  expect(readCell('100', perUnits)).toBe(100)
  expect(readCell('2027/3/1', validFrom)).toBe('2027-03-01')
  expect(readCell('2027年12月24日', validFrom)).toBe('2027-12-24')
  expect(readCell('FFAA00', hex)).toBe('#ffaa00')
})

it('reads a choice by its name in any language', () => {
  const words = choiceWords(family.choices!, (word) => (word === 'blue' ? ['青', 'Blue', '蓝'] : []))
  expect(readCell('青', family, words)).toBe('blue')
  expect(readCell('BLUE', family, words)).toBe('blue')
  expect(readCell('みず', family, words)).toBe('みず')
})

it('an empty cell empties what may be empty, and leaves alone what must not', () => {
  expect(readCell(' ', pantone)).toBeNull()
  expect(readCell('', code)).toBeUndefined()
})
