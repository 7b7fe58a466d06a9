import { expect, it } from 'vitest'
import * as organisation from './organisation.ts'
import { allowsSkuNameFreeInput, isMaterialOrderer, showsSkuMaster } from './permissions.ts'
import { kinds, type Kind, type SessionUser, type UserGroup } from './user.ts'

const group = (id: number, kind: Kind = 'brand', more: Partial<UserGroup> = {}): UserGroup => ({
  id,
  kind,
  name: `組織${id}(デモ)`,
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  userGroupConfig: null,
  ...more,
})
const user = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  name: '森下(デモ)',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: false,
  userGroups: [group(1)],
  currentUserGroup: group(1),
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [],
  ...more,
})
const concierge = (of: UserGroup) => ({ userGroupId: of.id, userGroup: of })
const ids = (groups: UserGroup[]) => groups.map(({ id }) => id)

it('§6 owner admin owns a client group of kind admin; admin user has any group of kind admin', () => {
  expect(organisation.isOwnerAdmin(user({ ownedClientUserGroups: [group(9, 'admin')] }))).toBe(true)
  const onlyMember = user({ ownedClientUserGroups: [group(9)], userGroups: [group(2, 'admin')] })
  expect(organisation.isOwnerAdmin(onlyMember)).toBe(false)
  expect(organisation.isAdminUser(user({ userGroups: [group(1), group(2, 'admin')] }))).toBe(true)
  expect(organisation.isAdminUser(user({ kind: 'admin', admin: true }))).toBe(false)
})

it('§4 A concierge user is one whose current group is not among their own groups', () => {
  expect(organisation.isConcierge(user())).toBe(false)
  expect(organisation.isConcierge(user({ currentUserGroup: group(5) }))).toBe(true)
  expect(organisation.isConcierge(user({ currentUserGroup: null }))).toBe(false)
})

it('§4 switches to any own group, or to a concierge group other than the current one', () => {
  const own = user({ userGroups: [group(1), group(2)] })
  const concierges = [concierge(group(2)), concierge(group(3))]
  expect(ids(organisation.switchableOrganisations(own, concierges))).toEqual([1, 2, 3])
  const visiting = user({ currentUserGroup: group(3) })
  expect(ids(organisation.switchableOrganisations(visiting, concierges))).toEqual([1, 2])
})

it('§4 Switching is possible when any other group exists', () => {
  expect(organisation.canSwitchOrganisation(user(), [])).toBe(false)
  expect(organisation.canSwitchOrganisation(user(), [concierge(group(1))])).toBe(false)
  expect(organisation.canSwitchOrganisation(user({ userGroups: [group(1), group(2)] }), [])).toBe(true)
  expect(organisation.canSwitchOrganisation(user(), [concierge(group(2))])).toBe(true)
  expect(organisation.canSwitchOrganisation(user({ currentUserGroup: group(3) }), [concierge(group(3))])).toBe(true)
})

it('§6 A concierge entry needs the organisation to have agreed terms, or the user to be admin', () => {
  const agreed = group(3, 'brand', { agreedTermsAt: '2026-01-05T00:00:00Z' })
  const adminUser = user({ admin: true, userGroups: [group(1, 'admin')] })
  expect(organisation.conciergeEntryAllowed(user(), group(2))).toBe(false)
  expect(organisation.conciergeEntryAllowed(user(), agreed)).toBe(true)
  expect(organisation.conciergeEntryAllowed(adminUser, group(2))).toBe(true)
  const concierges = [concierge(group(2)), concierge(agreed)]
  expect(ids(organisation.conciergeEntries(user(), concierges))).toEqual([])
  expect(ids(organisation.conciergeEntries(user({ admin: true }), concierges))).toEqual([3])
  expect(ids(organisation.conciergeEntries(adminUser, concierges))).toEqual([2, 3])
})

it('§6 A material orderer is a brand, supplier or trade user', () => {
  expect(kinds.filter((kind) => isMaterialOrderer(user({ kind })))).toEqual(['brand', 'supplier', 'trade'])
})

const withConfig = (allowSkuNamesFreeInput: boolean, more: Partial<SessionUser> = {}) =>
  user({ currentUserGroup: group(1, 'brand', { userGroupConfig: { allowSkuNamesFreeInput } }), ...more })

it('§5 SKU-name free input: the config allows it or the user is a power user; without a config true', () => {
  expect(allowsSkuNameFreeInput(user())).toBe(true)
  expect(allowsSkuNameFreeInput(withConfig(false))).toBe(false)
  expect(allowsSkuNameFreeInput(withConfig(true))).toBe(true)
  expect(allowsSkuNameFreeInput(withConfig(false, { powerUser: true }))).toBe(true)
})

it('§5 SKU master menu rule: production_management, and with a config free input or a power user', () => {
  const enabledFunctions = ['production_management'] as const satisfies SessionUser['enabledFunctions']
  expect(showsSkuMaster(user())).toBe(false)
  expect(showsSkuMaster(withConfig(true, { powerUser: true }))).toBe(false)
  expect(showsSkuMaster(user({ enabledFunctions: [...enabledFunctions] }))).toBe(true)
  expect(showsSkuMaster(withConfig(false, { enabledFunctions: [...enabledFunctions] }))).toBe(false)
  expect(showsSkuMaster(withConfig(true, { enabledFunctions: [...enabledFunctions] }))).toBe(true)
  expect(showsSkuMaster(withConfig(false, { enabledFunctions: [...enabledFunctions], powerUser: true }))).toBe(true)
})
