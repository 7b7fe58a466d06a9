import type { SavedSearch, SearchCriteria } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

const columns = sql`id, name, criteria, created_at as "createdAt"`

export async function savedSearchesOf(database: Database, userGroupId: number): Promise<SavedSearch[]> {
  const { rows } = await sql<SavedSearch>`
    select ${columns} from saved_search where user_group_id = ${userGroupId} order by created_at, id`.execute(database)
  return rows
}

/** Undefined where the name is taken. */
export async function insertSavedSearch(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  { name, criteria }: { readonly name: string; readonly criteria: SearchCriteria },
): Promise<SavedSearch | undefined> {
  const { rows } = await sql<SavedSearch>`
    insert into saved_search (user_group_id, name, criteria, created_by)
    values (${userGroupId}, ${name}, ${JSON.stringify(criteria)}::jsonb, ${accountId})
    on conflict do nothing returning ${columns}`.execute(database)
  return rows[0]
}

export async function deleteSavedSearch(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_search where id = ${id} and user_group_id = ${userGroupId} returning id`.execute(database)
  return rows.length > 0
}

export interface KeptSearch {
  readonly id: number
  readonly groupId: number
  readonly accountId: number | null
  readonly name: string
  readonly criteria: Record<string, unknown>
}

/** As the system: the searches of suppliers that hear of new recruitments. */
export async function keptSearches(system: Database): Promise<KeptSearch[]> {
  const { rows } = await sql<KeptSearch>`
    select s.id, s.user_group_id as "groupId", s.created_by as "accountId", s.name, s.criteria
    from saved_search s join user_group g on g.id = s.user_group_id
    where g.kind = 'supplier' and g.suspended_at is null order by s.user_group_id, s.id`.execute(system)
  return rows
}
