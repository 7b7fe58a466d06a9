import { restoredFields, type Merchandising, type MerchandisingVersion } from '@tsumugi/contract'

type Changes = MerchandisingVersion['changes']
/** The fields of a product that a version brings back. */
export type Restorable = Pick<Merchandising, (typeof restoredFields)[number]>

interface Version {
  id: number
  changes: Changes
}

/**
 * What each version would change of the product as it stands, newest first: the later versions are undone one by one.
 * A value that can no longer be read (written by an older form of the history) leaves the field as it is.
 */
export function restorations(current: Merchandising, versions: readonly Version[]): Map<number, Changes> {
  const state = new Map<string, unknown>(restoredFields.map((field) => [field, current[field]]))
  const found = new Map<number, Changes>()
  for (const { id, changes } of versions) {
    found.set(id, differences(current, state))
    for (const { field, before } of changes) {
      const value = readable(field, before)
      if (value !== undefined) state.set(field, value)
    }
  }
  return found
}

function differences(current: Merchandising, state: ReadonlyMap<string, unknown>): Changes {
  return restoredFields
    .filter((field) => JSON.stringify(current[field]) !== JSON.stringify(state.get(field)))
    .map((field) => ({ field, before: current[field], after: state.get(field) }))
}

const isText = (value: unknown) => typeof value === 'string'
const isList = (of: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(of)
const orNull = (of: (value: unknown) => boolean) => (value: unknown) => value === null || of(value)
const isAmount = orNull((value) => isText(value) && /^-?\d+(\.\d+)?$/.test(value as string))

const shapes: Record<(typeof restoredFields)[number], (value: unknown) => boolean> = {
  name: (value) => isText(value) && value !== '',
  code: orNull(isText),
  releaseOn: orNull((value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value as string)),
  categoryIds: isList((item) => Number.isInteger(item)),
  planQuantity: orNull((value) => Number.isInteger(value)),
  listPrice: isAmount,
  unitCost: isAmount,
  markdownPercent: isAmount,
  salesPlan: isAmount,
  note: isText,
  tags: isList(isText),
  colours: isList((item) => typeof item === 'object' && item !== null),
  template: (value) => typeof value === 'boolean',
}

function readable(field: string, value: unknown): unknown {
  const fits = shapes[field as keyof typeof shapes]
  return fits?.(value) ? value : undefined
}
