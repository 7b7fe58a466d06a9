import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A document whose other side is told, and by whom. */
export interface ToldDocument {
  readonly id: number
  readonly noun: string
  readonly number: string | null
  readonly title: string
  readonly status: string
  readonly partner_id: number
  /** Whether it is the one that is told that issues it. */
  readonly is_issuer: boolean
  /** What the side that acted is called on it. */
  readonly by_name: string
}

/** Those that the other side sees, in the order of their ids. Asked by the system. */
export async function documentsToTell(database: Database, ids: readonly number[], by: number): Promise<ToldDocument[]> {
  const { rows } = await sql<ToldDocument>`
    select id, noun, number, title, status, case when issuer_id = ${by} then receiver_id else issuer_id end as partner_id,
      receiver_id = ${by} as is_issuer,
      case when issuer_id = ${by} then issuer_name else receiver_name end as by_name
    from document where id = any(${[...ids]}::bigint[]) and shared and receiver_id is not null
      and ${by} in (issuer_id, receiver_id) order by id`.execute(database)
  return rows
}

/**
 * Who attends to some documents: of each its assignee, else whoever made it, as far as they still belong here.
 * `unattended`: some have nobody yet.
 */
export async function documentAttendants(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<{ readonly accountIds: readonly number[]; readonly unattended: boolean }> {
  const { rows } = await sql<{ id: number | null }>`
    select distinct m.account_id as id from document d
      left join document_side s on s.document_id = d.id and s.user_group_id = ${userGroupId}
      left join membership m on m.user_group_id = ${userGroupId} and m.left_at is null and m.suspended_at is null
        and m.account_id = coalesce(s.assignee_id, d.created_by)
    where d.id = any(${[...ids]}::bigint[])`.execute(database)
  const accountIds = rows.flatMap(({ id }) => id ?? [])
  return { accountIds, unattended: accountIds.length < rows.length }
}
