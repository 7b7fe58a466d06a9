import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** The first and last day that each brand of an organisation plans or budgets for, with the months its seasons begin in. */
export async function plannedSpans(database: Database, userGroupId: number) {
  const { rows } = await sql<{ id: number; months: number[]; first: string | null; last: string | null }>`
    select b.id, b.season_start_months as months,
      least(min(m.release_on), (select min(period) from merchandising_budget where brand_id = b.id)) as first,
      greatest(max(m.release_on), (select max(period) from merchandising_budget where brand_id = b.id)) as last
    from brand b
    left join merchandising m on m.brand_id = b.id and m.discarded_at is null and not m.template
    where b.user_group_id = ${userGroupId} group by b.id order by b.id`.execute(database)
  return rows
}
