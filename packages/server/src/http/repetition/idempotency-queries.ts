import { sql } from 'kysely'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import type { KeptReplies, KeptReply } from './idempotency.ts'
import type { TenantRequest } from '../request.ts'

/** The replies to one account's writes in one organisation. */
export const repliesToAccount = ({ database, userGroupId, accountId }: TenantRequest): KeptReplies => ({
  async take(route, key, bodyHash) {
    const { numAffectedRows } = await sql`
      insert into idempotency_key (user_group_id, account_id, route, key, body_hash)
      values (${userGroupId}, ${accountId}, ${route}, ${key}, ${bodyHash})
      on conflict do nothing`.execute(database)
    return numAffectedRows !== 0n
  },

  async under(route, key) {
    const { rows } = await sql<KeptReply>`
      select body_hash, reply from idempotency_key
      where user_group_id = ${userGroupId} and account_id = ${accountId} and route = ${route} and key = ${key}`.execute(
      database,
    )
    return rows[0]
  },

  async keep(route, key, sealed) {
    await postpone(
      database,
      sql`
      update idempotency_key set reply = ${JSON.stringify(sealed)}::jsonb
      where user_group_id = ${userGroupId} and account_id = ${accountId} and route = ${route} and key = ${key}`,
    )
  },
})
