import { camel } from '@tsumugi/contract'
import type { SavedRow, TableNoun, TableRow, TriedRow } from '../../records/table-nouns/table-noun.ts'
import type { Bound } from '../master-table.ts'
import { planner, type PlannedRow, type RowsRequest } from './plan-rows.ts'
import { causesOf } from './row-causes.ts'
import { revertRows, saveRows } from './save-rows.ts'
import type { Within } from '../master-queries.ts'

/** A master as a noun that tables can be converted into: each row is a record, told apart by its key. */
export function masterNoun(of: Bound): TableNoun {
  const { master, completes } = of
  return {
    name: camel(master.path.split('/').at(-1)!),
    noun: of.table,
    writes: master.writes,
    fields: master.fields,
    keys: [master.key, ...(master.keyWith ?? [])],
    isUnderParent: of.parentColumn !== null,
    ...(completes && { completes }),

    async tryRows(request, place, rows) {
      // That a key stood before is said of the whole file, once all of it is tried.
      const planned = await plannedRows(request, of, place, rows, true)
      return planned.map((each): TriedRow => {
        return 'causes' in each ? each : { outcome: each.outcome, key: each.key, changes: each.changes }
      })
    },

    async saveRows(request, place, rows) {
      const planned = await plannedRows(request, of, place, rows, false)
      const right = planned.filter((each): each is PlannedRow => !('causes' in each))
      const saved = await saveRows(request, of, place, right)
      return planned.map((each): SavedRow => {
        if ('causes' in each) return each
        const done = saved[right.indexOf(each)]!
        return 'causes' in done ? done : { outcome: each.outcome, key: each.key, changes: each.changes, ...done }
      })
    },

    async revertRows(request, place, rows) {
      const ids = await revertRows(request, of, place, rows)
      return { rows: new Set(rows.filter(({ id }) => ids.has(id)).map(({ row }) => row)) }
    },
  }
}

async function plannedRows(
  request: RowsRequest,
  of: Bound,
  within: Within,
  rows: readonly TableRow[],
  mayRepeat: boolean,
): Promise<(PlannedRow | { causes: ReturnType<typeof causesOf> })[]> {
  const all = rows.map(({ values }) => values)
  const plan = await planner(request, of, within, all, mayRepeat)
  const planned = []
  for (const values of all) {
    try {
      planned.push(await plan(values))
    } catch (error) {
      planned.push({ causes: causesOf(error) })
    }
  }
  return planned
}
