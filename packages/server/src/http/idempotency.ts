import { fingerprintOf } from './fingerprint.ts'
import { keepReply, replyUnder, takeKey } from './idempotency-queries.ts'
import { Refusal } from './refusal.ts'
import type { TenantRequest } from './request.ts'

/**
 * Answers a repeated write with the reply of the first (domain §1, §4.3). The key is taken in the same transaction as
 * the change, so that of two at once the second waits for the first. Another body under the same key is refused, 409.
 */
export async function once(
  request: TenantRequest,
  route: string,
  key: string,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = await fingerprintOf(input)
  if (!(await takeKey(request, route, key, bodyHash))) {
    const kept = await replyUnder(request, route, key)
    if (!kept?.body_hash.equals(bodyHash)) throw new Refusal(409, [{ code: 'idempotency_mismatch' }])
    return kept.reply
  }
  const reply = await work()
  await keepReply(request, route, key, reply)
  return reply
}
