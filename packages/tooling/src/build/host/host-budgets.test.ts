import { expect, it } from 'vitest'
import { holdPageBudgets } from './host-budgets.ts'

const names = ['home', 'mdMap', 'productions', 'trade']
const random = (bytes: number) =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
const pages = (code: string, count = 1) =>
  names.map((name) => ({ name, files: Array.from({ length: count }, (_, at) => ({ name: `${at}.js`, code })) }))

it('what first visits load may be as much as their budgets', () => {
  expect(() => holdPageBudgets(pages('export {}'))).not.toThrow()
})

it('a page that loads more, or more files, is refused with what it weighs', () => {
  expect(() => holdPageBudgets(pages(random(700_000)))).toThrow(/first visit of home .* over by/)
  expect(() => holdPageBudgets(pages('export {}', 60))).toThrow(/its files \(home\) .* over by/)
})

it('a budget of a page that is gone is refused', () => {
  expect(() => holdPageBudgets(pages('').slice(1))).toThrow('"home"')
})
