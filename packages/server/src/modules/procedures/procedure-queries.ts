import type { ScheduledStep } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

/** Of a step that the organisation sees, by the table's own policies. */
export async function scheduleOfProcedure(database: Database, id: number): Promise<number | undefined> {
  const row = await database.selectFrom('procedure').select('schedule_id').where('id', '=', id).executeTakeFirst()
  return row?.schedule_id
}

/** What a step's owner says of it, beside its dates. */
export interface ProcedureValues {
  readonly name?: string | null | undefined
  readonly assigneeId?: number | null | undefined
  readonly progress?: number | undefined
  readonly quantityDone?: number | undefined
  readonly shared?: boolean | undefined
  readonly note?: string | null | undefined
}

export async function updateProcedure(
  system: Database,
  id: number,
  accountId: number,
  values: ProcedureValues,
): Promise<void> {
  const { name, assigneeId, progress, quantityDone, shared, note } = values
  const change = { name, assignee_id: assigneeId, progress, quantity_done: quantityDone, shared, note }
  await updateRow(system, 'procedure', { id }, { ...change, updated_by: accountId })
}

/** What a report leaves of a step. */
export async function writeReport(
  system: Database,
  { id, status, actual, progress }: ScheduledStep,
  note: string | undefined,
  accountId: number,
): Promise<void> {
  const change = { status, actual_start: actual.start, actual_end: actual.end, progress, note }
  await updateRow(system, 'procedure', { id: Number(id) }, { ...change, updated_by: accountId })
}

export const deleteProcedure = (system: Database, id: number) =>
  system.deleteFrom('procedure').where('id', '=', id).execute()

/** One’s own reports by their keys: what was sent already is not written again. */
export async function reportsByKey(
  system: Database,
  userGroupId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ report_key: string; procedure_id: number }>`
    select report_key, procedure_id from procedure_report
    where user_group_id = ${userGroupId} and report_key = any(${[...keys]}::text[])`.execute(system)
  return new Map(rows.map((row) => [row.report_key, row.procedure_id]))
}

export async function insertReport(
  system: Database,
  values: {
    readonly userGroupId: number
    readonly accountId: number
    readonly procedureId: number
    readonly key: string
    readonly word: string
    readonly on: string
    readonly days?: number
    readonly reason: string | null
  },
): Promise<void> {
  await system
    .insertInto('procedure_report')
    .values({
      user_group_id: values.userGroupId,
      procedure_id: values.procedureId,
      report_key: values.key,
      word: values.word,
      reported_on: values.on,
      delay_days: values.days ?? null,
      reason: values.reason,
      created_by: values.accountId,
    })
    .execute()
}

/** Somebody who works for the organisation. */
export async function memberOf(database: Database, userGroupId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from membership where user_group_id = ${userGroupId} and account_id = ${accountId}
      and suspended_at is null and left_at is null`.execute(database)
  return rows.length > 0
}

/** How many percent more than ordered the brand lets be made. */
export async function overPercentOf(system: Database, userGroupId: number): Promise<string> {
  const { rows } = await sql<{ percent: string | null }>`
    select over_delivery_pct::text as percent from user_group_config where user_group_id = ${userGroupId}`.execute(
    system,
  )
  return rows[0]?.percent ?? '0'
}
