import { expect, it } from 'vitest'
import { admission, endpoints, withAccounts } from './reports.ts'

it('says who may call in one phrase', () => {
  expect(admission({})).toBe('signed in')
  expect(admission({ login: false })).toBe('everybody')
  expect(admission({ kinds: ['brand'], functions: ['merchandising'], powerUser: true })).toBe(
    'brand; merchandising; power user',
  )
  expect(admission({ functions: ['fedi', 'matching'], partial: true })).toBe('fedi or matching')
})

it('lists one call per line', () => {
  expect(endpoints()).toMatch(/^GET +\/sessions\/userinfo .*sessions\.\w+$/m)
})

it('puts the demo accounts between their marks, however often it runs', () => {
  const once = withAccounts('before\n<!-- accounts:begin -->\n<!-- accounts:end -->\nafter')
  expect(once).toMatch(
    /^before\n<!-- accounts:begin -->\n\| Mail .*@shirotsume\.example.*<!-- accounts:end -->\nafter$/s,
  )
  expect(withAccounts(once)).toBe(once)
})
