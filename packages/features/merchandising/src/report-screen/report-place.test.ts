import { parseQuery } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { addressOf, callOf, placeOf, usualPlace } from './report-place.ts'

const back = (address: string) => placeOf(parseQuery(address.slice(address.indexOf('?'))))

it('a report travels in the address, with bracket arrays (spec §2)', () => {
  const place = {
    ...usualPlace,
    rows: ['brand', 'priceBand'] as const,
    columns: [],
    statuses: ['planned'] as const,
    season: '27SS',
    brandIds: [2],
    asOf: '2026-11-01',
    chart: null,
    scale: '1' as const,
    configId: 4,
    priceFrom: '5000',
  }
  expect(back(addressOf(place))).toEqual(place)
  expect(addressOf(place)).toContain('rows[]=brand')
})

it('an old link with words we do not know still opens', () => {
  expect(placeOf(parseQuery('?rows[]=shoe&rows[]=brand&scale=7&as_of=soon&chart=pie'))).toMatchObject({
    rows: ['brand'],
    columns: [],
    scale: '1000',
    asOf: '',
    chart: 'planActual',
  })
  expect(placeOf({})).toEqual(usualPlace)
})

it('asks only for what is set', () => {
  expect(callOf(usualPlace)).toEqual({
    rows: ['category1', 'category2'],
    columns: ['month'],
    measures: usualPlace.measures,
  })
})
