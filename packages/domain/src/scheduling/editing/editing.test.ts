import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { isWorkday, workdaysIn } from '../calendars/workdays.ts'
import { linkFaults } from '../network/link-faults.ts'
import { randomPlan, someStep } from '../random-plan.fixture.ts'
import { someCalendars } from '../random-network.fixture.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import { editablePlan } from './editable-plan.ts'
import { operationPatch } from './operation-patch.ts'
import { operationByKey, type PlanOperation } from './plan-operation.ts'
import { applyPatch, emptyPatch, invertPatch, joinPatches, patchConflicts } from './plan-patch.ts'

const link = (from: string, to: string, lag = 0) => ({ from, to, lag })
const span = (start: string, end: string) => ({ start, end })
const chain: SchedulePlan = {
  steps: [
    someStep('cutting', { planned: span('2026-09-07', '2026-09-09') }),
    someStep('sewing', { planned: span('2026-09-10', '2026-09-14') }),
    someStep('packing', { planned: span('2026-09-16', '2026-09-18'), ownerId: 'factory' }),
  ],
  links: [link('cutting', 'sewing'), link('sewing', 'packing')],
}
const run = (plan: SchedulePlan, operation: PlanOperation) =>
  operationPatch(editablePlan(plan, someCalendars), operation)
const after = (plan: SchedulePlan, operation: PlanOperation) => {
  const { steps } = applyPatch(plan, run(plan, operation).patch!)
  return Object.fromEntries(steps.map(({ id, planned }) => [id, `${planned.start.slice(5)}–${planned.end.slice(5)}`]))
}
const move = (step: string, days: number, moveChain = false) =>
  ({ kind: 'move', step, days, chain: moveChain }) as const
const resize = (step: string, edge: 'start' | 'end', days: number) => ({ kind: 'resize', step, edge, days }) as const

it('a move pushes what follows as far as links need, and no further', () => {
  expect(after(chain, move('cutting', 1))).toEqual({
    cutting: '09-08–09-10',
    sewing: '09-11–09-15',
    packing: '09-16–09-18',
  })
  expect(after(chain, move('cutting', 2))).toEqual({
    cutting: '09-09–09-11',
    sewing: '09-14–09-16',
    packing: '09-17–09-28',
  })
})

it('Shift moves the whole chain by as many working days; nothing is pulled before what it waits for', () => {
  expect(after(chain, move('cutting', 1, true))).toEqual({
    cutting: '09-08–09-10',
    sewing: '09-11–09-15',
    packing: '09-17–09-28',
  })
  expect(after(chain, move('sewing', -2))).toMatchObject({ sewing: '09-10–09-14' })
  expect(after(chain, move('packing', -1))).toMatchObject({ packing: '09-15–09-17' })
})

it('resizes either end by working days, not past what it waits for, and never to nothing', () => {
  expect(after(chain, resize('sewing', 'end', 2))).toMatchObject({ sewing: '09-10–09-16', packing: '09-17–09-28' })
  expect(after(chain, resize('packing', 'start', -3))).toMatchObject({ packing: '09-15–09-18' })
  expect(run(chain, resize('packing', 'start', -3)).patch!.steps[0]!.after.workdays).toBe(4)
  expect(run(chain, resize('packing', 'end', -3)).refusal).toEqual({ code: 'step_too_short', steps: ['packing'] })
})

it('what has begun keeps its start, what is settled keeps its days', () => {
  const steps = chain.steps.map((step) => ({
    ...step,
    status: step.id === 'cutting' ? ('doing' as const) : step.status,
  }))
  const plan = {
    ...chain,
    steps: steps.map((step) => (step.id === 'packing' ? { ...step, status: 'done' as const } : step)),
  }
  expect(run(plan, move('cutting', 1)).refusal!.code).toBe('step_started')
  expect(run(plan, resize('cutting', 'start', 1)).refusal!.code).toBe('step_started')
  expect(after(plan, resize('cutting', 'end', 3))).toMatchObject({ cutting: '09-07–09-14', sewing: '09-15–09-17' })
  expect(run(plan, move('packing', 1)).refusal!.code).toBe('step_settled')
  expect(run(plan, move('button', 1)).refusal!.code).toBe('step_unknown')
  expect(after(plan, move('sewing', 9, true))).toMatchObject({ packing: '09-16–09-18' })
})

