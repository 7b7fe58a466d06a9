import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { categoryTree } from '../md-map-screen/cards/categories.ts'
import { demoCard } from '../md-map-screen/cards/demo-card.fixture.ts'
import { demoCategories } from '../md-map-screen/cards/demo-categories.fixture.ts'
import { yearBefore } from './year-before.ts'

it('§3.14 last-year overlay: the sums of the same category and period, a year earlier', () => {
  const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
  const shape = { tree, unit: 'half' as const, periods: releasePeriods(seasonOf('27SS'), 'half') }
  const row = tree.rows[1]!
  const card = demoCard({
    id: 1,
    releaseOn: '2026-02-28',
    categoryIds: [row.id],
    planQuantity: 300,
    listPrice: '5000',
    status: 'closed',
  })
  const ghost = yearBefore(shape, [card, { ...card, id: 2, status: 'dropped' }])
  expect(ghost(1, 3)).toMatchObject({ count: 1, quantity: '300', retail: '1500000', budgetGap: null })
  expect(ghost(1, 2)).toBeUndefined()
  expect(ghost(0, 3)).toBeUndefined()
})
