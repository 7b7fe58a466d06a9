import { contract } from '@tsumugi/contract'
import type { AuditAction } from '@tsumugi/domain'
import { tellOfCredential, type CredentialNews } from '../../accounts/access-links/credential-news.ts'
import { keepSecret, openSecret } from '../../accounts/two-factor/kept-secret.ts'
import { takeSecondStep } from '../../accounts/two-factor/second-step.ts'
import { acceptedStep, enrolmentUri, newRecoveryCodes, newSecret, qrOutline } from '../../accounts/two-factor/totp.ts'
import {
  demandingGroups,
  disableTwoFactor,
  enableTwoFactor,
  markSecondStep,
  noteStep,
  replaceRecoveryCodes,
  twoFactorOf,
} from '../../accounts/two-factor/two-factor-queries.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { checkPassword } from '../users/check-password.ts'
import { assertSelf } from '../users/own-account.ts'

const guessing = { points: 10, minutes: 15 }

/** Two-factor sign-in of one's own account: codes of an authenticator app, and recovery codes for when it is gone. */
export const twoFactorRoutes = serve(contract.twoFactors, {
  start: guessing,
  confirm: guessing,
  renewCodes: guessing,
  stop: guessing,
})({
  async start(request, { params, body }) {
    await assertSelf(request, params.id)
    await checkPassword(request, body.password, 'password')
    return request.asSystem(async (database) => {
      const { email, enabledAt } = await twoFactorOf(database, request.accountId)
      // A second app takes over only after the first was switched off with one of its codes.
      if (enabledAt) throw invalid({ code: 'invalid', field: 'two_factor' })
      const secret = newSecret()
      await keepSecret(database, request.secrets, request.accountId, secret)
      const uri = enrolmentUri(secret, email, request.productName)
      return { data: { secret, uri, ...qrOutline(uri) } }
    })
  },

  async confirm(request, { params, body }) {
    await assertSelf(request, params.id)
    return request.asSystem(async (database) => {
      const { sealedSecret, enabledAt, lastStep } = await twoFactorOf(database, request.accountId)
      const secret = enabledAt ? null : await openSecret(database, request.secrets, request.accountId, sealedSecret)
      const step = secret ? acceptedStep(secret, body.code, lastStep) : null
      if (step === null) throw invalid({ code: 'wrong_code', field: 'code' })
      await noteStep(database, request.accountId, step)
      await enableTwoFactor(database, request.accountId)
      await markSecondStep(database, request.asker.sessionHash)
      await told(request, database, 'user.two_factor_enabled', 'two_factor_on')
      return { data: await freshCodes(database, request.accountId) }
    })
  },

  async renewCodes(request, { params, body }) {
    await assertSelf(request, params.id)
    return request.asSystem(async (database) => {
      await assertSecondStep(request, database, body.code)
      await told(request, database, 'user.recovery_codes_renewed', 'recovery_codes')
      return { data: await freshCodes(database, request.accountId) }
    })
  },

  async stop(request, { params, body }) {
    await assertSelf(request, params.id)
    await checkPassword(request, body.password, 'password')
    await request.asSystem(async (database) => {
      if ((await demandingGroups(database, request.accountId)).length > 0)
        throw invalid({ code: 'two_factor_needed', field: 'two_factor' })
      await assertSecondStep(request, database, body.code)
      await disableTwoFactor(database, request.accountId)
      await told(request, database, 'user.two_factor_disabled', 'two_factor_off')
    })
    return null
  },
})

type SystemDatabase = TenantRequest['database']

async function freshCodes(database: SystemDatabase, accountId: number) {
  const recoveryCodes = newRecoveryCodes()
  await replaceRecoveryCodes(database, accountId, recoveryCodes)
  return { recoveryCodes }
}

async function assertSecondStep(
  { accountId, secrets }: TenantRequest,
  database: SystemDatabase,
  code: string,
): Promise<void> {
  if (!(await takeSecondStep(database, secrets, accountId, code))) throw invalid({ code: 'wrong_code', field: 'code' })
}

async function told(request: TenantRequest, database: SystemDatabase, action: AuditAction, news: CredentialNews) {
  await tellOfCredential(database, request.accountId, news, request)
  await appendAudit(database, request, { action, subject: { kind: 'account', id: request.accountId } })
}
