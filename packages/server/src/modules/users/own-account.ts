import type { UserProfile } from '@tsumugi/contract'
import { forbidden, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { demandingGroups, recoveryCodesLeft } from '../../accounts/two-factor/two-factor-queries.ts'
import { isColleague, profileOf } from './queries.ts'

/** An account is its owner's alone. @throws Refusal 403 for a colleague's, 404 for a stranger's */
export async function assertSelf(request: TenantRequest, accountId: number): Promise<void> {
  if (accountId === request.accountId) return
  throw (await isColleague(request.database, request.userGroupId, accountId)) ? forbidden() : notFound()
}

export function profileReply({ asSystem, accountId, userGroupId }: TenantRequest): Promise<UserProfile> {
  return asSystem(async (database) => {
    const { twoFactorAt, ...account } = await profileOf(database, accountId, userGroupId)
    const twoFactor = {
      enabledAt: twoFactorAt,
      recoveryCodesLeft: await recoveryCodesLeft(database, accountId),
      requiredBy: await demandingGroups(database, accountId),
    }
    return { ...account, twoFactor }
  })
}
