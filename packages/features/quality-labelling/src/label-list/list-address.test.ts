import { expect, it } from 'vitest'
import { listAddress, placeOf } from './list-address.ts'

it('L* filters and page travel in the address and come back from it', () => {
  const place = { q: 'SK27', status: 'review', edition: '2014', brandId: 2, merchandisingId: 7, page: 3 } as const
  const address = listAddress(place)
  expect(address).toBe('/s/quality_labelings?q=SK27&status=review&edition=2014&brand_id=2&merchandising_id=7&page=3')
  expect(placeOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(place)
})

it('what cannot be read is left out', () => {
  expect(placeOf({ status: 'sold', edition: '1995', brand_id: '-1', page: 'x' })).toEqual({
    q: '',
    status: '',
    edition: '',
    brandId: null,
    merchandisingId: null,
    page: 1,
  })
  expect(listAddress(placeOf({}))).toBe('/s/quality_labelings')
})
