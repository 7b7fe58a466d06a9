import { materialOrdererKinds, type FunctionKey, type Kind, type SessionUser } from './user.ts'

/** Whether the current organisation has this function (spec §3, enabled_functions). */
export function hasFunction(user: SessionUser, key: FunctionKey): boolean {
  return user.enabledFunctions.includes(key)
}

/** A brand, supplier or trade user (spec §6). */
export function isMaterialOrderer(user: SessionUser): boolean {
  const orderers: readonly Kind[] = materialOrdererKinds
  return orderers.includes(user.kind)
}

/** The group's config allows it or the user is a power user; without a config it is allowed (spec §5). */
export function allowsSkuNameFreeInput(user: SessionUser): boolean {
  const config = user.currentUserGroup?.userGroupConfig
  return config ? config.allowSkuNamesFreeInput || user.powerUser : true
}

/** SKU master menu rule: production_management, and free input or a power user where a config exists (spec §5). */
export function showsSkuMaster(user: SessionUser): boolean {
  return hasFunction(user, 'production_management') && allowsSkuNameFreeInput(user)
}
