import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Of one brand after the other, so that the ends are read from its index and not from its products. */
const released = sql`from merchandising m where m.user_group_id = b.user_group_id and m.brand_id = b.id
  and m.discarded_at is null and not m.template`

/** The first and last day that each brand of an organisation plans or budgets for, with the months its seasons begin in. */
export async function plannedSpans(database: Database, userGroupId: number) {
  const { rows } = await sql<{ id: number; months: number[]; first: string | null; last: string | null }>`
    select b.id, b.season_start_months as months,
      least((select min(m.release_on) ${released}), (select min(period) from merchandising_budget where brand_id = b.id)) as first,
      greatest((select max(m.release_on) ${released}), (select max(period) from merchandising_budget where brand_id = b.id)) as last
    from brand b where b.user_group_id = ${userGroupId} order by b.id`.execute(database)
  return rows
}
