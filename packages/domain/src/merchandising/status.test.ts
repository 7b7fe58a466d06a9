import { expect, it } from 'vitest'
import { counts, merchandisingStatuses, transitionBetween, transitionsFrom } from './status.ts'

it('§3.14 idea > planned > in_development > confirmed > released > closed', () => {
  const life = ['idea', 'planned', 'in_development', 'confirmed', 'released', 'closed'] as const
  const names = life.slice(1).map((to, at) => transitionBetween(life[at]!, to))
  expect(names).toEqual(['plan', 'develop', 'confirm', 'release', 'close'])
})

it('§4.8 status only by named transitions: no step is skipped', () => {
  expect(transitionBetween('idea', 'confirmed')).toBeNull()
  expect(transitionBetween('planned', 'released')).toBeNull()
  expect(transitionBetween('released', 'planned')).toBeNull()
  expect(transitionsFrom('closed')).toEqual([])
})

it('§3.14 dropped before release only, out of the sums, and back as an idea', () => {
  const droppable = merchandisingStatuses.filter((status) => transitionBetween(status, 'dropped') === 'drop')
  expect(droppable).toEqual(['idea', 'planned', 'in_development', 'confirmed'])
  expect(merchandisingStatuses.filter((status) => !counts(status))).toEqual(['dropped'])
  expect(transitionBetween('dropped', 'idea')).toBe('reconsider')
})
