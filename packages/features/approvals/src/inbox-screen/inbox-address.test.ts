import { expect, it } from 'vitest'
import { addressOf, emptyPlace, isFiltered, placeOf } from './inbox-address.ts'

it('the usual list has a plain address; what differs travels in it', () => {
  expect(addressOf(emptyPlace)).toBe('/s/approvals')
  const place = {
    ...emptyPlace,
    tab: 'done',
    target: 'quality_label',
    q: '裏毛',
    late: true,
    sort: 'due',
    page: 2,
    id: 9,
  } as const
  const address = addressOf(place)
  expect(placeOf(Object.fromEntries(new URL(address, 'http://a').searchParams))).toEqual(place)
})

it('what is no filter of ours is passed over', () => {
  expect(placeOf({ tab: 'all', target: 'x', page: '0', id: '1e3', sort: 'random', late: '1' })).toEqual(emptyPlace)
  expect(isFiltered(emptyPlace)).toBe(false)
  expect(isFiltered({ ...emptyPlace, late: true })).toBe(true)
})
