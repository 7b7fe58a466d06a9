import { parseQuery } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { callOf, historyAddress, placeOf } from './history-place.ts'

it('filters travel in the address; what cannot be read is left out', () => {
  const place = { accountId: 3, field: 'unitCost', from: '2026-11-01', to: '', page: 2 }
  const address = historyAddress('1', '177', place)
  expect(address.startsWith('/s/merchandisings/1/177/modification_history?')).toBe(true)
  expect(placeOf(parseQuery(address.slice(address.indexOf('?'))))).toEqual(place)
  expect(placeOf(parseQuery('?account_id=x&from=soon&page=-1'))).toEqual({
    accountId: null,
    field: '',
    from: '',
    to: '',
    page: 1,
  })
  expect(callOf(place, 20)).toEqual({ page: 2, perPage: 20, accountId: 3, field: 'unitCost', from: '2026-11-01' })
})
