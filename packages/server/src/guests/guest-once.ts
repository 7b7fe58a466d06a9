import type { Database } from '../database/engine.ts'
import { fingerprintOf } from '../http/fingerprint.ts'
import { Refusal } from '../http/refusal.ts'
import { guestReplyUnder, keepGuestReply, takeGuestKey } from './guest-queries.ts'
import type { Guest } from './guest-request.ts'

/** As `once` for accounts: the key is taken in the same transaction as the change (domain §1, §4.3). */
export async function guestOnce<Result>(
  database: Database,
  guest: Guest,
  route: string,
  key: string,
  input: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  const bodyHash = await fingerprintOf(input)
  if (!(await takeGuestKey(database, guest, route, key, bodyHash))) {
    const kept = await guestReplyUnder(database, guest, route, key)
    if (!kept?.body_hash.equals(bodyHash)) throw new Refusal(409, [{ code: 'idempotency_mismatch' }])
    return kept.reply as Result
  }
  const reply = await work()
  await keepGuestReply(database, guest, route, key, reply)
  return reply
}
