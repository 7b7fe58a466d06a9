import type { Kind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Role } from './access-links/token-queries.ts'

export interface ViewablePerson {
  readonly accountId: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly userGroupId: number
  readonly userGroupName: string
  readonly kind: Kind
}

/** Members of the other organisations. Nobody views as one who belongs to an organisation of kind admin. */
const viewable = sql`
  select a.id as "accountId", a.name, a.email, m.role, g.id as "userGroupId", g.name as "userGroupName", g.kind
  from membership m join account a on a.id = m.account_id join user_group g on g.id = m.user_group_id
  where m.suspended_at is null and a.suspended_at is null and g.suspended_at is null
    and not exists (select from membership am join user_group ag on ag.id = am.user_group_id
      where am.account_id = a.id and ag.kind = 'admin')`

/** At most 200, those whose name, address or organisation holds the words. */
export async function viewablePeople(database: Database, words: string): Promise<ViewablePerson[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ViewablePerson>`
    ${viewable} and (a.name ilike ${like} or a.email ilike ${like} or g.name ilike ${like})
    order by g.id, a.id limit 200`.execute(database)
  return rows
}

export async function viewablePerson(
  database: Database,
  accountId: number,
  userGroupId: number,
): Promise<ViewablePerson | undefined> {
  return (await sql<ViewablePerson>`${viewable} and a.id = ${accountId} and g.id = ${userGroupId}`.execute(database))
    .rows[0]
}
