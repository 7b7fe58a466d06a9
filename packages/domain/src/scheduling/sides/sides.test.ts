import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { editablePlan } from '../editing/editable-plan.ts'
import { operationPatch } from '../editing/operation-patch.ts'
import { applyPatch } from '../editing/plan-patch.ts'
import { forecastPlan } from '../forecast/forecast.ts'
import { contextOn, randomPlan, someStep } from '../random-plan.fixture.ts'
import { someCalendars } from '../random-network.fixture.ts'
import { scheduleStatuses } from '../status/schedule-lifecycle.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'
import { changeCost } from './change-cost.ts'
import { splitChange } from './change-split.ts'
import { moveRight, type ScheduleParties } from './move-right.ts'
import { acceptancePatch, staleChanges } from './proposal-answer.ts'
import { retreatPatch } from './retreat-patch.ts'

const parties = (status: ScheduleParties['status']) => ({ status, brandId: 'brand', partyIds: ['brand', 'factory'] })

it.each([
  ['planned', 'brand', 'brand', 'move'],
  ['planned', 'factory', 'brand', 'move'],
  ['planned', 'factory', 'factory', 'propose'],
  ['active', 'brand', 'brand', 'move'],
  ['active', 'factory', 'brand', 'propose'],
  ['active', 'factory', 'factory', 'move'],
  ['active', 'brand', 'factory', 'propose'],
  ['on_hold', 'brand', 'factory', 'propose'],
  ['active', 'factory', 'stranger', 'none'],
  ['completed', 'brand', 'brand', 'none'],
  ['cancelled', 'factory', 'factory', 'none'],
] as const)('§3.4 %s: a step of %s is moved by %s: %s', (status, owner, actor, right) =>
  expect(moveRight(parties(status), owner, actor)).toBe(right),
)

const span = (start: string, end: string) => ({ start, end })
const link = (from: string, to: string) => ({ from, to, lag: 0 })
const plan: SchedulePlan = {
  steps: [
    someStep('fabric', { planned: span('2026-09-14', '2026-09-16') }),
    someStep('sewing', { planned: span('2026-09-17', '2026-09-30'), workdays: 5, ownerId: 'factory', version: 7 }),
    someStep('arrive', { kind: 'arrive', calendarId: 'carrier', planned: span('2026-10-01', '2026-10-03') }),
  ],
  links: [link('fabric', 'sewing'), link('sewing', 'arrive')],
}
const terms = { closingDay: 3, monthOffset: 1, payDay: 31, netDays: null, holidayShift: 'none', splits: [] } as const
const moveFabric = operationPatch(editablePlan(plan, someCalendars), {
  kind: 'move',
  step: 'fabric',
  days: 2,
  chain: false,
})
const split = splitChange(
  plan,
  moveFabric.patch!,
  ({ ownerId }) => moveRight(parties('active'), ownerId, 'brand'),
  someCalendars,
)

it("one's own steps move, those of the other side become a proposal with days and version", () => {
  expect(split.mine.steps.map(({ id }) => id)).toEqual(['fabric', 'arrive'])
  expect(split.theirs).toEqual([
    {
      id: 'sewing',
      ownerId: 'factory',
      version: 7,
      days: 2,
      before: { planned: span('2026-09-17', '2026-09-30'), workdays: 5 },
      after: { planned: span('2026-09-28', '2026-10-02'), workdays: 5 },
    },
  ])
  expect(applyPatch(plan, split.mine).steps[1]).toEqual(plan.steps[1])
})

it('says what it costs in arrival, invoice month and payment', () => {
  const { outcomes } = changeCost(plan, moveFabric.patch!, contextOn('2026-09-07'), () => terms)
  expect(outcomes.get('schedule')).toEqual({
    before: { shipsOn: null, arrivesOn: '2026-10-03', invoiceMonth: '2026-10', paymentsOn: ['2026-11-30'] },
    after: { shipsOn: null, arrivesOn: '2026-10-05', invoiceMonth: '2026-11', paymentsOn: ['2026-12-31'] },
  })
})

