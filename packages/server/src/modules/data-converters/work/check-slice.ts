import type { Database } from '../../../database/engine.ts'
import type { Cause } from '../../../http/refusal.ts'
import { planner } from '../../../masters/rows/plan-rows.ts'
import { causesOf } from '../../../masters/rows/row-causes.ts'
import { countsOf, markRepeated, putResults, untriedRows, type RowResult } from '../queries/row-queries.ts'
import { changeRun, noteProgress, type RunRow } from '../queries/run-queries.ts'
import type { ConvertedRow, RowFault } from './convert-row.ts'
import { boundOf, requestOf, valuesOf, withinOf } from './rows-request.ts'

/** Tries some rows: what would become of each, and what is wrong with it. Nothing is written but that. */
export async function checkSlice(database: Database, run: RunRow, limit: number): Promise<boolean> {
  const of = boundOf(run)
  const waiting = await untriedRows(database, run, limit)
  if (waiting.length === 0) return endCheck(database, run)
  const convert = await valuesOf(database, run)
  const rows = waiting.map((row) => ({ ...row, ...convert(row.cells) }))
  const plan = await planner(
    requestOf(database, run),
    of,
    withinOf(run),
    rows.map(({ values }) => values),
    true,
  )
  const results: RowResult[] = []
  for (const row of rows) results.push(await tried(row, run, plan))
  await putResults(database, run.id, results)
  await noteProgress(database, run.id, waiting)
  return true
}

async function endCheck(database: Database, run: RunRow): Promise<false> {
  await markRepeated(database, run.id)
  const counts = await countsOf(database, run.id)
  await changeRun(database, run.id, { status: 'checked', counts, done: run.total })
  return false
}

type Tried = ConvertedRow & { readonly row: number; readonly cells: readonly string[] }

async function tried(row: Tried, run: RunRow, plan: Awaited<ReturnType<typeof planner>>): Promise<RowResult> {
  const known = { row: row.row, fixes: row.fixed }
  if (row.faults.length > 0) return { ...known, outcome: 'refused', faults: row.faults }
  try {
    const { outcome, key, changes } = await plan(row.values)
    return { ...known, outcome, key, changes }
  } catch (error) {
    // That its key stood before is said of the whole file, once all of it is tried.
    const causes = causesOf(error)
    return { ...known, outcome: 'refused', faults: causes.map((cause) => faultOf(cause, run, row.cells)) }
  }
}

/** A cause with what stands in its cell. */
export function faultOf(cause: Cause, run: Pick<RunRow, 'columns'>, cells: readonly string[]): RowFault {
  const field = cause.field?.split('.')[0] ?? ''
  const text = cells[run.columns.indexOf(field)] ?? ''
  return { ...cause, field, text, suggestion: null }
}
