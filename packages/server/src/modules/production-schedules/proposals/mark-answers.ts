import { staleChanges } from '@tsumugi/domain/scheduling'
import { Refusal } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { AnsweredMarks, MarkAnswerer } from '../../confirmed-marks/mark-answers.ts'
import { heldPlan } from '../load-schedule.ts'
import { planView } from '../plans/plan-view.ts'
import { openProposalsOf, proposalOf } from './proposal-queries.ts'
import { writeAnswer } from './proposals.ts'

/** Answers proposals of dates through the marks that were opened for them. */
export const scheduleMarkAnswerer: MarkAnswerer = { accept: acceptMarks, object: objectMark }

/** Confirming a mark that asks for other dates is agreeing to them (domain §3.17). */
async function acceptMarks(request: TenantRequest, markIds: readonly number[]): Promise<AnsweredMarks> {
  const accepted: AnsweredMarks['accepted'] = []
  const changedSince: number[] = []
  for (const asked of await openOf(request, markIds)) {
    const held = await heldOrGone(request, asked)
    if (held === 'answered') continue
    const steps = held?.row.changes ?? []
    if (!held || staleChanges(held.view.stored.plan, steps).length > 0) changedSince.push(asked.mark_id!)
    else {
      const all = new Set([...steps.map(({ id }) => id), ...held.row.links.map(({ to }) => to)])
      await writeAnswer(request, held, all, null)
      accepted.push({ id: asked.mark_id!, user_group_id: asked.user_group_id })
    }
  }
  return { accepted, changedSince }
}

/** Objecting to such a mark is objecting to the proposal, in the same words. */
async function objectMark(request: TenantRequest, markId: number, comment: string): Promise<void> {
  for (const asked of await openOf(request, [markId])) {
    const held = await heldOrGone(request, asked)
    if (held && held !== 'answered') await writeAnswer(request, held, new Set(), comment)
  }
}

const openOf = (request: TenantRequest, markIds: readonly number[]) =>
  request.asSystem((system) => openProposalsOf(system, request.userGroupId, markIds))

/** Null where the schedule is not shown any more; `answered` where somebody was faster. */
async function heldOrGone(request: TenantRequest, asked: { id: number; schedule_id: number }) {
  const { userGroupId } = request
  const stored = await heldPlan(request, asked.schedule_id).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  })
  if (!stored) return null
  const row = (await request.asSystem((system) => proposalOf(system, userGroupId, asked.id)))!
  return row.status === 'open' ? { row, view: planView(stored, userGroupId) } : 'answered'
}
