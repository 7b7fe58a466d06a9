import { masters } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { emptyFields, formOf, inputOf } from './field-values.ts'

const { fields } = masters.colors
const navy = { code: 'NV', name: '紺', nameEn: null, nameZh: null, hex: '#26364f', pantone: null, family: 'blue' }

it('a form holds text, and sends null where a field that may be empty is', () => {
  expect(formOf(fields, navy)).toMatchObject({ nameEn: '', hex: '#26364f' })
  expect(inputOf(fields, formOf(fields, navy))).toEqual(navy)
})

it('a new record of a format begins with every section in its usual order', () => {
  expect(formOf(masters.contractFormats.fields, {})).toMatchObject({
    paper: 'A4',
    sections: masters.contractFormats.fields.sections.choices,
    stamp: false,
  })
})

it('integers are sent as numbers, decimals as text', () => {
  const sent = inputOf(masters.currencyConversions.fields, {
    fromCurrency: 'KRW',
    toCurrency: 'JPY',
    kind: 'TTM',
    validFrom: '2027-01-01',
    rate: '10.85',
    perUnits: '100',
  })
  expect(sent).toMatchObject({ rate: '10.85', perUnits: 100 })
})

it('names needed fields in which nothing stands, blanks included', () => {
  expect(emptyFields(fields, { ...formOf(fields, {}), name: '　' })).toEqual(['code', 'name'])
})
