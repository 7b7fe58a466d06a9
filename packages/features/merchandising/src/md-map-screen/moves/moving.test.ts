import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { describe, expect, it } from 'vitest'
import { categoryTree } from '../cards/categories.ts'
import { demoCard } from '../cards/demo-card.fixture.ts'
import { demoCategories } from '../cards/demo-categories.fixture.ts'
import { buildModel } from '../grid/grid-model.ts'
import { placeAt, placeOf, samePlace, stepTarget, targetOf } from './moving.ts'

const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
const model = (unit: 'month' | 'half' | 'week') =>
  buildModel({ tree, unit, periods: releasePeriods(seasonOf('27SS'), unit), cards: [], budgets: [] })
const card = demoCard({ id: 1, releaseOn: '2027-03-31', categoryIds: [2, 900] })

describe('§3.14 Drag edits release_on/category', () => {
  it('another month keeps the day, cut to the last one', () => {
    expect(placeAt(card, { row: 0, column: 3 }, model('month'))).toEqual({
      releaseOn: '2027-04-30',
      categoryIds: [2, 900],
    })
  })
  it('another row keeps the day and the categories of other trees', () => {
    expect(placeAt(card, { row: 1, column: 2 }, model('month'))).toEqual({
      releaseOn: '2027-03-31',
      categoryIds: [900, 3],
    })
  })
  it('in halves and weeks it keeps its place within them', () => {
    expect(placeAt(card, { row: 0, column: 6 }, model('half')).releaseOn).toBe('2027-04-15')
    expect(placeAt({ ...card, releaseOn: '2027-03-10' }, { row: 0, column: 11 }, model('week')).releaseOn).toBe(
      '2027-03-17',
    )
  })
  it('from the tray it takes the first day', () => {
    const loose = demoCard({ id: 2, releaseOn: null, categoryIds: [] })
    expect(placeAt(loose, { row: 1, column: 4 }, model('month'))).toEqual({ releaseOn: '2027-05-01', categoryIds: [3] })
  })
  it('into the tray it loses its day only', () => {
    expect(placeAt(card, 'tray', model('month'))).toEqual({ releaseOn: null, categoryIds: [2, 900] })
  })
  it('put down where it was, nothing changes', () => {
    expect(samePlace(placeAt(card, targetOf(card, model('month')), model('month')), placeOf(card))).toBe(true)
  })
})

describe('§3.14 keyboard move (space, arrows, space)', () => {
  it('stops at the edges, and the tray lies below the last row', () => {
    const map = model('month')
    expect(stepTarget({ row: 0, column: 0 }, 'ArrowUp', map)).toEqual({ row: 0, column: 0 })
    expect(stepTarget({ row: 0, column: 5 }, 'ArrowRight', map)).toEqual({ row: 0, column: 5 })
    expect(stepTarget({ row: 1, column: 3 }, 'ArrowDown', map)).toBe('tray')
    expect(stepTarget('tray', 'ArrowUp', map)).toEqual({ row: 1, column: 0 })
  })
})
