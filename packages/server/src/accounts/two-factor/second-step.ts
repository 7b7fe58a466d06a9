import type { Database } from '../../database/engine.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { openSecret } from './kept-secret.ts'
import { acceptedStep } from './totp.ts'
import { noteStep, takeRecoveryCode, twoFactorOf } from './two-factor-queries.ts'

export type SecondStep = 'code' | 'recovery_code' | null

/** Whether this is a code of the person's app, or one of their recovery codes, which is used up. */
export async function takeSecondStep(
  database: Database,
  secrets: SecretBox,
  accountId: number,
  code: string,
): Promise<SecondStep> {
  const { sealedSecret, enabledAt, lastStep } = await twoFactorOf(database, accountId)
  if (!enabledAt) return null
  const secret = await openSecret(database, secrets, accountId, sealedSecret)
  const step = secret === null ? null : acceptedStep(secret, code, lastStep)
  if (step !== null) {
    await noteStep(database, accountId, step)
    return 'code'
  }
  return (await takeRecoveryCode(database, accountId, code)) ? 'recovery_code' : null
}
