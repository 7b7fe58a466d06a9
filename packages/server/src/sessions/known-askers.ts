import type { Database } from '../database/engine.ts'
import { againWhenSafe } from '../faults/again-when-safe.ts'
import type { Asker } from '../http/request.ts'
import { findAskerByHash } from './find-asker.ts'
import { versionInUse } from './session-queries.ts'
import { hashOf } from './session-token.ts'

/** Remembered this long in ms at most: then the session is looked up again, which also notes that it is in use. */
const rememberedFor = 60_000
const mostRemembered = 10_000

/** Who holds a session, and the version of its row that says so. */
export interface ProvenAsker extends Asker {
  readonly version: string
}

/**
 * Who holds which session, remembered between requests. What is remembered may be out of date: nothing may be done for an
 * asker before `proofOf` has passed in the same transaction. Whoever changes what a person may do has changed the
 * version (migration 0011), so a sign-out, a switch or a suspension counts from its commit on, in every server process.
 */
export interface KnownAskers {
  find(token: string, address: string): Promise<ProvenAsker | null>
  /** Forgets what is remembered of it and looks it up. */
  again(token: string, address: string): Promise<ProvenAsker | null>
}

export function knownAskers(database: Database, now = Date.now): KnownAskers {
  const known = new Map<string, { asker: ProvenAsker; until: number }>()

  const lookUp = (key: string, sessionHash: Buffer, address: string): Promise<ProvenAsker | null> =>
    againWhenSafe(true, () => lookUpOnce(key, sessionHash, address))

  async function lookUpOnce(key: string, sessionHash: Buffer, address: string): Promise<ProvenAsker | null> {
    known.delete(key)
    // Read first: what changes while the rest is read makes the version one that does not pass.
    const version = await versionInUse(database, sessionHash)
    const found = version && (await findAskerByHash(database, sessionHash, address))
    if (!found) return null
    const asker = { ...found, version }
    known.set(key, { asker, until: now() + rememberedFor })
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return asker
  }
  return {
    async find(token, address) {
      const sessionHash = hashOf(token)
      const key = keyOf(sessionHash, address)
      const entry = known.get(key)
      return entry && entry.until > now() ? entry.asker : lookUp(key, sessionHash, address)
    },
    async again(token, address) {
      const sessionHash = hashOf(token)
      return lookUp(keyOf(sessionHash, address), sessionHash, address)
    },
  }
}

/** The statement that breaks the transaction when the session is no longer as it was; hash and version are ours, not sent by anybody. */
export const proofOf = ({ sessionHash, version }: ProvenAsker): string =>
  `select assert_session('\\x${sessionHash.toString('hex')}', '${BigInt(version)}')`

/** Whether an error says that the proof did not pass. */
export const isDisproved = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'TS401'

const keyOf = (sessionHash: Buffer, address: string) => `${sessionHash.toString('base64')} ${address}`
