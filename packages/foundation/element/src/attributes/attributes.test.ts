import { expect, it } from 'vitest'
import { AttributeError, attributeNames, kebabCase, readAttribute } from './attributes.ts'

it('names attributes in kebab-case and gives properties none', () => {
  expect(kebabCase('brandId')).toBe('brand-id')
  expect([...attributeNames({ brandId: 'number', items: 'property' })]).toEqual([['brand-id', 'brandId']])
})

it.each([
  ['', true],
  ['open', true],
  ['on', true],
  ['true', true],
  ['false', false],
  ['0', false],
  ['FALSE', false],
])('reads the boolean attribute "%s" as %s', (text, value) => {
  expect(readAttribute('open', 'boolean', text)).toBe(value)
})

it('reads a removed attribute as undefined, so that the default of the component applies', () => {
  expect(readAttribute('open', 'boolean', null)).toBeUndefined()
})

it('says what is wrong with a malformed attribute and what to write instead', () => {
  expect(() => readAttribute('items', 'json', '{')).toThrow(/items="\{" was ignored.*Write JSON/)
  expect(() => readAttribute('brand-id', 'number', 'a')).toThrow(AttributeError)
  expect(() => readAttribute('brand-id', 'number', '')).toThrow(/Write digits/)
})
