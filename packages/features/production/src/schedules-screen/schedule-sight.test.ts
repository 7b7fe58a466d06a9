import { expect, it } from 'vitest'
import {
  columnsOfTemplate,
  filtersForTemplate,
  filtersOfTemplate,
  sortForTemplate,
  sortOfTemplate,
} from './schedule-sight.ts'

const words = {
  choices: {
    brands: [{ id: 3, name: '白詰草' }],
    seasons: ['27SS' as const],
    suppliers: [
      { id: 21, name: '江南縫製(デモ)' },
      { id: 22, name: '三河ニット工房(デモ)' },
    ],
  },
  statusWord: (status: string) => (status === 'active' ? '進行中' : status),
  healthWord: (health: string) => (health === 'late' ? '遅れ' : health),
}
const read = (...filters: [column: string, value: string][]) =>
  filtersOfTemplate(
    filters.map(([column, value]) => ({ column, value })),
    words,
  )

it('§3.17 columns of a template stand in its order; parts of the style are the style', () => {
  const known = ['styleNo', 'brand', 'fabric', 'sewing', 'deliveryDue', 'lastNote']
  const names = ['last_note', 'style_no', 'picture', 'delivery_due', 'brand', 'inspection', 'sewing', 'number']
  expect(columnsOfTemplate(names, known)).toEqual(['lastNote', 'deliveryDue', 'brand', 'sewing'])
})

it('filters are read by key, by word, by name and by part of a name; what fits nothing is told', () => {
  expect(
    read(['season', '27ss'], ['status', '進行中'], ['health', 'late'], ['supplier', '江南'], ['brand', '3']),
  ).toEqual({ values: { season: '27SS', status: 'active', health: 'late', supplier: '21', brandId: '3' }, left: [] })
  expect(read(['supplier', 'デモ'], ['category', 'シャツ'], ['season', '30SS'])).toEqual({
    values: {},
    left: ['supplier', 'category', 'season'],
  })
})

it('what the list shows is kept and comes back the same', () => {
  const values = { health: 'late', q: 'SK', season: '27SS', supplier: '21', stage: 'fabric', brandId: '3' }
  const all = { ...values, week: '2027-02-22', status: 'active', assigneeId: '11' }
  expect(filtersOfTemplate(filtersForTemplate(all), words)).toEqual({ values: all, left: [] })
  for (const sort of ['deliveryDue', '-daysToShip', 'styleNo', '-float']) {
    const direction = sort.startsWith('-') ? 'descending' : 'ascending'
    expect(sortOfTemplate(sortForTemplate({ key: sort.replace('-', ''), direction }))).toBe(sort)
  }
  expect(sortOfTemplate('last_note,-quantity')).toBe('-quantity')
})
