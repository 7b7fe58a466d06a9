import type { Merchandising } from '@tsumugi/contract'
import { describe, expect, it } from 'vitest'
import { restorations } from './undo-changes.ts'

const product = {
  name: '三',
  code: null,
  status: 'planned',
  releaseOn: '2027-03-12',
  categoryIds: [4],
  planQuantity: 300,
  listPrice: '5900',
  unitCost: '1800',
  markdownPercent: null,
  salesPlan: null,
  note: '',
  tags: [],
  colours: [],
  template: false,
} as unknown as Merchandising

describe('§3.14 restore: later versions are undone one by one', () => {
  const versions = [
    { id: 3, changes: [{ field: 'name', before: '二', after: '三' }] },
    {
      id: 2,
      changes: [
        { field: 'name', before: '一', after: '二' },
        { field: 'planQuantity', before: 200, after: 300 },
      ],
    },
    { id: 1, changes: [] },
  ]
  it('the newest changes nothing', () => expect(restorations(product, versions).get(3)).toEqual([]))
  it('an older one brings its own values back', () => {
    expect(restorations(product, versions).get(2)).toEqual([{ field: 'name', before: '三', after: '二' }])
    expect(restorations(product, versions).get(1)).toEqual([
      { field: 'name', before: '三', after: '一' },
      { field: 'planQuantity', before: 300, after: 200 },
    ])
  })
})

it('status moves only by named steps and stays; what cannot be read stays as well', () => {
  const odd = [
    {
      id: 2,
      changes: [
        { field: 'status', before: 'idea', after: 'planned' },
        { field: 'categoryIds', before: 'シャツ', after: [4] },
        { field: 'planQuantity', before: '60', after: 300 },
      ],
    },
    { id: 1, changes: [] },
  ]
  expect(restorations(product, odd).get(1)).toEqual([])
})
