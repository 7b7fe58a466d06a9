import { verify } from '@node-rs/argon2'
import { normalised } from '../../accounts/passwords/password-rule.ts'
import { twoFactorOf } from '../../accounts/two-factor/two-factor-queries.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'

/** Asks again for the password before what matters; an account without one has nothing to ask for. @throws Refusal 422 `wrong_password` */
export async function checkPassword(request: TenantRequest, password: string, field: string): Promise<void> {
  const { passwordHash } = await request.asSystem((database) => twoFactorOf(database, request.accountId))
  if (passwordHash && !(await verify(passwordHash, normalised(password))))
    throw invalid({ code: 'wrong_password', field })
}
