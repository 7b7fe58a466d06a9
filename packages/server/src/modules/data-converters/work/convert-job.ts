import { sql } from 'kysely'
import { admits } from '@tsumugi/domain'
import { asSystem, inTenant } from '../../../database/tenancy.ts'
import { writeAudits } from '../../../audit/append-audit.ts'
import type { Database } from '../../../database/engine.ts'
import { postpone } from '../../../database/pipeline/pipelined-driver.ts'
import { Refusal, type Cause } from '../../../http/refusal.ts'
import { workRequest } from '../../../http/tenant-request.ts'
import { findWorker } from '../../../sessions/find-worker.ts'
import { enqueue, type Job } from '../../../outbox/queries.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { othersFirst } from '../../../slow-work/others-first.ts'
import { slowWork } from '../../../slow-work/slow-work.ts'
import { accountably, worksFor } from '../../../slow-work/working-for.ts'
import { countRowsForPlans, deleteRows, insertRows } from '../queries/row-queries.ts'
import { changeRun, holdRun, runById, type RunRow } from '../queries/run-queries.ts'
import type { ReadTable } from './read-rows.ts'
import { applySlice } from './apply-slice.ts'
import { checkSlice } from './check-slice.ts'
import { inSlices } from './in-slices.ts'
import { nounOf, tellTopic } from './rows-request.ts'
import { undoSlice } from './undo-slice.ts'

export interface ConverterWork {
  readonly userGroupId: number
  readonly runId: number
  /** What the reader asked for beside the sheet: another row for the heads, or none. */
  readonly headRow?: number | null
}

/** Leaves the next piece of work on a run to be done once this transaction is committed. */
export const continueRun = (database: Database, work: ConverterWork) => enqueue(database, 'convert_rows', work)

const slices = { checking: checkSlice, applying: applySlice, undoing: undoSlice } as const

/**
 * One turn of the work that a run waits for: reading its file, or some of its rows in short transactions. What is left is
 * a job of its own, so that the work of others has its turn between. Done twice, the second goes on where the first ended.
 */
export async function convertRowsJob(parts: ServerParts, work: ConverterWork, { attempts }: Job): Promise<void> {
  await convertRows(parts, work).catch(async (error: unknown) => {
    if (attempts < mostAttempts) throw error
    await giveUp(parts, work)
    throw error
  })
}

/** After so many the run says that it failed; what was written by then goes back. */
const mostAttempts = 4

async function giveUp(
  { engine }: ServerParts,
  { userGroupId, runId }: ConverterWork,
  code: 'internal' | 'forbidden' = 'internal',
): Promise<void> {
  await inTenant(engine.database, userGroupId, async (database) => {
    const run = await holdRun(database, runId)
    if (!run || run.fault) return
    const isWriting = run.status === 'applying'
    await changeRun(database, runId, { status: isWriting ? 'undoing' : 'failed', fault: [{ code }] })
    if (isWriting) await continueRun(database, { userGroupId, runId })
    await tellTopic(database, run, 'data_converter', runId)
  })
}

async function convertRows(parts: ServerParts, work: ConverterWork): Promise<void> {
  const { userGroupId, runId } = work
  const run = await inTenant(parts.engine.database, userGroupId, (database) => runById(database, runId))
  if (!run) return
  if (run.status === 'reading') return readFileOf(parts, run, work)
  const find = (system: Database) => findWorker(system, run.created_by, userGroupId)
  const { asker, mayAct } = await asSystem(parts.engine.database, find)
  const mayWrite = mayAct && admits(asker.user, nounOf(run).writes)
  if (!mayWrite && run.status !== 'undoing') return giveUp(parts, work, 'forbidden')
  await inSlices(nounOf(run).fewestRows, (rows, isLast) =>
    inTenant(parts.engine.database, userGroupId, async (database) => {
      const began = performance.now()
      await postpone(database, plansAnew)
      const held = await holdRun(database, runId)
      const slice = held && held.status in slices ? slices[held.status as keyof typeof slices] : null
      if (!slice) return null
      const id = `converter-${runId}`
      const request = workRequest(parts, { id, asker, userGroupId, locale: held!.locale, database })
      const goesOn = await slice({ request, run: held!, noun: nounOf(held!) }, rows)
      if (goesOn && isLast) await continueRun(database, { userGroupId, runId })
      if (!goesOn || isLast) await tellTopic(database, held!, 'data_converter', runId)
      await writeAudits(request, request.audits)
      return goesOn ? performance.now() - began : null
    }),
  )
}

/**
 * Tables grow while a run is written: a plan that was kept from when they were small would walk through them. Discarding all
 * plans now and then writes sooner, but those who ask meanwhile wait longer for theirs.
 */
const plansAnew = sql.raw('set local plan_cache_mode = force_custom_plan')

async function readFileOf(parts: ServerParts, run: RunRow, { headRow }: ConverterWork): Promise<void> {
  const own: Own = (work) => inTenant(parts.engine.database, run.user_group_id, work)
  try {
    const bytes = () => parts.files.get(run.storage_key)
    const table = await accountably(() => {
      worksFor(run.user_group_id)
      const wanted = { sheet: run.sheet, ...(headRow === undefined ? {} : { headRow }) }
      return slowWork('read_rows', async () => ({ bytes: await bytes(), ...wanted }))
    })
    await keepTable(parts.engine.database, own, run, table)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    await own((database) => changeRun(database, run.id, { status: 'failed', fault }))
  }
  await own((database) => tellTopic(database, run, 'data_converter', run.id))
}

/** Each piece of work in a short transaction of its own. */
type Own = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>

async function keepTable(system: Database, own: Own, run: RunRow, table: ReadTable): Promise<void> {
  await own((database) => deleteRows(database, run.id))
  for (const pack of table.packs) {
    await own((database) => insertRows(database, run.user_group_id, run.id, pack))
    await othersFirst()
  }
  await countRowsForPlans(system)
  const { encoding, sheets, headRow: head_row, heads, total } = table
  const begun = { status: 'read', fault: null, columns: [], counts: {}, fixes: 0 }
  await own((database) => changeRun(database, run.id, { ...begun, encoding, sheets, head_row, heads, total }))
}

/** What is wrong with the file; undefined for what another try may mend. */
function faultOf(error: unknown): readonly Cause[] | undefined {
  return error instanceof Refusal && error.status === 422 ? error.causes : undefined
}
