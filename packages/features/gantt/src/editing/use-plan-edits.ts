import { editablePlan, invertPatch, type PlanOperation } from '@tsumugi/domain/scheduling'
import { useLatest } from '@tsumugi/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GanttModel } from '../chart-model/gantt-model.ts'
import type { PlanEdit } from './plan-edit.ts'
import { emptyStack, pressGap, pushEdit, redoEdit, undoEdit, type StackEntry } from './edit-stack.ts'
import { asksOthers, patchOf, withHeld, type EditKeep, type HeldEdit } from './held-edits.ts'
import { patchOperations } from './patch-operations.ts'

/** How a save ended: `stale` where somebody was faster. */
export type SaveAnswer = 'saved' | 'stale' | 'failed'

export interface PlanEditsOptions {
  /** As it was read. */
  readonly model: GanttModel
  /** The name of the reader's company. */
  readonly by: string
  /** Whether the plan was read: what is held from an earlier visit waits for it. */
  readonly isRead: boolean
  /** Where edits wait for the next visit. */
  readonly keep: EditKeep
  /** Sends edits in one call, all of them or none; whatever is shown is read anew before it answers. */
  save(edits: readonly HeldEdit[], note?: string): Promise<SaveAnswer>
}

/**
 * Edits of a plan: shown at once, saved in turn, undone and done again. Edits that ask something of somebody else wait
 * until they are sent; those that failed or were overtaken wait until they are tried again or dropped. All of them
 * survive a reload.
 */
export function usePlanEdits({ model, by, isRead, keep, save }: PlanEditsOptions) {
  const [stack, setStack] = useState(emptyStack)
  const [held, setHeld] = useState<readonly HeldEdit[]>(keep.read)
  const [fault, setFault] = useState<Exclude<SaveAnswer, 'saved'> | null>(null)
  const [isSaving, setSaving] = useState(false)
  const next = useRef(Math.max(0, ...held.map(({ id }) => id)))
  useEffect(() => keep.write(held), [keep, held])
  const shown = useMemo(() => withHeld(model, held, by), [model, held, by])

  function hold(operations: readonly PlanOperation[], joins: boolean) {
    const patch = patchOf(shown, operations)
    const [operation] = operations
    if (patch === null || !operation) return
    const stepId = 'step' in operation ? operation.step : operation.to
    const { scheduleId } = shown.steps.find(({ id }) => id === stepId)!
    const isAsked = asksOthers(shown, patch)
    setHeld((before) => {
      const last = before.at(-1)
      const isJoined = joins && last?.scheduleId === scheduleId && last.isAsked === isAsked && last.id === next.current
      if (isJoined) return [...before.slice(0, -1), { ...last, operations: [...last.operations, ...operations] }]
      next.current += 1
      return [...before, { id: next.current, scheduleId, operations, isAsked }]
    })
  }
  /** What nobody has got yet is simply dropped. */
  function dropUnsent({ operations }: StackEntry): boolean {
    const at = held.findLastIndex((each) => each.isAsked && each.operations.at(-1) === operations.at(-1))
    if (at < 0) return false
    setHeld(held.toSpliced(at, 1))
    return true
  }
  const edit = useLatest(({ operation, patch }: PlanEdit, pressedAt?: number) => {
    const entry: StackEntry = { operations: [operation], patch, pressedAt: pressedAt ?? null }
    const after = pushEdit(stack, entry)
    setStack(after)
    hold([operation], after.done.length === stack.done.length)
  })
  const undo = useLatest(() => {
    const last = stack.done.at(-1)
    if (!last) return
    setStack(undoEdit(stack))
    const { steps, links, calendars } = shown
    if (!dropUnsent(last))
      hold(patchOperations(editablePlan({ steps, links }, calendars), invertPatch(last.patch)), false)
  })
  const redo = useLatest(() => {
    const last = stack.undone.at(-1)
    if (!last) return
    setStack(redoEdit(stack))
    hold(last.operations, false)
  })
  async function send(edits: readonly HeldEdit[], note?: string) {
    setSaving(true)
    const answer = await save(edits, note)
    const sent = new Map(edits.map(({ id, operations }) => [id, operations.length]))
    if (answer === 'saved') setHeld((before) => before.flatMap((each) => unsent(each, sent.get(each.id) ?? 0)))
    setSaving(false)
    setFault(answer === 'saved' ? null : answer)
  }
  const own = held.filter(({ isAsked }) => !isAsked)
  const sendOwn = useLatest(() => void send(own))
  const [first] = own
  useEffect(() => {
    if (!first || !isRead || isSaving || fault) return
    // Presses in a row travel as one.
    const timer = setTimeout(sendOwn, pressGap)
    return () => clearTimeout(timer)
  }, [first, isRead, isSaving, fault, sendOwn])
  return {
    shown,
    edit,
    undo,
    redo,
    fault,
    isSaving,
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    asked: held.filter(({ isAsked }) => isAsked),
    sendAsked: (note?: string) =>
      send(
        held.filter(({ isAsked }) => isAsked),
        note,
      ),
    /** Takes one edit back that nobody has got yet. */
    dropOne: (id: number) => setHeld((before) => before.filter((each) => each.id !== id)),
    retry: () => setFault(null),
    drop() {
      setHeld([])
      setFault(null)
    },
  }
}

/** What was added to an edit while it was under way. */
function unsent(edit: HeldEdit, sent: number): HeldEdit[] {
  const operations = edit.operations.slice(sent)
  return operations.length === 0 ? [] : [{ ...edit, operations }]
}
