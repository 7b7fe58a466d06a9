import type { Merchandising, MerchandisingVersion } from '@tsumugi/contract'

const tracked = [
  'name',
  'code',
  'status',
  'releaseOn',
  'categoryIds',
  'planQuantity',
  'listPrice',
  'unitCost',
  'costSource',
  'markdownPercent',
  'salesPlan',
  'note',
  'tags',
  'colours',
  'template',
] as const satisfies readonly (keyof Merchandising)[]

/** Which fields differ, with their values before and after. */
export function fieldChanges(before: Merchandising, after: Merchandising): MerchandisingVersion['changes'] {
  return tracked
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
