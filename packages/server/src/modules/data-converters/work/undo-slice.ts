import { stampParts } from '../queries/part-queries.ts'
import { appliedRows, countsOf, markTakenBack } from '../queries/row-queries.ts'
import { changeRun, noteProgress } from '../queries/run-queries.ts'
import { placeOf, tellOf, type RunWork } from './rows-request.ts'

/** Takes some rows back: those that nobody has touched or used since. */
export async function undoSlice(work: RunWork, limit: number): Promise<boolean> {
  const { request, run, noun } = work
  const { database } = request
  const rows = await appliedRows(database, run, limit)
  if (rows.length === 0) return endUndo(work)
  const reverted = await noun.revertRows(request, placeOf(run), rows)
  const all = rows.map(({ row }) => row)
  await markTakenBack(database, run.id, all, [...reverted.rows])
  if (reverted.versions) {
    const parts = rows.flatMap(({ part_of }) => part_of ?? [])
    await stampParts(database, run.id, parts, reverted.versions)
  }
  await noteProgress(database, run.id, rows)
  return true
}

async function endUndo(work: RunWork): Promise<false> {
  const { request, run } = work
  const wasApplied = run.applied_at !== null
  const counts = wasApplied ? run.counts : await countsOf(request.database, run.id)
  await changeRun(request.database, run.id, {
    status: wasApplied ? 'undone' : 'rolled_back',
    counts,
    undone_at: new Date().toISOString(),
  })
  await tellOf(work, 'discarded', { rows: run.total })
  return false
}
