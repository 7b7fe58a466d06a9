import type { Cause } from '../../http/refusal.ts'

/** Rows to be added, changed and removed, as a caller sends them. */
export interface Changes<Given> {
  readonly added?: readonly Given[] | undefined
  readonly changed?: readonly (Partial<Given> & { readonly id: number; readonly lockVersion: number })[] | undefined
  readonly removed?: readonly number[] | undefined
}

/** Where a row stands in what was sent: `stock_keeping_units.changed.3`; a single row has no place of its own. */
export type Place = (list: 'added' | 'changed' | 'removed', at: number) => string

/** What is there, what each row is to become, and what is wrong before anybody looks at the values. */
export interface Difference<Row, Given> {
  readonly added: readonly { readonly place: string; readonly row: Given }[]
  readonly changed: readonly { readonly place: string; readonly before: Row; readonly after: Row }[]
  readonly removed: readonly { readonly place: string; readonly row: Row }[]
  /** Rows as they would stand. */
  readonly kept: readonly Row[]
  readonly causes: readonly Cause[]
  /** Rows that somebody else changed first. */
  readonly stale: readonly Cause[]
}

/** Meets what was sent with what is there, by id and never by place. */
export function differenceOf<Row extends { readonly id: number; readonly lockVersion: number }, Given>(
  rows: readonly Row[],
  { added = [], changed = [], removed = [] }: Changes<Given>,
  place: Place,
): Difference<Row, Given> {
  const known = new Map(rows.map((row) => [row.id, row]))
  const causes: Cause[] = []
  const stale: Cause[] = []
  const seen = new Set<number>()
  const meet = (id: number, where: string): Row | undefined => {
    const row = known.get(id)
    if (!row || seen.has(id))
      causes.push({ code: row ? 'repeated_row' : 'not_found', field: `${where}.id`, meta: { id } })
    seen.add(id)
    return row
  }
  const gone = removed.flatMap((id, at) => {
    const row = meet(id, place('removed', at))
    return row ? [{ place: place('removed', at), row }] : []
  })
  const next = changed.flatMap((change, at) => {
    const where = place('changed', at)
    const before = meet(change.id, where)
    if (!before) return []
    if (before.lockVersion !== change.lockVersion)
      stale.push({ code: 'stale', field: `${where}.lockVersion`, meta: { id: change.id } })
    return [{ place: where, before, after: { ...before, ...given(change), lockVersion: before.lockVersion } }]
  })
  const left = new Set(removed)
  const after = new Map(next.map((each) => [each.before.id, each.after]))
  return {
    added: added.map((row, at) => ({ place: place('added', at), row })),
    changed: next,
    removed: gone,
    kept: rows.filter(({ id }) => !left.has(id)).map((row) => after.get(row.id) ?? row),
    causes,
    stale,
  }
}

/** Without what was not said. */
const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
