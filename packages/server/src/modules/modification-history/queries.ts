import type { MerchandisingVersion } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { dayAfter } from '../merchandising-reports/product-queries.ts'

export interface HistoryRow {
  id: number
  at: string
  account_id: number | null
  by: string | null
  original_by: string | null
  action: MerchandisingVersion['action']
  changes: MerchandisingVersion['changes']
}

export interface HistoryFilter {
  accountId?: number | undefined
  field?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Every version of a product, newest first. One product has hundreds at most, and undoing reads them all. */
export async function versionsOf(database: Database, userGroupId: number, id: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select v.id, v.at, v.account_id, a.name as by, o.name as original_by, v.action, v.changes
    from merchandising_version v
    left join account a on a.id = v.account_id
    left join account o on o.id = v.original_account_id
    where v.user_group_id = ${userGroupId} and v.merchandising_id = ${id}
    order by v.id desc`.execute(database)
  return rows
}

/** Ids of the versions that a filter lets through; days are those of the organisation. */
export async function matching(
  database: Database,
  userGroupId: number,
  id: number,
  { accountId, field, from, to }: HistoryFilter,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select v.id from merchandising_version v
    where v.user_group_id = ${userGroupId} and v.merchandising_id = ${id}
      ${accountId === undefined ? sql`` : sql`and v.account_id = ${accountId}`}
      ${field === undefined ? sql`` : sql`and exists (select from jsonb_array_elements(v.changes) c where c.value->>'field' = ${field})`}
      ${from === undefined ? sql`` : sql`and v.at >= (${from}::date::timestamp at time zone 'Asia/Tokyo')`}
      ${to === undefined ? sql`` : sql`and v.at < ${dayAfter(to)}`}`.execute(database)
  return new Set(rows.map((row) => row.id))
}
