import { extensionPrefix } from '@tsumugi/contract'
import type { RowCause } from '../../../records/table-nouns/table-noun.ts'
import { countsOf, markRepeated, putResults, untriedRows, type RowResult } from '../queries/row-queries.ts'
import { changeRun, noteProgress, type RunRow } from '../queries/run-queries.ts'
import type { RowFault } from './convert-row.ts'
import { gathered } from './gather-rows.ts'
import { placeOf, valuesOf, type RunWork } from './rows-request.ts'

/** Tries some rows: what would become of each, and what is wrong with it. Nothing is written but that. */
export async function checkSlice(work: RunWork, limit: number): Promise<boolean> {
  const { request, run, noun } = work
  const { database } = request
  const waiting = await untriedRows(database, run, limit)
  if (waiting.length === 0) return endCheck(work)
  const convert = await valuesOf(work)
  const rows = waiting.map((row) => ({ ...row, ...convert(row.cells) }))
  const all = await gathered(work, rows)
  const right = all.filter(({ contradictions }, at) => contradictions.length === 0 && rows[at]!.faults.length === 0)
  const tried = await noun.tryRows(request, placeOf(run), right)
  const results = rows.map(({ row, cells, faults, fixed }, at): RowResult => {
    const { part, contradictions } = all[at]!
    const known = { row, fixes: fixed, part_of: part?.key ?? null, said: contradictions.length > 0 ? null : part?.said }
    if (faults.length > 0) return { ...known, outcome: 'refused', faults }
    const done = contradictions.length > 0 ? { causes: contradictions } : tried[right.indexOf(all[at]!)]!
    if ('causes' in done)
      return { ...known, outcome: 'refused', faults: done.causes.map((cause) => faultOf(cause, run, cells)) }
    return { ...known, outcome: done.outcome, key: done.key, changes: done.changes }
  })
  await putResults(database, run.id, results)
  await noteProgress(database, run.id, waiting)
  return true
}

async function endCheck({ request: { database }, run }: RunWork): Promise<false> {
  await markRepeated(database, run.id)
  const counts = await countsOf(database, run.id)
  await changeRun(database, run.id, { status: 'checked', counts, done: run.total })
  return false
}

/** A cause with what stands in its cell. */
export function faultOf(cause: RowCause, run: Pick<RunRow, 'columns'>, cells: readonly string[]): RowFault {
  const own = /(?:^|\.)extensions?\.(\w+)$/.exec(cause.field ?? '')
  const field = own ? `${extensionPrefix}${own[1]}` : (cause.field?.split('.')[0] ?? '')
  const text = cells[run.columns.indexOf(field)] ?? ''
  return { ...cause, field, text, suggestion: cause.suggestion ?? null }
}
