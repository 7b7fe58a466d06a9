import { masters } from '@tsumugi/contract'
import type { QueryRecord } from '@tsumugi/navigation'
import { expect, it } from 'vitest'
import type { Definition } from './definition.ts'
import { addressOf, placeOf } from './record-address.ts'

const colors = {
  master: masters.colors,
  routes: { list: 'colors', record: 'color' },
  columns: ['code'],
} as unknown as Definition
const subBrands = {
  master: masters.subBrands,
  routes: { list: 'subBrands', record: 'subBrand' },
  columns: ['code'],
} as unknown as Definition
const there = (definition: Definition, params: Record<string, string>, query: QueryRecord) =>
  addressOf(definition, placeOf(definition, { params, query }))

it('§2 the state of a list stands in its address, and survives the way there and back', () => {
  expect(there(colors, {}, { q: '白', sort: '-code', page: '2', archived: 'true', view: 'wall' })).toBe(
    '/s/master/colors?q=%E7%99%BD&sort=-code&archived=true&page=2&view=wall',
  )
  expect(
    there(colors, {}, { filter: { family: 'blue', 'extension.dye_house': '甲', odd: ['x'] }, sort: 'family,-code' }),
  ).toBe('/s/master/colors?sort=family%2C-code&filter[family]=blue&filter[extension.dye_house]=%E7%94%B2')
  expect(there(colors, {}, { new: '1' })).toBe('/s/master/colors?new=1')
})

it('§2 a record has an address of its own: /master/colors/:id, /master/brands/:brand_id/sub_brands/:id', () => {
  expect(there(colors, { id: '12' }, { q: 'a' })).toBe('/s/master/colors/12?q=a')
  expect(there(subBrands, { brandId: '3', id: '7' }, {})).toBe('/s/master/brands/3/sub_brands/7')
  expect(addressOf(subBrands, { ...placeOf(subBrands, { params: {}, query: {} }, 3), id: 7 })).toBe(
    '/s/master/brands/3/sub_brands/7',
  )
  expect(there(subBrands, {}, { brand_id: '3' })).toBe('/s/master/sub_brands?brand_id=3')
})

it('what is no number names nothing', () => {
  expect(placeOf(colors, { params: { id: 'x' }, query: { page: '-1' } })).toMatchObject({ id: null, page: 1 })
})
