import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

export interface SideRow {
  readonly note: string | null
  readonly tags: string[]
  readonly assignee_id: number | null
  readonly lock_version: number
}

const nothingKept: SideRow = { note: null, tags: [], assignee_id: null, lock_version: 0 }

/** What an organisation keeps for itself about a document. */
export async function sideKept(database: Database, userGroupId: number, documentId: number): Promise<SideRow> {
  const row = await database
    .selectFrom('document_side')
    .select(['note', 'tags', 'assignee_id', 'lock_version'])
    .where('user_group_id', '=', userGroupId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row ?? nothingKept
}

/** Undefined when it has moved on from `lockVersion`; the first one to keep something begins at version 0. */
export async function keepSide(
  database: Database,
  userGroupId: number,
  documentId: number,
  lockVersion: number,
  { note, tags, assignee_id }: Omit<SideRow, 'lock_version'>,
): Promise<SideRow | undefined> {
  const { rows } = await sql<SideRow>`
    insert into document_side as side (document_id, user_group_id, note, tags, assignee_id, lock_version)
    values (${documentId}, ${userGroupId}, ${note}, ${tags}, ${assignee_id}, 1)
    on conflict (document_id, user_group_id) do update
      set note = excluded.note, tags = excluded.tags, assignee_id = excluded.assignee_id,
        ${versionStamps({ row: 'side' })}
      where side.lock_version = ${lockVersion}
    returning note, tags, assignee_id, lock_version`.execute(database)
  return rows[0]
}

/** Whether an account is a member of the organisation. */
export async function isMember(database: Database, userGroupId: number, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('membership')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}
