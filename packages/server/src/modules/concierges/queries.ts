import type { Concierge } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { groupJson } from '../../sessions/find-asker.ts'

/** Organisations a person looks after, agreed to the terms or not: the caller shows which may be entered. */
export async function conciergeGroups(database: Database, accountId: number): Promise<Concierge[]> {
  const { rows } = await sql<Concierge>`
    select g.id as "userGroupId", ${groupJson('g')} as "userGroup"
    from concierge c join user_group g on g.id = c.user_group_id
    where c.account_id = ${accountId} and g.suspended_at is null
    order by g.name collate "C", g.id`.execute(database)
  return rows
}
