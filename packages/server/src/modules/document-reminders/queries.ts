import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A document of any kind, as far as reminding of it asks. */
export interface RemindedDocument {
  readonly id: number
  readonly noun: string
  readonly number: string | null
  readonly status: string
  readonly shared: boolean
  readonly author_id: number
  readonly issuer_id: number
  readonly receiver_id: number | null
  /** The own side has asked within the last day. */
  readonly is_reminded: boolean
}

export async function remindedDocuments(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<RemindedDocument[]> {
  const { rows } = await sql<RemindedDocument>`
    select d.id, d.noun, d.number, d.status, d.shared, d.author_id, d.issuer_id, d.receiver_id, exists (
      select from document_reminder r where r.document_id = d.id and r.user_group_id = ${userGroupId}
        and r.created_at > now() - interval '1 day') as is_reminded
    from document d where d.id = any(${[...ids]}::bigint[]) order by d.id`.execute(database)
  return rows
}

export async function insertReminders(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  ids: readonly number[],
): Promise<void> {
  await sql`
    insert into document_reminder (document_id, user_group_id, created_by)
    select id, ${userGroupId}, ${accountId} from unnest(${[...ids]}::bigint[]) as id`.execute(database)
}

/** Organisations of these in which somebody can sign in. Asked by the system. */
export async function groupsWithMembers(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_group_id as id from membership
    where user_group_id = any(${[...ids]}::bigint[]) and left_at is null and suspended_at is null`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
