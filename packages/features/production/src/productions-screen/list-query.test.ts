import { expect, it } from 'vitest'
import { filterKeys, queryOf } from './list-query.ts'

const empty = Object.fromEntries(filterKeys.map((key) => [key, ''])) as Record<(typeof filterKeys)[number], string>
const ask = (values: object, sort?: { key: string; direction: 'ascending' | 'descending' }) =>
  queryOf({ values: { ...empty, ...values }, sort, page: 1 })

it('asks for the last changed first, and for nothing else where nothing is said', () => {
  expect(ask({})).toEqual({ page: 1, sort: '-updatedAt' })
})

it('asks for what the address says', () => {
  const said = { stage: 'bulk', brand: '3', season: '27SS', supplier: '5', phase: 'sample1', health: 'late' }
  expect(ask({ ...said, from: '2027-01-01', q: 'リネン' }, { key: 'deliveryDue', direction: 'ascending' })).toEqual({
    page: 1,
    sort: 'deliveryDue',
    stage: 'bulk',
    q: 'リネン',
    brandId: 3,
    season: '27SS',
    supplierGroupId: 5,
    phaseKind: 'sample1',
    health: 'late',
    dueFrom: '2027-01-01',
  })
})

it('leaves out words that mean nothing', () => {
  const wrong = { stage: 'x', brand: '-1', season: '27', supplier: 'a', phase: 'bulky', health: 'ill', from: '1/2' }
  expect(ask(wrong, { key: 'colour', direction: 'descending' })).toEqual({ page: 1, sort: '-updatedAt' })
})
