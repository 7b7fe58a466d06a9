import type { DateSpan, GoodsConstruction, PlanPatch, StepKind, StepLink } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

export interface NewStep {
  /** What links name it by. */
  readonly key: string
  readonly ownerId: number
  readonly kind: StepKind | null
  readonly name: string | null
  readonly carrier: boolean
  readonly workdays: number
  readonly planned: DateSpan
  readonly shared: boolean
  readonly approveByPartner: boolean
}

export async function scheduleOfPhase(system: Database, phaseId: number): Promise<number | undefined> {
  const row = await system
    .selectFrom('production_schedule')
    .select('id')
    .where('phase_id', '=', phaseId)
    .executeTakeFirst()
  return row?.id
}

/** What the last schedule of another phase of the same style says it is made of. */
export async function constructionOf(system: Database, phaseId: number): Promise<GoodsConstruction | undefined> {
  const { rows } = await sql<{ construction: GoodsConstruction }>`
    select s.construction from phase own join phase p on p.production_id = own.production_id
      join production_schedule s on s.phase_id = p.id
    where own.id = ${phaseId} order by s.id desc limit 1`.execute(system)
  return rows[0]?.construction
}

export async function insertSchedule(
  system: Database,
  userGroupId: number,
  phaseId: number,
  construction: GoodsConstruction,
  accountId: number,
): Promise<number> {
  const { id } = await system
    .insertInto('production_schedule')
    .values({
      user_group_id: userGroupId,
      phase_id: phaseId,
      construction,
      created_by: accountId,
      updated_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** New steps behind those that are there, with links that name them by key or, where they stand already, by id. */
export async function insertSteps(
  system: Database,
  scheduleId: number,
  steps: readonly NewStep[],
  links: readonly StepLink[],
  accountId: number,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const step of steps) {
    const { id } = await system
      .insertInto('procedure')
      .values({
        owner_group_id: step.ownerId,
        schedule_id: scheduleId,
        kind: step.kind,
        name: step.name,
        position: sql`(select coalesce(max(position), 0) + 1 from procedure where schedule_id = ${scheduleId})`,
        carrier: step.carrier,
        workdays: step.workdays,
        planned_start: step.planned.start,
        planned_end: step.planned.end,
        shared: step.shared,
        approve_by_partner: step.approveByPartner,
        updated_by: accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(step.key, id)
  }
  const idOf = (key: string) => ids.get(key) ?? Number(key)
  if (links.length > 0)
    await system
      .insertInto('procedure_link')
      .values(
        links.map(({ from, to, lag }) => ({ schedule_id: scheduleId, from_id: idOf(from), to_id: idOf(to), lag })),
      )
      .execute()
  return ids
}

/** Dates and links of a patch that was divided and validated; the caller holds the schedule. */
export async function writePatch(
  system: Database,
  scheduleId: number,
  { steps, links }: PlanPatch,
  accountId: number,
): Promise<void> {
  for (const { id, after } of steps)
    await updateRow(
      system,
      'procedure',
      { id: Number(id), schedule_id: scheduleId },
      {
        planned_start: after.planned.start,
        planned_end: after.planned.end,
        workdays: after.workdays,
        updated_by: accountId,
      },
    )
  for (const { from, to, after } of links)
    if (after === null)
      await system
        .deleteFrom('procedure_link')
        .where('from_id', '=', Number(from))
        .where('to_id', '=', Number(to))
        .execute()
    else
      await sql`
        insert into procedure_link (schedule_id, from_id, to_id, lag) values (${scheduleId}, ${Number(from)}, ${Number(to)}, ${after})
        on conflict (from_id, to_id) do update set lag = excluded.lag`.execute(system)
}

/** Every write of a plan counts its schedule on: who edits an older one is told. */
export async function touchSchedule(
  system: Database,
  id: number,
  accountId: number,
  values: { status?: string; baseline_at?: string } = {},
): Promise<void> {
  await updateRow(system, 'production_schedule', { id }, { ...values, updated_by: accountId })
}

export const deleteSchedule = (system: Database, id: number) =>
  system.deleteFrom('production_schedule').where('id', '=', id).execute()
