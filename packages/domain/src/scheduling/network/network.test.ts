import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { randomNetwork, someCalendars } from '../random-network.fixture.ts'
import { linkFaults } from './link-faults.ts'
import { closedLinkEnds, cycleByLink, cycleForReader } from './new-link.ts'
import { stepNetwork } from './step-network.ts'

const steps = ['spec', 'cutting', 'sewing', 'packing'].map((id) => ({ id, calendarId: 'brand', workdays: 2 }))
const link = (from: string, to: string, lag = 0) => ({ from, to, lag })

it('§3.4 no cycles: says which steps', () => {
  expect(linkFaults(steps, [link('spec', 'cutting'), link('cutting', 'sewing'), link('sewing', 'cutting')])).toEqual([
    { code: 'link_cycle', steps: ['cutting', 'sewing', 'cutting'] },
  ])
  expect(() => stepNetwork(steps, [link('spec', 'spec')], someCalendars)).toThrow(/spec → spec/)
})

it('tells one circle for each knot, the shortest, and nothing of what merely follows', () => {
  const ids = ['a', 'b', 'c', 'd', 'x', 'y', 'after'].map((id) => ({ id }))
  const faults = linkFaults(ids, [
    link('a', 'b'),
    link('b', 'c'),
    link('c', 'd'),
    link('d', 'a'),
    link('c', 'b'),
    link('x', 'y'),
    link('y', 'x'),
    link('d', 'x'),
    link('y', 'after'),
  ])
  expect(faults.map(({ steps: cycle }) => cycle)).toEqual([
    ['b', 'c', 'b'],
    ['x', 'y', 'x'],
  ])
})

it.each([
  [[link('spec', 'nowhere')], 'link_unknown_step'],
  [[link('spec', 'spec')], 'link_to_itself'],
  [[link('spec', 'cutting'), link('spec', 'cutting', 2)], 'link_twice'],
  [[link('spec', 'cutting', 0.5)], 'link_lag'],
])('refuses %j', (links, code) => expect(linkFaults(steps, links)).toMatchObject([{ code }]))

it('refuses steps without a calendar or without whole days', () => {
  expect(() => stepNetwork([{ ...steps[0]!, calendarId: 'other' }], [], someCalendars)).toThrow(/Load calendar other/)
  expect(() => stepNetwork([{ ...steps[0]!, workdays: 0 }], [], someCalendars)).toThrow(/at least 1/)
  expect(() => stepNetwork([{ ...steps[0]!, workdays: 1.5 }], [], someCalendars)).toThrow(/whole number/)
})

it('a circle hides the steps its reader may not see', () => {
  expect(cycleForReader(['a', 'secret', 'a'], (id) => id !== 'secret')).toEqual(['a', null, 'a'])
})

it('accepts a link exactly where no way leads back', () => {
  let refused = 0
  for (let seed = 1; seed <= 2000; seed += 1) {
    const { steps: some, links } = randomNetwork(seed)
    const network = stepNetwork(some, links, someCalendars)
    const { pick } = chance(seed + 0.5)
    const [from, to] = [pick(some).id, pick(some).id]
    const free = links.filter((each) => each.from !== from || each.to !== to)
    const isRefused = linkFaults(some, [...free, link(from, to)]).length > 0
    expect([seed, cycleByLink(network, from, to) !== null]).toEqual([seed, isRefused])
    expect(closedLinkEnds(network, from).has(to)).toBe(isRefused)
    const cycle = cycleByLink(network, from, to)
    if (cycle)
      for (const [at, id] of cycle.slice(2).entries())
        expect(links).toContainEqual(expect.objectContaining({ from: cycle[at + 1], to: id }))
    refused += isRefused ? 1 : 0
  }
  expect(refused).toBeGreaterThan(300)
})

it('orders every step after all it waits for', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { steps: some, links } = randomNetwork(seed)
    const { order, indexOf } = stepNetwork(some, links, someCalendars)
    const place = new Map([...order].map((step, at) => [step, at]))
    expect(place.size).toBe(some.length)
    for (const { from, to } of links) expect(place.get(indexOf.get(from)!)!).toBeLessThan(place.get(indexOf.get(to)!)!)
  }
})
