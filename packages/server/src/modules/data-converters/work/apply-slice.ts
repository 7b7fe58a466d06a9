import type { RowCause } from '../../../records/table-nouns/table-noun.ts'
import { stampParts } from '../queries/part-queries.ts'
import { countsOf, putResults, unwrittenRows, type RowResult, type WaitingRow } from '../queries/row-queries.ts'
import { changeRun, noteProgress, type RunRow } from '../queries/run-queries.ts'
import { faultOf } from './check-slice.ts'
import { gathered } from './gather-rows.ts'
import { placeOf, tellOf, valuesOf, type RunWork } from './rows-request.ts'

/** Writes some rows. Where all or none was asked for and one is refused after all, what was written goes back. */
export async function applySlice(work: RunWork, limit: number): Promise<boolean> {
  const { request, run } = work
  const { database } = request
  const waiting = await unwrittenRows(database, run, limit)
  if (waiting.length === 0) return endApply(work)
  const results = await written(work, waiting)
  await putResults(database, run.id, results)
  await noteProgress(database, run.id, waiting)
  await stamped(work, results)
  const isRefused = results.some(({ outcome }) => outcome === 'refused')
  if (isRefused && run.mode === 'all') {
    await changeRun(database, run.id, { status: 'undoing', counts: await countsOf(database, run.id), done: 0 })
  }
  return true
}

async function endApply(work: RunWork): Promise<false> {
  const { request, run } = work
  const counts = await countsOf(request.database, run.id)
  await changeRun(request.database, run.id, { status: 'applied', counts, applied_at: new Date().toISOString() })
  await tellOf(work, 'imported', { rows: run.total, count: (counts.create ?? 0) + (counts.update ?? 0) })
  return false
}

async function written(work: RunWork, waiting: readonly WaitingRow[]): Promise<RowResult[]> {
  const { request, run, noun } = work
  const convert = await valuesOf(work)
  const rows = await gathered(
    work,
    waiting.map((row) => ({ row: row.row, values: convert(row.cells).values })),
  )
  const saved = await noun.saveRows(request, placeOf(run), rows)
  return waiting.map((row, at): RowResult => {
    const done = saved[at]!
    const part = rows[at]!.part
    const known = { row: row.row, part_of: part?.key ?? null, said: part?.said }
    if ('causes' in done) return { ...known, ...refusedRow(run, row, done.causes) }
    const { outcome, key, changes, id, version, before } = done
    const record = { record_id: id, record_version: version, before, is_applied: true }
    return { ...known, outcome, key, changes, ...(outcome === 'same' ? {} : record) }
  })
}

/** Earlier rows of the same records stand at the versions that these left them at. */
async function stamped({ request, run, noun }: RunWork, results: readonly RowResult[]): Promise<void> {
  if (!noun.partsOf) return
  const parts = results.flatMap(({ part_of }) => part_of ?? [])
  const versions = results.flatMap(({ record_id: id, record_version: version }) =>
    id === undefined || version === undefined ? [] : [[id, version] as const],
  )
  await stampParts(request.database, run.id, parts, new Map(versions))
}

const refusedRow = (run: RunRow, row: WaitingRow, causes: readonly RowCause[]): RowResult => ({
  row: row.row,
  outcome: 'refused',
  faults: causes.map((cause) => faultOf(cause, run, row.cells)),
})
