import type { MerchandisingCard } from '@tsumugi/contract'
import { describe, expect, it } from 'vitest'
import { branchesStoodIn, categoryTree, recategorise } from './categories.ts'
import { demoCategories } from './demo-categories.fixture.ts'

const list = demoCategories({ トップス: ['カットソー', 'シャツ'], アウター: ['コート'] })
const tree = categoryTree(list)

it('§3.14 the leaves are the rows, grouped by their top layer', () => {
  expect(tree.rows).toEqual([
    { id: 2, name: 'カットソー', group: 'トップス', startsGroup: true },
    { id: 3, name: 'シャツ', group: 'トップス', startsGroup: false },
    { id: 102, name: 'コート', group: 'アウター', startsGroup: true },
  ])
})

it('follows position, not the order of arrival', () => {
  expect(categoryTree(list.toReversed()).rows).toEqual(tree.rows)
})

it('a branch in which products stand directly has a row of its own', () => {
  const used = categoryTree(list, branchesStoodIn(list, [{ categoryIds: [1] } as MerchandisingCard]))
  expect(used.rows.map(({ id }) => id)).toEqual([1, 2, 3, 102])
  expect(used.rowOf([1])).toBe(0)
})

it('a product of a branch and of its leaf stands in the leaf, and makes no row of the branch', () => {
  const cards = [{ categoryIds: [1, 2] }, { categoryIds: [999] }, { categoryIds: [] }] as unknown as MerchandisingCard[]
  const counted = list.map((category) => (category.id === 1 ? { ...category, itemCount: 1 } : category))
  expect(branchesStoodIn(counted, cards)).toEqual([])
  expect(categoryTree(counted, []).rows.map(({ id }) => id)).toEqual([2, 3, 102])
})

it('the deepest category decides where a product stands; a foreign tree gives no row', () => {
  expect(tree.rowOf([1, 3])).toBe(1)
  expect(tree.rowOf([999])).toBeNull()
})

describe('§3.14 one leaf per layer', () => {
  it('keeps the categories of the other tree', () => {
    expect(recategorise({ categoryIds: [2, 900] }, tree, 102)).toEqual([900, 102])
  })
  it('names the same layers as before', () => {
    expect(recategorise({ categoryIds: [1, 2] }, tree, 102)).toEqual([101, 102])
  })
  it('takes a product out of the tray', () => {
    expect(recategorise({ categoryIds: [] }, tree, 3)).toEqual([3])
  })
})