it('a proposal that somebody overtook is stale; one that is accepted pushes what follows', () => {
  const overtaken = { ...plan, steps: plan.steps.map((step) => ({ ...step, version: step.version + 1 })) }
  expect(staleChanges(overtaken, split.theirs)).toEqual(['sewing'])
  expect(() => acceptancePatch(overtaken, split.theirs, someCalendars)).toThrow(/Work the proposal out again/)
  const accepted = acceptancePatch(plan, split.theirs, someCalendars)
  expect(accepted.steps.map(({ id, after }) => [id, after.planned.end])).toEqual([
    ['sewing', '2026-10-02'],
    ['arrive', '2026-10-05'],
  ])
})

it('links follow the step that has to wait', () => {
  const patch = { steps: [], links: [{ from: 'fabric', to: 'sewing', before: 0, after: null }] }
  const by = (actor: string) =>
    splitChange(plan, patch, ({ ownerId }) => moveRight(parties('active'), ownerId, actor), someCalendars)
  expect([by('brand').theirLinks, by('factory').mine.links, by('stranger').closed]).toEqual([
    patch.links,
    patch.links,
    ['sewing'],
  ])
})

it('no move of one side changes a planned day of the other; accepted in full it is what was wished', () => {
  let [proposals, moves] = [0, 0]
  for (let seed = 1; seed <= 3000; seed += 1) {
    const { plan: start, today, due } = randomPlan(seed)
    const { pick, whole, happens } = chance(seed * 3)
    const [actor, status] = [pick(['brand', 'factory', 'stranger']), pick(scheduleStatuses)]
    const operation = { kind: 'move', step: pick(start.steps).id, days: whole(-5, 12), chain: happens(0.5) } as const
    const { patch } = operationPatch(editablePlan(start, someCalendars), operation)
    if (!patch) continue
    const rightOf = ({ ownerId }: { ownerId: string }) => moveRight(parties(status), ownerId, actor)
    const { mine, theirs, closed } = splitChange(start, patch, rightOf, someCalendars)
    const after = applyPatch(start, mine)
    for (const [at, step] of start.steps.entries())
      if (rightOf(step) !== 'move') expect(JSON.stringify(after.steps[at])).toBe(JSON.stringify(step))
    expect(mine.steps.length + theirs.length + closed.length).toBe(patch.steps.length)
    proposals += theirs.length
    moves += mine.steps.length
    if (closed.length > 0 || theirs.length === 0) continue
    const wished = applyPatch(start, patch)
    const agreed = applyPatch(after, acceptancePatch(after, theirs, someCalendars))
    const ends = (of: SchedulePlan) => [...forecastPlan(of, contextOn(today, due)).forecast.end]
    expect([seed, ends(agreed)]).toEqual([seed, ends(wished)])
  }
  expect(Math.min(proposals, moves)).toBeGreaterThan(500)
})

it('what one side moved for a proposal goes back as it was; what has begun stays, and nothing of the other side moves', () => {
  let [retreats, kept] = [0, 0]
  for (let seed = 1; seed <= 3000; seed += 1) {
    const { plan: start } = randomPlan(seed)
    const { pick, whole, happens } = chance(seed * 5)
    const actor = pick(['brand', 'factory'])
    const operation = { kind: 'move', step: pick(start.steps).id, days: whole(-5, 12), chain: happens(0.5) } as const
    const { patch } = operationPatch(editablePlan(start, someCalendars), operation)
    if (!patch) continue
    const rightOf = ({ ownerId }: { ownerId: string }) => moveRight(parties('active'), ownerId, actor)
    const { mine } = splitChange(start, patch, rightOf, someCalendars)
    const moved = applyPatch(start, mine)
    const isTodo = (id: string) => start.steps.find((step) => step.id === id)!.status === 'todo'
    const back = applyPatch(moved, retreatPatch(moved, mine, someCalendars))
    const ids = new Set(mine.steps.map(({ id }) => id))
    for (const [at, step] of back.steps.entries())
      if (!ids.has(step.id) || !isTodo(step.id)) expect(step).toEqual(moved.steps[at])
      else expect(step.planned.start >= start.steps[at]!.planned.start).toBe(true)
    if (mine.steps.length > 0 && mine.steps.every(({ id }) => isTodo(id))) retreats += 1
    const begun = { ...moved, steps: moved.steps.map((step) => ({ ...step, status: 'doing' as const })) }
    expect(retreatPatch(begun, mine, someCalendars).steps).toEqual([])
    kept += 1
  }
  expect(Math.min(retreats, kept)).toBeGreaterThan(300)
})
