import { expect, it } from 'vitest'
import { admits, type Guard } from './guard.ts'
import type { SessionUser } from './user.ts'

const user: SessionUser = {
  id: 1,
  name: '森下(デモ)',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: false,
  userGroups: [],
  currentUserGroup: null,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: ['matching', 'fedi'],
}

it('§5 Route guard: a page that asks for login refuses a visitor', () => {
  expect(admits(null, {})).toBe(false)
  expect(admits(null, { login: false })).toBe(true)
})

const decisions: [rule: string, guard: Guard, admitted: boolean][] = [
  ['an empty guard lets every signed-in user in', {}, true],
  ['the organisation kind is among the allowed', { kinds: ['brand', 'trade'] }, true],
  ['the organisation kind is lacking', { kinds: ['supplier'] }, false],
  ['all functions are there', { functions: ['matching', 'fedi'] }, true],
  ['one function is lacking and all are required', { functions: ['matching', 'order_sheet'] }, false],
  ['one suffices when partial checking is enabled', { functions: ['matching', 'order_sheet'], partial: true }, true],
  ['none is there even with partial checking', { functions: ['order_sheet'], partial: true }, false],
  ['a power user is asked for', { powerUser: true }, false],
  ['the custom check fails', { check: () => false }, false],
  ['the custom check passes but the kind is lacking', { kinds: ['admin'], check: () => true }, false],
]
for (const [rule, guard, admitted] of decisions) {
  it(`§5 Route guard: ${rule}`, () => expect(admits(user, guard)).toBe(admitted))
}

it('§5 the custom check sees the query', () => {
  const check: Guard['check'] = (_, { query }) => query.target === 'trade'
  expect(admits(user, { check }, { query: { target: 'trade' } })).toBe(true)
  expect(admits(user, { check })).toBe(false)
})
