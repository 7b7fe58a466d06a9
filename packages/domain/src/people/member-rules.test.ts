import { expect, it } from 'vitest'
import { kanaHolderFaults, toKanaHolder } from './kana-holder.ts'
import { admitsAddress, readNetwork } from './ip-list.ts'
import { grantableRoles, losesLastOwner, mayChangeMember, type MemberStanding } from './member-rules.ts'
import { afterRelationStep, relationStepsFrom } from './supplier-relation.ts'

const member = (id: number, role: MemberStanding['role'], status: MemberStanding['status'] = 'active') => ({
  id,
  role,
  status,
})

it('domain §3.1 the last owner can neither leave, nor be suspended, nor step down', () => {
  const members = [member(1, 'owner'), member(2, 'power_user'), member(3, 'owner', 'suspended')]
  expect(losesLastOwner(members, 1, { status: 'left' })).toBe(true)
  expect(losesLastOwner(members, 1, { status: 'suspended' })).toBe(true)
  expect(losesLastOwner(members, 1, { role: 'member' })).toBe(true)
  expect(losesLastOwner(members, 2, { status: 'left' })).toBe(false)
  expect(losesLastOwner([...members, member(4, 'owner')], 1, { status: 'left' })).toBe(false)
})

it('an organisation that never had an owner is not held up by the rule', () => {
  expect(losesLastOwner([member(1, 'power_user'), member(2, 'member')], 1, { status: 'left' })).toBe(false)
})

it('nobody raises another above themselves, nor changes one who stands above', () => {
  expect(grantableRoles('power_user')).toEqual(['member', 'power_user'])
  expect(grantableRoles('member')).toEqual([])
  expect(grantableRoles(null)).toEqual([])
  expect(mayChangeMember('power_user', 'owner')).toBe(false)
  expect(mayChangeMember('owner', 'owner')).toBe(true)
})

it('domain §3.1 a kana holder is limited to the half-width set of bank transfers', () => {
  expect(toKanaHolder('シロツメクサアパレル(カ')).toBe('ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ')
  expect(toKanaHolder('ガーデン しょうじ')).toBe('ｶﾞ-ﾃﾞﾝ ｼﾖｳｼﾞ')
  expect(kanaHolderFaults(toKanaHolder('ｷﾔｯﾄ abc,1'))).toEqual([])
  expect(kanaHolderFaults(toKanaHolder('白詰草_ｱﾊﾟﾚﾙ白'))).toEqual(['白', '詰', '草', '_'])
})

it('a login list takes addresses and ranges of both families', () => {
  expect(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'].every((line) => readNetwork(line))).toBe(true)
  expect(
    ['203.0.113', '203.0.113.256', '1.2.3.4/33', '2001::db8::1', 'office', '', '1.2.3.4/']
      .map(readNetwork)
      .every((each) => each === null),
  ).toBe(true)
})

it('an empty login list lets everybody in; else only its addresses', () => {
  const list = ['203.0.113.0/24', '2001:db8:1::/48']
  expect(admitsAddress([], 'anything')).toBe(true)
  expect(admitsAddress(list, '203.0.113.255')).toBe(true)
  expect(admitsAddress(list, '::ffff:203.0.113.9')).toBe(true)
  expect(admitsAddress(list, '203.0.114.1')).toBe(false)
  expect(admitsAddress(list, '2001:db8:1:ffff::9')).toBe(true)
  expect(admitsAddress(list, '2001:db8:2::9')).toBe(false)
  expect(admitsAddress(list, 'in-process')).toBe(false)
})

it('domain §3.1 relation: prospect > pending_approval (fn approval_supplier) > active > suspended', () => {
  expect(afterRelationStep('prospect', 'activate', false)).toBe('active')
  expect(afterRelationStep('prospect', 'activate', true)).toBe('pending_approval')
  expect(afterRelationStep('pending_approval', 'approve', true)).toBe('active')
  expect(afterRelationStep('pending_approval', 'activate', false)).toBeNull()
  expect(afterRelationStep('suspended', 'resume', true)).toBe('active')
  expect(relationStepsFrom('active')).toEqual(['suspend'])
})
