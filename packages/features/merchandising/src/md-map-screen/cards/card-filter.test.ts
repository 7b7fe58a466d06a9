import { expect, it } from 'vitest'
import { filterCards } from './card-filter.ts'
import { demoCard } from './demo-card.fixture.ts'
import { defaultView } from '../view/map-view.ts'

const cards = [
  demoCard({ id: 1, name: '五分袖ワイドT', status: 'idea', tags: ['定番'] }),
  demoCard({ id: 2, name: 'リネン開襟', code: 'SK27-177', status: 'confirmed', tags: ['新型', '展示会'] }),
  demoCard({ id: 3, name: 'ピンスト半袖', status: 'idea' }),
]
const left = (view: Partial<typeof defaultView>) => filterCards(cards, { ...defaultView, ...view }).map(({ id }) => id)

it('narrows by status, tag and words, each on its own and together', () => {
  expect(left({ statuses: ['idea'] })).toEqual([1, 3])
  expect(left({ tags: ['展示会', '定番'] })).toEqual([1, 2])
  expect(left({ statuses: ['idea'], tags: ['定番'] })).toEqual([1])
  expect(left({ text: 'sk27-177' })).toEqual([2])
})

it('finds full-width words in half-width names, every word of them', () => {
  expect(left({ text: '五分袖 T' })).toEqual([1])
  expect(left({ text: '五分袖 リネン' })).toEqual([])
})

it('without a filter the list is the same one', () => {
  expect(filterCards(cards, defaultView)).toBe(cards)
})