it('links push, unlinking moves nothing, a circle is refused with its steps', () => {
  const [trims] = [someStep('trims', { planned: span('2026-09-07', '2026-09-11') })]
  const plan = { ...chain, steps: [...chain.steps, trims] }
  expect(after(plan, { kind: 'link', ...link('trims', 'sewing', 1) })).toMatchObject({ sewing: '09-15–09-17' })
  expect(run(plan, { kind: 'link', ...link('packing', 'cutting') }).refusal).toEqual({
    code: 'link_cycle',
    steps: ['cutting', 'sewing', 'packing', 'cutting'],
  })
  expect(run(plan, { kind: 'link', ...link('cutting', 'sewing') }).refusal!.code).toBe('link_twice')
  expect(run(plan, { kind: 'unlink', from: 'trims', to: 'sewing' }).refusal!.code).toBe('link_missing')
  const unlinked = applyPatch(plan, run(plan, { kind: 'unlink', from: 'cutting', to: 'sewing' }).patch!)
  expect(unlinked).toEqual({ ...plan, links: [link('sewing', 'packing')] })
  expect(after(plan, { kind: 'set_lag', ...link('cutting', 'sewing', 1) })).toMatchObject({ sewing: '09-11–09-15' })
})

it.each([
  ['ArrowRight', false, false, move('sewing', 1)],
  ['ArrowLeft', false, false, move('sewing', -1)],
  ['ArrowRight', true, false, move('sewing', 1, true)],
  ['ArrowLeft', false, true, resize('sewing', 'end', -1)],
  ['ArrowUp', false, false, null],
] as const)('%s with Shift %s and Alt %s', (key, shiftKey, altKey, operation) =>
  expect(operationByKey({ key, shiftKey, altKey }, 'sewing')).toEqual(operation),
)

function randomOperation(plan: SchedulePlan, seed: number): PlanOperation {
  const { pick, whole } = chance(seed)
  const [from, to] = [pick(plan.steps).id, pick(plan.steps).id]
  const days = whole(-6, 9)
  const linked = plan.links.length > 0 ? pick(plan.links) : { from, to }
  return pick<PlanOperation>([
    move(from, days),
    move(from, days, true),
    resize(from, 'end', days),
    resize(from, 'start', days),
    { kind: 'link', from, to, lag: whole(-3, 3) },
    { kind: 'unlink', from: linked.from, to: linked.to },
    { kind: 'set_lag', from: linked.from, to: linked.to, lag: whole(-3, 3) },
  ])
}

it('undone as often as done, every plan is as it began; no edit makes a circle, or lies in closed days', () => {
  let edits = 0
  for (let seed = 1; seed <= 700; seed += 1) {
    const { plan: start } = randomPlan(seed)
    let plan: SchedulePlan = start
    const done = []
    let joined = emptyPatch
    for (let at = 0; at < 8; at += 1) {
      const { patch } = run(plan, randomOperation(plan, seed * 100 + at))
      if (!patch) continue
      const next = applyPatch(plan, patch)
      expect(linkFaults(next.steps, next.links)).toEqual([])
      for (const {
        id,
        after: { planned, workdays },
      } of patch.steps) {
        const step = plan.steps.find((each) => each.id === id)!
        expect(isSettled(step.status)).toBe(false)
        expect(planned.start <= planned.end && workdays >= 1).toBe(true)
        const calendar = someCalendars.get(step.calendarId)!
        const isOpen = isWorkday(calendar, planned.start) && isWorkday(calendar, planned.end)
        if (step.status === 'todo') expect([isOpen, workdaysIn(calendar, planned)]).toEqual([true, workdays])
      }
      expect(patchConflicts(plan, patch)).toEqual([])
      joined = joinPatches(joined, patch)
      done.push(patch)
      plan = next
      edits += patch.steps.length
    }
    const byPair = ({ steps, links }: SchedulePlan) => ({
      steps,
      links: links.map((each) => JSON.stringify(each)).toSorted(),
    })
    expect(byPair(applyPatch(start, joined))).toEqual(byPair(plan))
    expect(byPair(applyPatch(plan, invertPatch(joined)))).toEqual(byPair(start))
    for (const patch of done.toReversed()) plan = applyPatch(plan, invertPatch(patch))
    expect(byPair(plan)).toEqual(byPair(start))
  }
  expect(edits).toBeGreaterThan(2000)
})

it('there and back is no edit at all, and undo tells what somebody else has moved since', () => {
  const there = run(chain, move('packing', 2)).patch!
  const back = run(applyPatch(chain, there), move('packing', -2)).patch!
  expect(joinPatches(there, back)).toEqual(emptyPatch)
  expect(run(chain, move('packing', 0)).patch).toEqual(emptyPatch)
  expect(patchConflicts(chain, invertPatch(there))).toEqual(['packing'])
})
