import type { Database } from '../../database/engine.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { replaceSecret, storeSecret } from './two-factor-queries.ts'

const ownerOf = (accountId: number) => `totp ${accountId}`

/** Keeps a secret that no first code has confirmed yet. */
export const keepSecret = (database: Database, secrets: SecretBox, accountId: number, secret: string): Promise<void> =>
  storeSecret(database, accountId, secrets.seal(secret, ownerOf(accountId)))

/**
 * The secret of somebody's app. One that was kept before secrets were sealed, or under an older key, is sealed anew when
 * it is used. Null when there is none, or when its key is gone: recovery codes, of which only hashes are kept, still work.
 */
export async function openSecret(
  database: Database,
  secrets: SecretBox,
  accountId: number,
  sealed: string | null,
): Promise<string | null> {
  const opened = sealed === null ? null : secrets.open(sealed, ownerOf(accountId))
  if (opened?.stale) await replaceSecret(database, accountId, secrets.seal(opened.secret, ownerOf(accountId)))
  return opened?.secret ?? null
}
