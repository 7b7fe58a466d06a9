import type { UserGroup } from '@tsumugi/domain'
import { signedOut } from '../../http/refusal.ts'
import type { Asker } from '../../http/request.ts'
import type { AccountContext } from '../requests/account-request.ts'

/** Who asks, and for which organisation. @throws Refusal 401, which leads to the sign-in page and back */
export function signedInto(context: AccountContext): { asker: Asker; group: UserGroup } {
  const asker = context.get('asker')
  const group = asker?.user.currentUserGroup
  if (!asker || !group) throw signedOut()
  return { asker, group }
}
