import type { MerchandisingVersion } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import type { Acting } from '../../records/acting.ts'

interface VersionRow {
  id: number
  at: string
  by: string | null
  original_by: string | null
  action: MerchandisingVersion['action']
  changes: MerchandisingVersion['changes']
}

/** Keeps what was changed, in the transaction that changed it. */
export async function appendVersion(
  { database, userGroupId, accountId, asker }: Pick<Acting, 'database' | 'userGroupId' | 'accountId' | 'asker'>,
  merchandisingId: number,
  action: MerchandisingVersion['action'],
  changes: MerchandisingVersion['changes'],
) {
  await postpone(
    database,
    database
      .insertInto('merchandising_version')
      .values({
        user_group_id: userGroupId,
        merchandising_id: merchandisingId,
        account_id: accountId,
        original_account_id: asker?.originalAccountId ?? null,
        action,
        changes: JSON.stringify(changes),
      }),
  )
}

/** One page of a product's history, newest first. Somebody who left the organisation is shown without a name. */
export async function pageOfVersions(
  database: Database,
  userGroupId: number,
  id: number,
  limit: number,
  offset: number,
) {
  const versions = sql<VersionRow>`
    select v.id, v.at, a.name as by, o.name as original_by, v.action, v.changes
    from merchandising_version v
    left join account a on a.id = v.account_id
    left join account o on o.id = v.original_account_id
    where v.user_group_id = ${userGroupId} and v.merchandising_id = ${id}
    order by v.id desc limit ${limit} offset ${offset}`
  const total = sql<{ count: number }>`
    select count(*) as count from merchandising_version where user_group_id = ${userGroupId} and merchandising_id = ${id}`
  const [{ rows }, counted] = await Promise.all([versions.execute(database), total.execute(database)])
  return { rows, count: counted.rows[0]!.count }
}
