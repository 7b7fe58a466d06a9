import type { FunctionKey, Kind, SessionUser } from '@tsumugi/domain'

/** A rule as the specification words it, written down by hand and read without the product's own guards. */
export interface Rule {
  kinds?: readonly Kind[]
  all?: readonly FunctionKey[]
  any?: readonly FunctionKey[]
  powerUser?: true
  when?: (user: SessionUser) => boolean
}

export function obeys(user: SessionUser, rule: Rule): boolean {
  const has = (key: FunctionKey) => user.enabledFunctions.includes(key)
  return (
    (rule.kinds === undefined || rule.kinds.includes(user.kind)) &&
    (rule.all ?? []).every(has) &&
    (rule.any === undefined || rule.any.some(has)) &&
    (rule.powerUser === undefined || user.powerUser) &&
    (rule.when === undefined || rule.when(user))
  )
}

/** §5: production_management, and where a config exists, free input or a power user. */
export function skuMasterShown(user: SessionUser): boolean {
  const config = user.currentUserGroup?.userGroupConfig
  if (!user.enabledFunctions.includes('production_management')) return false
  return !config || config.allowSkuNamesFreeInput || user.powerUser
}

export function ownsAdminGroup(user: SessionUser): boolean {
  return user.ownedClientUserGroups.some(({ kind }) => kind === 'admin')
}
