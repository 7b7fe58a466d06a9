import type { Database } from '../../../database/engine.ts'
import { planner, type PlannedRow } from '../../../masters/rows/plan-rows.ts'
import { causesOf } from '../../../masters/rows/row-causes.ts'
import { saveRows } from '../../../masters/rows/save-rows.ts'
import { countsOf, putResults, unwrittenRows, type RowResult, type WaitingRow } from '../queries/row-queries.ts'
import { changeRun, noteProgress, type RunRow } from '../queries/run-queries.ts'
import { faultOf } from './check-slice.ts'
import { boundOf, requestOf, tellOf, valuesOf, withinOf } from './rows-request.ts'

/** Writes some rows. Where all or none was asked for and one is refused after all, what was written goes back. */
export async function applySlice(database: Database, run: RunRow, limit: number): Promise<boolean> {
  const waiting = await unwrittenRows(database, run, limit)
  if (waiting.length === 0) return endApply(database, run)
  const results = await written(database, run, waiting)
  await putResults(database, run.id, results)
  await noteProgress(database, run.id, waiting)
  const isRefused = results.some(({ outcome }) => outcome === 'refused')
  if (isRefused && run.mode === 'all') {
    await changeRun(database, run.id, { status: 'undoing', counts: await countsOf(database, run.id), done: 0 })
  }
  return true
}

async function endApply(database: Database, run: RunRow): Promise<false> {
  const counts = await countsOf(database, run.id)
  await changeRun(database, run.id, { status: 'applied', counts, applied_at: new Date().toISOString() })
  await tellOf(database, run, 'imported', { rows: run.total, count: (counts.create ?? 0) + (counts.update ?? 0) })
  return false
}

async function written(database: Database, run: RunRow, waiting: readonly WaitingRow[]): Promise<RowResult[]> {
  const of = boundOf(run)
  const request = requestOf(database, run)
  const convert = await valuesOf(database, run)
  const rows = waiting.map((row) => ({ ...row, values: convert(row.cells).values }))
  const plan = await planner(
    request,
    of,
    withinOf(run),
    rows.map(({ values }) => values),
  )
  const refused: RowResult[] = []
  const planned: { row: (typeof rows)[number]; plan: PlannedRow }[] = []
  for (const row of rows) {
    try {
      planned.push({ row, plan: await plan(row.values) })
    } catch (error) {
      refused.push(refusedRow(run, row, causesOf(error)))
    }
  }
  const saved = await saveRows(
    request,
    of,
    withinOf(run),
    planned.map((each) => each.plan),
  )
  return [
    ...refused,
    ...planned.map(({ row, plan: { outcome, key, changes } }, at): RowResult => {
      const done = saved[at]!
      if ('causes' in done) return refusedRow(run, row, done.causes)
      const record = { record_id: done.id, record_version: done.version, before: done.before }
      return { row: row.row, outcome, key, changes, ...(outcome === 'same' ? {} : { ...record, is_applied: true }) }
    }),
  ]
}

const refusedRow = (run: RunRow, row: WaitingRow, causes: ReturnType<typeof causesOf>): RowResult => ({
  row: row.row,
  outcome: 'refused',
  faults: causes.map((cause) => faultOf(cause, run, row.cells)),
})
