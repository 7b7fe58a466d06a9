import type { SessionUser, UserGroup } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { menuFor, type MenuOptions } from './side-menu.ts'

const group: UserGroup = {
  id: 5,
  kind: 'brand',
  name: '紬屋(デモ)',
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  userGroupConfig: null,
}
const user: SessionUser = {
  id: 1,
  name: '森下(デモ)',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: false,
  userGroups: [group],
  currentUserGroup: group,
  ownedClientUserGroups: [{ ...group, kind: 'admin' }],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: ['user_group.visible_super_group_items', 'matching'],
}
const links = (options?: MenuOptions, of = user) => menuFor(of, options).flatMap((section) => section.links)
const named = (name: string, options?: MenuOptions) => links(options).filter((link) => link.name === name)

it('§2 the calendar link ends in the last saved calendar query', () => {
  expect(named('calendar')[0]?.href).toBe('/calendar')
  expect(named('calendar', { calendarQuery: 'year=2027&month=3' })[0]?.href).toBe('/calendar?year=2027&month=3')
  expect(named('calendar', { calendarQuery: '?year=2027' })[0]?.href).toBe('/calendar?year=2027')
})

it('§2 one entry per super-group organisation, under its own name', () => {
  const superGroups = [
    { id: 31, name: '親会社(デモ)' },
    { id: 32, name: '持株会社(デモ)' },
  ]
  expect(named('superGroup')).toEqual([])
  expect(named('superGroup', { superGroups }).map(({ text, href }) => [text, href])).toEqual([
    ['親会社(デモ)', '/s/account/user_groups/31'],
    ['持株会社(デモ)', '/s/account/user_groups/32'],
  ])
})

it('§2 links beneath /s/ stay in an embedded menu that is not stale; every other link is a full load', () => {
  const staying = (options: MenuOptions) =>
    links(options)
      .filter((link) => link.staysInApp)
      .map(({ href }) => href)
  const all = links().map(({ href }) => href)
  expect(staying({ embedded: true })).toEqual(all.filter((href) => href.startsWith('/s/')))
  expect(staying({ embedded: true, stale: true })).toEqual([])
  expect(staying({})).toEqual([])
})

it('§2 external links are configuration: an address changes them, null takes them away', () => {
  expect(named('partnerInformation', { externalLinks: { partnerInformation: 'https://x.example/' } })).toMatchObject([
    { href: 'https://x.example/', external: true, staysInApp: false },
  ])
  expect(named('partnerInformation', { externalLinks: { partnerInformation: null } })).toEqual([])
  expect(named('publicProjects', { externalLinks: { partnerInformation: null } })).toHaveLength(1)
})

it('without a current organisation there are no links to its settings', () => {
  const names = links({}, { ...user, currentUserGroup: null }).map(({ name }) => name)
  expect(names).toContain('personalSettings')
  expect(names).not.toContain('organisationSettings')
})
