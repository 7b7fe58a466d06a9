import { confirmedFor, isConfirmed } from '../../sessions/session-queries.ts'
import { confirmIdentity } from '../refusal.ts'
import type { TenantRequest } from '../request.ts'

/**
 * Before what hands an organisation over or moves its money: whoever asks has shown within the last minutes that they are
 * who they are. A page asks for the password and repeats the call (`users.confirmIdentity`).
 * @throws Refusal 403 `confirm_identity`
 */
export async function assertConfirmed(request: TenantRequest): Promise<void> {
  const { sessionHash } = request.asker
  const isRecent = await request.asSystem((database) => isConfirmed(database, sessionHash, confirmedFor))
  if (!isRecent) throw confirmIdentity()
}
