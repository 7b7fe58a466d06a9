import type { FunctionKey } from './user.ts'

export const memberRoles = ['member', 'power_user', 'owner'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Invited by mail, at work, kept out for a while, gone (domain §3.1, States). */
export const memberStatuses = ['invited', 'active', 'suspended', 'left'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export interface MemberStanding {
  readonly id: number
  readonly role: MemberRole
  readonly status: MemberStatus
}

/** What somebody may make of others: nobody raises another above themselves. */
export function grantableRoles(own: MemberRole | null): readonly MemberRole[] {
  if (own === 'owner') return memberRoles
  return own === 'power_user' ? ['member', 'power_user'] : []
}

/** Whether this role may change somebody of that role at all. */
export const mayChangeMember = (own: MemberRole | null, theirs: MemberRole): boolean =>
  grantableRoles(own).includes(theirs)

/**
 * What somebody may give of the organisation's functions: an owner all of them, others what they have themselves.
 */
export const grantableFunctions = (
  own: MemberRole | null,
  held: readonly FunctionKey[],
  ofGroup: readonly FunctionKey[],
): readonly FunctionKey[] => (own === 'owner' ? ofGroup : ofGroup.filter((key) => held.includes(key)))

const owns = ({ role, status }: MemberStanding) => role === 'owner' && status === 'active'

/** The last owner can neither leave, nor be suspended, nor step down (domain §3.1): somebody must be able to put things right. */
export function losesLastOwner(members: readonly MemberStanding[], id: number, next: Partial<MemberStanding>): boolean {
  const after = members.map((member) => (member.id === id ? { ...member, ...next } : member))
  return members.some(owns) && !after.some(owns)
}
