import type { ScheduleStatus } from '@tsumugi/domain/scheduling'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { readablePhase } from '../../records/productions/readable-queries.ts'
import type { Waiting } from './plans/replies.ts'
import { foldedHolds } from '../../database/folded-text.ts'

/** How schedules are narrowed by what stands in the database; health and stage follow from the arithmetic after it. */
export interface ScheduleQuestion {
  readonly ids?: readonly number[] | undefined
  readonly brandId?: number | undefined
  readonly supplierGroupId?: number | undefined
  readonly productionId?: number | undefined
  readonly season?: string | undefined
  readonly week?: string | undefined
  readonly status?: ScheduleStatus | undefined
  readonly assigneeId?: number | undefined
  readonly q?: string | undefined
}

/** The most schedules whose every step is looked at for one answer. */
export const mostSchedules = 2_000

const isTold = (userGroupId: number) => sql`${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id)`

function wanted(userGroupId: number, asked: ScheduleQuestion): RawBuilder<unknown>[] {
  const { ids, brandId, supplierGroupId, productionId, season, week, status, assigneeId, q } = asked
  return [
    readablePhase(userGroupId),
    ...(ids === undefined ? [] : [sql`s.id = any(${[...ids]}::bigint[])`]),
    ...(brandId === undefined ? [] : [sql`d.brand_id = ${brandId}`]),
    ...(supplierGroupId === undefined
      ? []
      : [sql`p.supplier_group_id = ${supplierGroupId} and ${isTold(userGroupId)}`]),
    ...(productionId === undefined ? [] : [sql`d.id = ${productionId}`]),
    ...(season === undefined ? [] : [sql`d.season = ${season}`]),
    ...(week === undefined
      ? []
      : [
          sql`p.delivery_due >= date_trunc('week', ${week}::date)::date
          and p.delivery_due < date_trunc('week', ${week}::date)::date + 7`,
        ]),
    ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ...(assigneeId === undefined
      ? []
      : [
          sql`exists (select from procedure r where r.schedule_id = s.id and r.owner_group_id = ${userGroupId}
            and r.assignee_id = ${assigneeId} and r.status in ('todo', 'doing'))`,
        ]),
    ...(q?.trim() ? [foldedHolds(sql`d.folded_words`, q)] : []),
  ]
}

/** Whether less is asked for than all that is seen. */
export const isNarrowed = (asked: ScheduleQuestion): boolean => wanted(0, asked).length > 1

/** Those that this organisation may see, with what is due first before the others; one more than the most. */
const askedFor = (userGroupId: number, asked: ScheduleQuestion, most: number) => sql`
  from production_schedule s join phase p on p.id = s.phase_id join production d on d.id = p.production_id
  where ${sql.join(wanted(userGroupId, asked), sql` and `)}
  order by s.status in ('completed', 'cancelled'), p.delivery_due nulls last, s.id limit ${most + 1}`

export async function schedulesWanted(
  database: Database,
  userGroupId: number,
  asked: ScheduleQuestion,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.id ${askedFor(userGroupId, asked, mostSchedules)}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** A schedule, and a word that is another once anything it is listed by was written. */
export interface StampedSchedule {
  readonly id: number
  readonly stamp: string
}

/**
 * As `schedulesWanted()`, for lists of thousands. Rows are told apart by the transaction that wrote them, so no writer can
 * forget to: steps and links write the revision of their schedule, SKUs the sums of their phase.
 */
export async function stampedSchedules(
  database: Database,
  userGroupId: number,
  asked: ScheduleQuestion,
  most: number,
): Promise<StampedSchedule[]> {
  // In one value: thousands of rows would cost the driver more than the database.
  const { rows } = await sql<{ stamps: string | null }>`
    select string_agg(w.stamp, ' ') as stamps from (
      select concat_ws('.', s.id, s.xmin, p.xmin, d.xmin) as stamp ${askedFor(userGroupId, asked, most)}) w`.execute(
    database,
  )
  const stamps = rows[0]?.stamps?.split(' ') ?? []
  return stamps.map((stamp) => ({ id: Number(stamp.slice(0, stamp.indexOf('.'))), stamp }))
}

/** Proposals that wait for an answer, by schedule; of all schedules, where they are thousands, or of these. */
export async function proposalsWaiting(
  database: Database,
  userGroupId: number,
  ids?: readonly number[],
): Promise<Map<number, Waiting>> {
  const among = ids === undefined ? sql`true` : sql`schedule_id = any(${[...ids]}::bigint[])`
  const { rows } = await sql<{ id: number } & Waiting>`
    select schedule_id as id, count(*) filter (where must_confirm_group_id = ${userGroupId}) as "forUs",
      count(*) filter (where user_group_id = ${userGroupId}) as "forThem"
    from procedure_proposal where status = 'open' and ${among}
      and ${userGroupId}::bigint in (user_group_id, must_confirm_group_id) group by 1`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Members of the organisation who may be given a step. */
export async function assigneesOf(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from membership m join account a on a.id = m.account_id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null
    order by a.name, a.id limit 500`.execute(database)
  return rows
}
