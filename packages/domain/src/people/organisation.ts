import type { SessionUser, UserGroup } from './user.ts'

/** One organisation a concierge looks after (spec §3, Concierge record). */
export interface Concierge {
  userGroupId: number
  userGroup: UserGroup
}

/** The current organisation is not among the user's own (spec §4, Organisation switch). */
export function isConcierge(user: SessionUser): boolean {
  const current = user.currentUserGroup
  return current !== null && user.userGroups.every((group) => group.id !== current.id)
}

/** Every own group, and every concierge group other than the current one, each once (spec §4, Organisation switch). */
export function switchableOrganisations(user: SessionUser, concierges: readonly Concierge[]): UserGroup[] {
  const own = new Set(user.userGroups.map((group) => group.id))
  const lookedAfter = concierges
    .map((concierge) => concierge.userGroup)
    .filter((group) => !own.has(group.id) && group.id !== user.currentUserGroup?.id)
  return [...user.userGroups, ...lookedAfter]
}

/** Possible as soon as any group other than the current one exists (spec §4, Organisation switch). */
export function canSwitchOrganisation(user: SessionUser, concierges: readonly Concierge[]): boolean {
  return switchableOrganisations(user, concierges).some((group) => group.id !== user.currentUserGroup?.id)
}

/** A concierge may enter once the organisation has agreed to the terms; an admin user always (spec §6). */
export function conciergeEntryAllowed(user: SessionUser, organisation: UserGroup): boolean {
  return organisation.agreedTermsAt !== null || isAdminUser(user)
}

/** What the account menu offers an admin beside the own groups (spec §2 Global header, §6 admin flag). */
export function conciergeEntries(user: SessionUser, concierges: readonly Concierge[]): UserGroup[] {
  if (!user.admin) return []
  const own = new Set(user.userGroups.map((group) => group.id))
  return switchableOrganisations(user, concierges).filter(
    (group) => !own.has(group.id) && conciergeEntryAllowed(user, group),
  )
}

/** Owns a client group of kind admin (spec §6). */
export function isOwnerAdmin(user: SessionUser): boolean {
  return user.ownedClientUserGroups.some((group) => group.kind === 'admin')
}

/** Belongs to any group of kind admin (spec §6). */
export function isAdminUser(user: SessionUser): boolean {
  return user.userGroups.some((group) => group.kind === 'admin')
}
