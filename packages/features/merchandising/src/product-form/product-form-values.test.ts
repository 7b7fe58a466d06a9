import { describe, expect, it } from 'vitest'
import { demoProduct, demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { changedFields, inputOf, valuesOf } from '../product-fields/product-values.ts'
import {
  categorySlots,
  emptyValues,
  formOf,
  rateOf,
  tooLongFigures,
  valuesFrom,
  withCategory,
} from './product-form-values.ts'

describe('the way from a product to the fields and back', () => {
  it('loses nothing, and untouched fields are no change', () => {
    for (const values of [valuesOf(demoProduct()), emptyValues]) {
      expect(valuesFrom(formOf(values))).toEqual(values)
      expect(changedFields(values, valuesFrom(formOf(values)))).toEqual([])
    }
  })

  it('what was wiped out becomes nothing, money stays a decimal string', () => {
    const form = {
      ...formOf(valuesOf(demoProduct())),
      name: ' 名 ',
      code: ' ',
      releaseOn: '',
      planQuantity: '',
      unitCost: '12.5',
    }
    expect(valuesFrom(form)).toMatchObject({
      name: '名',
      code: null,
      releaseOn: null,
      planQuantity: null,
      unitCost: '12.5',
    })
  })

  it('§7 PATCH: the call names categories `categories`, and only what changed is sent', () => {
    expect(inputOf({ categoryIds: [3], name: 'a' })).toEqual({ categories: [3], name: 'a' })
    expect(inputOf({ releaseOn: null })).toEqual({ releaseOn: null })
  })
})

it('§3.14 原価率: cost ÷ list price while typed, nothing to divide is null', () => {
  expect(rateOf({ listPrice: '13900', unitCost: '4295' })).toBe('30.9')
  expect(rateOf({ listPrice: '', unitCost: '4295' })).toBeNull()
  expect(rateOf({ listPrice: '0', unitCost: '4295' })).toBeNull()
})

describe('§3.14 categories: one per layer of each tree', () => {
  const slots = categorySlots(demoTrees)
  const [top, leaf, brand] = slots

  it('offers a list per layer, the organisation’s tree first', () => {
    expect(slots.map(({ brandId, layer, options }) => [brandId, layer, options.length])).toEqual([
      [null, 1, 2],
      [null, 2, 3],
      [1, 1, 2],
    ])
  })
  it('another one replaces that of its layer and leaves the other tree alone', () => {
    expect(withCategory(demoTrees, [3, 12], leaf!, 2)).toEqual([12, 2])
    expect(withCategory(demoTrees, [3, 12], brand!, 11)).toEqual([3, 11])
  })
  it('a layer above follows the new path', () => {
    expect(withCategory(demoTrees, [1, 3], leaf!, 5)).toEqual([4, 5])
  })
  it('a layer below is let go when it no longer hangs on the chosen one', () => {
    expect(withCategory(demoTrees, [1, 3], top!, 4)).toEqual([4])
    expect(withCategory(demoTrees, [3], top!, 1)).toEqual([3, 1])
  })
  it('can be taken away', () => {
    expect(withCategory(demoTrees, [3, 12], leaf!, null)).toEqual([12])
  })
})

it('figures with more digits than the calls take are named before they are sent', () => {
  const form = formOf(emptyValues)
  expect(tooLongFigures({ ...form, planQuantity: '99999999', listPrice: '123456789012.5' })).toEqual([])
  expect(tooLongFigures({ ...form, planQuantity: '100000000', unitCost: '1234567890123' })).toEqual([
    'planQuantity',
    'unitCost',
  ])
})
