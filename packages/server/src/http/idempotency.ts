import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantRequest } from './request.ts'
import { Refusal } from './refusal.ts'

interface Stored {
  body_hash: Buffer
  reply: unknown
}

/**
 * Answers a repeated write with the reply of the first (domain §1, §4.3). The key is taken in the same transaction as
 * the change, so that of two at once the second waits for the first. Another body under the same key is refused, 409.
 */
export async function once(request: TenantRequest, route: string, key: string, body: unknown, work: () => Promise<unknown>): Promise<unknown> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body ?? null)).digest()
  const taken = await sql`
    insert into idempotency_key (account_id, route, key, body_hash) values (${request.accountId}, ${route}, ${key}, ${bodyHash})
    on conflict do nothing`.execute(request.database)
  if (taken.numAffectedRows === 0n) {
    const { rows } = await sql<Stored>`
      select body_hash, reply from idempotency_key
      where account_id = ${request.accountId} and route = ${route} and key = ${key}`.execute(request.database)
    if (!rows[0]?.body_hash.equals(bodyHash)) throw new Refusal(409, [{ code: 'idempotency_mismatch' }])
    return rows[0].reply
  }
  const reply = await work()
  await sql`
    update idempotency_key set reply = ${JSON.stringify(reply ?? null)}::jsonb
    where account_id = ${request.accountId} and route = ${route} and key = ${key}`.execute(request.database)
  return reply
}
