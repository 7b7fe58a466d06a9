import { expect, it } from 'vitest'
import { changedGrants, hasGrant, toggledGrant, type Grants } from './grants.ts'

const all = ['merchandising', 'fedi', 'matching'] as const
const member = (functions: (typeof all)[number][] | null) => ({ id: 7, functions, lockVersion: 3 })
const none: Grants = new Map()

it('null stands for every function, later ones too', () => {
  expect(all.every((key) => hasGrant(member(null), key))).toBe(true)
  expect(hasGrant(member(['fedi']), 'matching')).toBe(false)
})

it('taking one away from somebody with all leaves the others by name', () => {
  const edits = toggledGrant(none, member(null), 'fedi', all)
  expect(changedGrants([member(null)], edits, all)).toEqual([
    { id: 7, functions: ['merchandising', 'matching'], lockVersion: 3 },
  ])
})

it('granting the last one that is missing gives all', () => {
  const edits = toggledGrant(none, member(['merchandising', 'matching']), 'fedi', all)
  expect(edits.get(7)).toBeNull()
})

it('a tick that is set and taken back is no change', () => {
  const once = toggledGrant(none, member(['fedi']), 'matching', all)
  expect(changedGrants([member(['fedi'])], toggledGrant(once, member(['fedi']), 'matching', all), all)).toEqual([])
})
