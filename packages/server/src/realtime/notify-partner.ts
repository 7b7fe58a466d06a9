import { sql } from 'kysely'
import { postpone } from '../database/pipeline/pipelined-driver.ts'
import type { TenantRequest } from '../http/request.ts'

/** Tells the open pages of another organisation, once the transaction is committed: that something changed, not what. */
export async function notifyPartner(
  { database, accountId }: TenantRequest,
  userGroupId: number,
  topic: string,
): Promise<void> {
  await postpone(
    database,
    sql`select pg_notify('tsumugi', ${JSON.stringify({ userGroupId, topic, id: null, by: accountId })})`,
  )
}
