import type { SecretBox } from '../../secrets/secret-box.ts'
import { fingerprintOf } from './fingerprint.ts'
import { Refusal } from '../refusal.ts'

/** A reply that was kept, and of which body. */
export interface KeptReply {
  readonly body_hash: Buffer
  /** Sealed, as replies hold codes and tokens; as it is where it was kept by an older server. */
  readonly reply: unknown
}

/** Where the replies to one asker's writes are kept, each under its route and key. */
export interface KeptReplies {
  /** Takes the key for this write; false when it was taken before. Another that takes it at the same time waits. */
  take(route: string, key: string, bodyHash: Buffer): Promise<boolean>
  under(route: string, key: string): Promise<KeptReply | undefined>
  keep(route: string, key: string, sealed: string): Promise<void>
}

export interface KeyedWrite {
  readonly route: string
  readonly key: string
  readonly input: unknown
}

/**
 * Answers a repeated write with the reply of the first (domain §1, §4.3), whoever asks. The key is taken in the same
 * transaction as the change, so that of two at once the second waits for the first.
 * @throws Refusal 409 `idempotency_mismatch` for another body under the same key
 */
export async function once<Result>(
  replies: KeptReplies,
  secrets: SecretBox,
  { route, key, input }: KeyedWrite,
  work: () => Promise<Result>,
): Promise<Result> {
  const bodyHash = await fingerprintOf(input)
  const owner = `reply ${route} ${key}`
  if (await replies.take(route, key, bodyHash)) {
    const reply = await work()
    await replies.keep(route, key, secrets.seal(JSON.stringify(reply ?? null), owner))
    return reply
  }
  const kept = await replies.under(route, key)
  const opened = kept?.body_hash.equals(bodyHash) ? openedReply(kept.reply, secrets, owner) : undefined
  if (!opened) throw new Refusal(409, [{ code: 'idempotency_mismatch' }])
  return opened.reply as Result
}

/** Nothing where it was sealed with a key that is no longer known. */
function openedReply(reply: unknown, secrets: SecretBox, owner: string): { readonly reply: unknown } | undefined {
  if (typeof reply !== 'string') return { reply }
  const opened = secrets.open(reply, owner)
  return opened ? { reply: JSON.parse(opened.secret) } : undefined
}
