import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

interface TaskRow {
  brand_id: number
  brand: string
  loose: number
  without_picture: number
  releasing_soon: number
}

/** So many products that are to be released are looked at, and so many without a day: a desk counts what is to be done. */
const mostProducts = 5_000

/**
 * Per brand: products without a place, without a picture, and to be released within 14 days though not confirmed; of those
 * that are not released yet.
 */
export async function tasksByBrand(database: Database, userGroupId: number, today: string) {
  const { rows } = await sql<TaskRow>`
    select b.id as brand_id, b.name as brand,
      count(*) filter (where m.release_on is null or not m.has_category) as loose,
      count(*) filter (where not m.has_picture) as without_picture,
      count(*) filter (where m.release_on between ${today}::date and ${today}::date + 14
        and m.status in ('idea', 'planned', 'in_development')) as releasing_soon
    from (${toRelease(userGroupId, sql`p.release_on >= ${today}::date`)} union all ${toRelease(userGroupId, sql`p.release_on is null`)}) m
      join brand b on b.id = m.brand_id
    group by b.id, b.name, b.position order by b.position`.execute(database)
  return rows
}

const toRelease = (userGroupId: number, when: RawBuilder<unknown>) => sql`
  (select p.brand_id, p.release_on, p.status, p.has_category, p.has_picture from merchandising p
    where p.user_group_id = ${userGroupId} and p.discarded_at is null and not p.template
      and p.status not in ('dropped', 'closed', 'released') and ${when} order by p.release_on limit ${mostProducts})`

interface ChangeRow {
  id: number
  brand_id: number
  merchandising_id: number
  name: string
  by: string | null
  at: string
  fields: string[]
  file_id: number | null
  revision: number | null
}

/** What others and oneself changed since the start of yesterday, in the organisation's own time zone; newest first. */
export async function changesSinceYesterday(database: Database, userGroupId: number, today: string) {
  const { rows } = await sql<ChangeRow>`
    select v.id, m.brand_id, m.id as merchandising_id, m.name, a.name as by, v.at,
      coalesce((select array_agg(change ->> 'field') from jsonb_array_elements(v.changes) as change), '{}') as fields,
      f.id as file_id, f.revision
    from merchandising_version v
    join merchandising m on m.id = v.merchandising_id
    join user_group g on g.id = v.user_group_id
    left join account a on a.id = v.account_id
    left join merchandising_file f on f.merchandising_id = m.id and f.is_primary
    where v.user_group_id = ${userGroupId} and m.discarded_at is null
      and v.at >= ((${today}::date - 1)::timestamp at time zone g.time_zone)
    order by v.id desc limit 12`.execute(database)
  return rows
}

/** Today where the organisation is, and the zone it is in. */
export async function dayOf(
  database: Database,
  userGroupId: number,
): Promise<{ readonly today: string; readonly timeZone: string }> {
  const { rows } = await sql<{ today: string; timeZone: string }>`
    select (now() at time zone time_zone)::date as today, time_zone as "timeZone" from user_group
    where id = ${userGroupId}`.execute(database)
  return rows[0]!
}

/** As the system: feedback nobody has looked at, and organisations in use that have not agreed to the terms. */
export async function platformCounts(database: Database): Promise<{ feedbacks: number; prospects: number }> {
  const { rows } = await sql<{ feedbacks: number; prospects: number }>`
    select (select count(*)::int from feedback where status = 'new') as feedbacks,
      (select count(*)::int from user_group where agreed_terms_at is null and suspended_at is null) as prospects`.execute(
    database,
  )
  return rows[0]!
}

interface OwnRequest {
  id: number
  title: string
  status: 'pending' | 'approved' | 'rejected' | 'returned' | 'withdrawn' | 'cancelled'
  requested_at: string
}

/** What somebody asked approval for: all that is open, and what was decided within the last week; newest first. */
export async function ownRequests(database: Database, userGroupId: number, accountId: number) {
  const { rows } = await sql<OwnRequest>`
    select id, title, status, requested_at from approval
    where user_group_id = ${userGroupId} and requested_by = ${accountId}
      and (status = 'pending' or decided_at > now() - interval '7 days')
    order by status <> 'pending', id desc limit 10`.execute(database)
  return rows.map(({ requested_at, ...row }) => ({ ...row, requestedAt: requested_at }))
}

/** As the recruiter: applications nobody has looked at, and questions nobody has answered. */
export async function recruitingCounts(
  database: Database,
  userGroupId: number,
): Promise<{ applications: number; questions: number }> {
  const { rows } = await sql<{ applications: number; questions: number }>`
    select (select count(*)::int from matching_application where recruiter_id = ${userGroupId} and status = 'sent') as applications,
      (select count(*)::int from recruitment_question where recruiter_id = ${userGroupId} and answer is null) as questions`.execute(
    database,
  )
  return rows[0]!
}

/** Steps of one's own that are begun, to begin or to be done by today: those of the tab "today" in the list of steps. */
export async function stepsDue(database: Database, userGroupId: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from procedure r join production_schedule s on s.id = r.schedule_id
    where r.owner_group_id = ${userGroupId} and r.status in ('todo', 'doing') and s.status in ('planned', 'active')
      and (r.status = 'doing' or r.planned_start <= ${today}::date or r.planned_end <= ${today}::date)`.execute(
    database,
  )
  return rows[0]!.count
}

/** Deliveries to an organisation that are under way and come later than their transport was planned. */
export async function arrivalsLate(database: Database, userGroupId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct d.id)::int as count from document d join delivery k on k.document_id = d.id
      join transport_delivery x on x.document_id = d.id join transport t on t.id = x.transport_id
    where d.noun = 'delivery' and d.receiver_id = ${userGroupId} and d.status = 'shipped' and k.arrived_on is null
      and t.arrives_on > t.planned_on`.execute(database)
  return rows[0]!.count
}
