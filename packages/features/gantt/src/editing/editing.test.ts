import { expect, it } from 'vitest'
import {
  applyPatch,
  editablePlan,
  invertPatch,
  joinPatches,
  operationPatch,
  type PlanOperation,
  type SchedulePlan,
} from '@tsumugi/domain/scheduling'
import { calendars, demoModel } from '../story/demo-plan.fixture.ts'
import { emptyStack, pushEdit, redoEdit, undoEdit, type StackEntry } from './edit-stack.ts'
import { asksOthers, patchOf, withHeld } from './held-edits.ts'
import { patchOperations } from './patch-operations.ts'

const model = demoModel()
const plan: SchedulePlan = { steps: model.steps, links: model.links }
/** Every operation that one may try on the demo. */
const operations: readonly PlanOperation[] = model.steps.flatMap(({ id }) =>
  [-7, -2, -1, 1, 3, 9].flatMap((days): PlanOperation[] => [
    { kind: 'move', step: id, days, chain: false },
    { kind: 'move', step: id, days, chain: true },
    { kind: 'resize', step: id, edge: 'start', days },
    { kind: 'resize', step: id, edge: 'end', days },
  ]),
)
const links: readonly PlanOperation[] = [
  { kind: 'link', from: 'a3', to: 'a5', lag: 2 },
  { kind: 'set_lag', from: 'a5', to: 'a6', lag: 4 },
  { kind: 'unlink', from: 'b0', to: 'b1' },
]

it('planning §3 what is undone by operations alone is as it was, for every edit that may be made', () => {
  let undone = 0
  for (const operation of [...operations, ...links]) {
    const { patch } = operationPatch(editablePlan(plan, calendars), operation)
    if (!patch) continue
    const edited = applyPatch(plan, patch)
    const back = patchOperations(editablePlan(edited, calendars), invertPatch(patch))
    const after = back.reduce((now, each) => {
      const result = operationPatch(editablePlan(now, calendars), each)
      expect(result.refusal, JSON.stringify([operation, each])).toBeNull()
      return applyPatch(now, result.patch!)
    }, edited)
    expect(after.steps, JSON.stringify([operation, back])).toEqual(plan.steps)
    expect(new Set(after.links.map((link) => JSON.stringify(link)))).toEqual(
      new Set(plan.links.map((link) => JSON.stringify(link))),
    )
    undone += 1
  }
  expect(undone).toBeGreaterThan(150)
})

const entry = (pressedAt: number | null, step = 'a4', days = 1): StackEntry => {
  const operation: PlanOperation = { kind: 'move', step, days, chain: false }
  return { operations: [operation], patch: patchOf(model, [operation])!, pressedAt }
}

it('planning §3 presses within 600 ms are one edit to undo; a drag, another step or a rest begin another', () => {
  const push = (...entries: StackEntry[]) => entries.reduce(pushEdit, emptyStack).done.length
  expect(push(entry(0), entry(600), entry(1200))).toBe(1)
  expect(push(entry(0), entry(601))).toBe(2)
  expect(push(entry(0), entry(100, 'a5'))).toBe(2)
  expect(push(entry(0), entry(null))).toBe(2)
  expect(push(entry(null), entry(null))).toBe(2)
})

it('undo^n leads back to the start, and redo^n to the end', () => {
  const stack = [entry(null), entry(null, 'b2', 4), entry(null, 'c2')].reduce(pushEdit, emptyStack)
  const back = undoEdit(undoEdit(undoEdit(stack)))
  expect([back.done, back.undone.length, undoEdit(back)]).toEqual([[], 3, back])
  expect(redoEdit(redoEdit(redoEdit(back)))).toEqual(stack)
  expect(redoEdit(stack)).toEqual(stack)
  // A new edit forgets what was undone.
  expect(pushEdit(undoEdit(stack), entry(null)).undone).toEqual([])
})

it('domain §3.4 one’s own steps move at once; those of the other side keep their days and are asked for', () => {
  const move = (step: string): PlanOperation[] => [{ kind: 'move', step, days: 3, chain: false }]
  const stepOf = (of: typeof model, id: string) => of.steps.find((step) => step.id === id)!
  expect(asksOthers(model, patchOf(model, move('b3'))!)).toBe(false)
  const held = { id: 1, scheduleId: 'c', operations: move('c0'), isAsked: true }
  const shown = withHeld(model, [held], 'brand')
  expect(stepOf(shown, 'c0')).toEqual(stepOf(model, 'c0'))
  const theirs = withHeld(model, [{ ...held, operations: move('c1') }], 'brand')
  expect(stepOf(theirs, 'c1').planned).toEqual(stepOf(model, 'c1').planned)
  expect(theirs.proposals.find(({ stepId }) => stepId === 'c1')).toMatchObject({ id: 'draft-c1', days: 3 })
})

it('what others have changed meanwhile stays under what is held', () => {
  const operation: PlanOperation = { kind: 'move', step: 'b3', days: 2, chain: false }
  const held = [{ id: 1, scheduleId: 'b', operations: [operation], isAsked: false }]
  const elsewhere = {
    ...model,
    steps: model.steps.map((step) => (step.id === 'd1' ? { ...step, progress: 90 } : step)),
  }
  const shown = withHeld(elsewhere, held, 'brand')
  expect(shown.steps.find(({ id }) => id === 'd1')!.progress).toBe(90)
  expect(joinPatches(patchOf(elsewhere, [operation])!, patchOf(shown, [{ ...operation, days: -2 }])!).steps).toEqual([])
  // A step that is gone takes its edit along.
  const gone = {
    ...model,
    steps: model.steps.filter(({ id }) => id !== 'b3'),
    links: model.links.filter(({ to }) => to !== 'b3'),
  }
  expect(withHeld(gone, held, 'brand')).toEqual(gone)
})
