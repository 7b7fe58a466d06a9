import { expect, it } from 'vitest'
import { passwordFault } from './password-rule.ts'

const person = { email: 'asa.morishita@shirotsume.example', name: 'Asa Morishita' }

it.each([
  ['short-one', 'fault.password_short'],
  ['織物', 'fault.password_short'],
  ['x'.repeat(201), 'fault.password_long'],
  ['1234567890', 'fault.password_common'],
  ['Password123!', 'fault.password_common'],
  ['usuckballz1', 'fault.password_common'],
  ['Manchester-2027', 'fault.password_common'],
  ['ababababababab', 'fault.password_common'],
  ['１２３４５６７８９０', 'fault.password_common'],
  ['asa.morishita-1', 'fault.password_personal'],
] as const)('at least 10 characters, not in the list, not the own name: %s is refused as %s', (password, fault) => {
  expect(passwordFault(password, person)).toBe(fault)
})

it('takes a phrase in any script', () => {
  expect(passwordFault('藍染めの糸をほどく朝のこと', person)).toBeUndefined()
  expect(passwordFault('demo-tsumugi', person)).toBeUndefined()
})
