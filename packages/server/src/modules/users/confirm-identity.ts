import type { contract, InputOf } from '@tsumugi/contract'
import { takeSecondStep } from '../../accounts/two-factor/second-step.ts'
import { twoFactorOf } from '../../accounts/two-factor/two-factor-queries.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { markConfirmed } from '../../sessions/session-queries.ts'
import { checkPassword } from './check-password.ts'

type Shown = InputOf<typeof contract.users.confirmIdentity>['body']

/**
 * Takes a password, or a code of the person's app, as proof of who asks; it counts for this session.
 * @throws Refusal 422 `wrong_password`, `wrong_code`; `sign_in_again` where there is neither to ask for
 */
export async function confirmIdentity(request: TenantRequest, { password, code }: Shown): Promise<void> {
  const { accountId, asker, secrets } = request
  const { passwordHash, enabledAt } = await request.asSystem((database) => twoFactorOf(database, accountId))
  if (!passwordHash && !enabledAt) throw invalid({ code: 'sign_in_again' })
  if (code && enabledAt) await request.asSystem((database) => assertCode(database, code))
  else if (passwordHash) await checkPassword(request, password ?? '', 'password')
  else throw invalid({ code: 'missing', field: 'code' })
  await request.asSystem(async (database) => {
    await markConfirmed(database, asker.sessionHash)
    await appendAudit(database, request, {
      action: 'user.identity_confirmed',
      subject: { kind: 'account', id: accountId },
    })
  })

  async function assertCode(database: TenantRequest['database'], typed: string) {
    if (!(await takeSecondStep(database, secrets, accountId, typed)))
      throw invalid({ code: 'wrong_code', field: 'code' })
  }
}
