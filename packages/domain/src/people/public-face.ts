export {
  type FunctionKey,
  functionKeys,
  type Kind,
  kinds,
  type Locale,
  locales,
  materialOrdererKinds,
  type SessionUser,
  type UserGroup,
  type UserGroupConfig,
} from './user.ts'
export { admits, type Guard, type GuardContext } from './guard.ts'
export {
  canSwitchOrganisation,
  type Concierge,
  conciergeEntries,
  conciergeEntryAllowed,
  isAdminUser,
  isConcierge,
  isOwnerAdmin,
  switchableOrganisations,
} from './organisation.ts'
export { corporateCheckDigit, readRegistrationNumber, type RegistrationFault } from './registration-number.ts'
export { kanaHolderFaults, kanaHolderLength, toKanaHolder } from './kana-holder.ts'
export { admitsAddress, readNetwork } from './ip-list.ts'
export {
  grantableFunctions,
  grantableRoles,
  losesLastOwner,
  mayChangeMember,
  type MemberRole,
  memberRoles,
  type MemberStanding,
  type MemberStatus,
  memberStatuses,
} from './member-rules.ts'
export {
  afterRelationStep,
  type RelationStatus,
  relationStatuses,
  type RelationStep,
  relationSteps,
  relationStepsFrom,
} from './supplier-relation.ts'
export { allowsSkuNameFreeInput, hasFunction, isMaterialOrderer, showsSkuMaster } from './permissions.ts'
