import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface Listener {
  readonly groupId: number
  readonly accountId: number | null
}

/** As the system: who watches a recruitment or has begun to apply; each once, with the person to tell. */
export async function listenersOf(system: Database, recruitmentId: number): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select distinct on (heard.user_group_id) heard.user_group_id as "groupId", heard.created_by as "accountId" from (
      select user_group_id, created_by from recruitment_watch where recruitment_id = ${recruitmentId}
      union all select user_group_id, created_by from matching_application
        where recruitment_id = ${recruitmentId} and status not in ('withdrawn', 'declined')
    ) as heard order by heard.user_group_id`.execute(system)
  return rows
}

/** As the system: who watches, and has nothing sent yet. */
export async function lateListeners(system: Database, recruitmentId: number): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select w.user_group_id as "groupId", w.created_by as "accountId" from recruitment_watch w
    where w.recruitment_id = ${recruitmentId} and not exists (select from matching_application a
      where a.recruitment_id = w.recruitment_id and a.user_group_id = w.user_group_id and a.status <> 'draft')
    order by 1`.execute(system)
  return rows
}

/** As the system: the recruitment while it is still open with that last day. */
export async function openUntil(
  system: Database,
  recruitmentId: number,
  applyBy: string,
): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from recruitment where id = ${recruitmentId} and apply_by = ${applyBy}::date and status = 'open'
      and closes_at > now()`.execute(system)
  return rows[0]
}

/** Nine in the morning where the recruiter is, so many days before the last day; in the past where that is over. */
export async function morningBefore(
  database: Database,
  userGroupId: number,
  day: string,
  days: number,
): Promise<{ at: string; isOver: boolean }> {
  const { rows } = await sql<{ at: string; isOver: boolean }>`
    select at::text, at <= now() as "isOver" from (
      select ((${day}::date - ${days}::int)::timestamp + interval '9 hours') at time zone time_zone as at
      from user_group where id = ${userGroupId}) as morning`.execute(database)
  return rows[0]!
}
