import type { Database } from '../../../database/engine.ts'
import { revertRows } from '../../../masters/rows/save-rows.ts'
import { appliedRows, countsOf, markTakenBack } from '../queries/row-queries.ts'
import { changeRun, noteProgress, type RunRow } from '../queries/run-queries.ts'
import { boundOf, requestOf, tellOf, withinOf } from './rows-request.ts'

/** Takes some rows back: those that nobody has touched or used since. */
export async function undoSlice(database: Database, run: RunRow, limit: number): Promise<boolean> {
  const rows = await appliedRows(database, run, limit)
  if (rows.length === 0) return endUndo(database, run)
  const reverted = await revertRows(requestOf(database, run), boundOf(run), withinOf(run), rows)
  await markTakenBack(
    database,
    run.id,
    rows.map(({ row }) => row),
    [...reverted],
  )
  await noteProgress(database, run.id, rows)
  return true
}

async function endUndo(database: Database, run: RunRow): Promise<false> {
  const wasApplied = run.applied_at !== null
  const counts = wasApplied ? run.counts : await countsOf(database, run.id)
  await changeRun(database, run.id, {
    status: wasApplied ? 'undone' : 'rolled_back',
    counts,
    undone_at: new Date().toISOString(),
  })
  await tellOf(database, run, 'discarded', { rows: run.total })
  return false
}
