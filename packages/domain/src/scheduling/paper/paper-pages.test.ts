import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { paperPages, paperSlices } from './paper-pages.ts'

it('planning §3 pages break at styles: every item stands once, in order, under its head, and no page is too long', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { whole } = chance(seed)
    const rows = whole(2, 20)
    let next = 0
    const groups = Array.from({ length: whole(1, 12) }, () => Array.from({ length: whole(0, 30) }, () => (next += 1)))
    const pages = paperPages(groups, rows)
    expect(pages.flat().flatMap((row) => (row.kind === 'item' ? [row.item] : []))).toEqual(groups.flat())
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(rows)
      expect(page[0]).toMatchObject({ kind: 'group' })
    }
    // A group is parted only where it is longer than a page.
    for (const [group, items] of groups.entries()) {
      const parts = pages.filter((page) => page.some((row) => row.kind === 'item' && row.group === group)).length
      if (items.length + 1 <= rows) expect(parts).toBeLessThanOrEqual(1)
    }
  }
  expect(paperPages([], 10)).toEqual([])
})

it('days stand on pages without gap or overlap, none narrower than can be read', () => {
  for (const days of [1, 30, 100, 376, 377, 1000]) {
    const { dayWidth, slices } = paperSlices(1000, 999 + days, 904)
    expect(slices[0]!.first).toBe(1000)
    expect(slices.at(-1)!.last).toBe(999 + days)
    for (const [at, slice] of slices.entries()) {
      if (at > 0) expect(slice.first).toBe(slices[at - 1]!.last + 1)
      expect((slice.last - slice.first + 1) * dayWidth).toBeLessThanOrEqual(904.01)
    }
    expect(dayWidth).toBeGreaterThanOrEqual(2.4)
  }
})
