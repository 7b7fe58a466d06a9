import { sql } from 'kysely'
import { postpone } from '../database/pipelined-driver.ts'
import type { TenantRequest } from './request.ts'

export interface KeptReply {
  body_hash: Buffer
  reply: unknown
}

/** Takes the key for this request; false when it was taken before. Another that takes it at the same time waits. */
export async function takeKey(request: TenantRequest, route: string, key: string, bodyHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into idempotency_key (user_group_id, account_id, route, key, body_hash)
    values (${request.userGroupId}, ${request.accountId}, ${route}, ${key}, ${bodyHash})
    on conflict do nothing`.execute(request.database)
  return numAffectedRows !== 0n
}

export async function replyUnder(
  { database, userGroupId, accountId }: TenantRequest,
  route: string,
  key: string,
): Promise<KeptReply | undefined> {
  const { rows } = await sql<KeptReply>`
    select body_hash, reply from idempotency_key
    where user_group_id = ${userGroupId} and account_id = ${accountId} and route = ${route} and key = ${key}`.execute(
    database,
  )
  return rows[0]
}

export async function keepReply(
  { database, userGroupId, accountId }: TenantRequest,
  route: string,
  key: string,
  reply: unknown,
): Promise<void> {
  await postpone(
    database,
    sql`
    update idempotency_key set reply = ${JSON.stringify(reply ?? null)}::jsonb
    where user_group_id = ${userGroupId} and account_id = ${accountId} and route = ${route} and key = ${key}`,
  )
}
