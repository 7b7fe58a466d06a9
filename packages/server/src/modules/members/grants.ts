import { grantableFunctions, type FunctionKey } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { functionsOfGroup, memberOf } from './queries.ts'

interface Grant {
  /** Null: every function of the organisation, later ones too. */
  readonly functions: readonly FunctionKey[] | null
  readonly field: string
  /** What the member has already: it may stay. Null: every function. */
  readonly before: readonly FunctionKey[] | null
}

/**
 * What is given, as it is kept: each once, and only what the organisation has. Nobody gives what they have not, but for
 * owners, who give whatever the organisation has.
 * @throws Refusal 422 `function_above`
 */
export async function grantedFunctions(
  request: TenantRequest,
  { functions, field, before }: Grant,
): Promise<FunctionKey[] | null> {
  const { user } = request.asker
  const owns = user.ownedClientUserGroups.some(({ id }) => id === request.userGroupId)
  const ofGroup = await functionsOfGroup(request.database, request.userGroupId)
  const grantable = grantableFunctions(owns ? 'owner' : 'power_user', user.enabledFunctions, ofGroup)
  const wanted = ofGroup.filter((key) => functions?.includes(key) ?? true)
  const above = wanted.filter((key) => !grantable.includes(key) && before !== null && !before.includes(key))
  if (above.length > 0) throw invalid({ code: 'function_above', field, meta: { functions: above.join(', ') } })
  return functions && wanted
}

/** As `grantedFunctions`, for somebody who is a member; undefined where nothing is to change. */
export async function grantedToMember(
  request: TenantRequest,
  id: number,
  functions: readonly FunctionKey[] | null | undefined,
): Promise<FunctionKey[] | null | undefined> {
  if (functions === undefined) return undefined
  const member = await request.asSystem((database) => memberOf(database, request.userGroupId, id))
  return grantedFunctions(request, { functions, field: 'member.functions', before: member?.functions ?? null })
}
