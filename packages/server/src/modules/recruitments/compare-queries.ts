import type { ApplicationStatus } from '@tsumugi/domain/matching'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface ComparedRow {
  readonly id: number
  readonly groupId: number
  readonly status: ApplicationStatus
  readonly price: string | null
  readonly currency: string
  readonly leadDays: number | null
  readonly minLot: number | null
  readonly commentCount: number
  readonly sentAt: string | null
  readonly lockVersion: number
}

/** Applications to one of one's own recruitments, those that may still be taken first. */
export async function applicationsTo(database: Database, recruitmentId: number): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select a.id, a.user_group_id as "groupId", a.status, trim_scale(a.price)::text as price, a.currency,
      a.lead_days as "leadDays", a.min_lot as "minLot", a.sent_at as "sentAt", a.lock_version as "lockVersion",
      (select count(*)::int from application_comment c where c.application_id = a.id) as "commentCount"
    from matching_application a where a.recruitment_id = ${recruitmentId} and a.status <> 'draft'
    order by array_position(array['accepted', 'shortlisted', 'sent', 'declined', 'withdrawn'], a.status::text), a.sent_at, a.id`.execute(
    database,
  )
  return rows
}
