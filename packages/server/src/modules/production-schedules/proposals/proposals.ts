import type { Locale } from '@tsumugi/domain'
import { contract, type InputOf } from '@tsumugi/contract'
import {
  acceptancePatch,
  applyPatch,
  emptyPatch,
  joinPatches,
  linkFaults,
  retreatPatch,
  staleChanges,
  type LinkChange,
  type PlanPatch,
  type ProposedChange,
} from '@tsumugi/domain/scheduling'
import { invalid, notFound, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { serve } from '../../../http/serve.ts'
import { applyDivided, divided } from '../plans/divided-change.ts'
import { heldPlan, loadSchedule, scheduleChanged } from '../load-schedule.ts'
import { settleMark } from './mark-queries.ts'
import { operationRefusal } from '../plans/plan-refusals.ts'
import { planView, type PlanView } from '../plans/plan-view.ts'
import { patchInWords } from '../plans/plan-words.ts'
import { touchSchedule, writePatch } from '../plans/write-queries.ts'
import { closeProposal, proposalOf, type ProposalRow } from './proposal-queries.ts'
import { proposalReply } from './proposal-replies.ts'

type Inputs = (typeof contract)['procedureProposals']

export const procedureProposalRoutes = serve(contract.procedureProposals)({
  answer: answerProposal,
  withdraw: withdrawProposal,
})

/** The proposal with its schedule, held; 404 for whoever is on the wrong side of it, 409 where it was answered. */
async function heldProposal(request: TenantRequest, id: number, side: 'theirs' | 'ours', lockVersion: number) {
  const { userGroupId } = request
  const found = await request.asSystem((system) => proposalOf(system, userGroupId, id))
  const isOurs = found?.user_group_id === userGroupId
  if (!found || isOurs !== (side === 'ours')) throw notFound()
  const view = planView(await heldPlan(request, found.schedule_id), userGroupId)
  const row = (await request.asSystem((system) => proposalOf(system, userGroupId, id)))!
  await orStale(row.status === 'open' && row.lock_version === lockVersion, () => proposalReply(view, row))
  return { view, row }
}

async function answerProposal(request: TenantRequest, { params, body }: InputOf<Inputs['answer']>) {
  const { row, view } = await heldProposal(request, params.id, 'theirs', body.lockVersion)
  const named = new Set([...row.changes.map(({ id }) => id), ...row.links.map(({ to }) => to)])
  if (body.accepted.some((id) => !named.has(String(id)))) throw invalid({ code: 'not_found', field: 'accepted' })
  await writeAnswer(request, { row, view }, new Set(body.accepted.map(String)), body.answer ?? null)
  return { data: await loadSchedule(request, row.schedule_id) }
}

interface HeldProposal {
  readonly view: PlanView
  readonly row: ProposalRow
}

/** Agrees to the steps that are named; none of them is an objection. */
export async function writeAnswer(
  request: TenantRequest,
  { row, view }: HeldProposal,
  accepted: ReadonlySet<string>,
  answer: string | null,
): Promise<void> {
  const changes = row.changes.filter(({ id }) => accepted.has(id))
  const links = row.links.filter(({ to }) => accepted.has(to))
  if (accepted.size === 0 && answer === null) throw invalid({ code: 'objection_reason', field: 'answer' })
  await orStale(staleChanges(view.stored.plan, changes).length === 0, () => proposalReply(view, row))
  const isWhole = changes.length === row.changes.length && links.length === row.links.length
  const status = accepted.size === 0 ? 'objected' : isWhole ? 'accepted' : 'partly'
  const patch = accepted.size === 0 ? null : agreedPatch(view, changes, links, request.locale)
  if (patch) await applyDivided(request, view.stored, divided(view, patch), null)
  const back = patch ? null : await moveBack(request, view, row)
  await settle(request, row, status, answer)
  await scheduleChanged(request, view.stored, {
    noun: 'production_schedule',
    verb: 'proposal_answered',
    id: row.schedule_id,
    detail: { answer: status, ...(answer === null ? {} : { comment: answer }) },
    changes: patchInWords(view, patch ?? back ?? emptyPatch, request.locale),
  })
}

/** What the asker moved of its own for a proposal that came to nothing stands where it stood. */
async function moveBack(request: TenantRequest, view: PlanView, { own_changes, schedule_id }: ProposalRow) {
  const { plan, context } = view.stored
  const patch = retreatPatch(plan, own_changes ?? emptyPatch, context.calendars)
  await request.asSystem(async (system) => {
    await writePatch(system, schedule_id, patch, request.accountId)
    await touchSchedule(system, schedule_id, request.accountId)
  })
  return patch
}

/** The changes that are agreed to, the links with them, and all that follows. */
function agreedPatch(
  view: PlanView,
  changes: readonly ProposedChange[],
  links: readonly LinkChange[],
  locale: Locale,
): PlanPatch {
  const { plan, context } = view.stored
  const linked: PlanPatch = { steps: [], links }
  const whole = applyPatch(plan, linked)
  const [fault] = linkFaults(whole.steps, whole.links)
  if (fault) throw operationRefusal(view, fault, 0, locale)
  return joinPatches(linked, acceptancePatch(whole, changes, context.calendars))
}

async function settle(
  request: TenantRequest,
  row: ProposalRow,
  status: 'accepted' | 'partly' | 'objected' | 'withdrawn',
  answer: string | null,
): Promise<void> {
  const { accountId, asker } = request
  const markStatus = {
    accepted: 'confirmed',
    partly: 'confirmed',
    objected: 'objected',
    withdrawn: 'superseded',
  } as const
  const by = status === 'withdrawn' ? null : { accountId, name: asker.user.name }
  await request.asSystem(async (system) => {
    await closeProposal(system, row.id, status, answer, accountId)
    await settleMark(system, row.mark_id, markStatus[status], by, answer)
  })
  await request.notify('confirmed_mark', row.mark_id)
}

async function withdrawProposal(request: TenantRequest, { params, body }: InputOf<Inputs['withdraw']>) {
  const { row, view } = await heldProposal(request, params.id, 'ours', body.lockVersion)
  const back = await moveBack(request, view, row)
  await settle(request, row, 'withdrawn', null)
  await scheduleChanged(request, view.stored, {
    noun: 'production_schedule',
    verb: 'updated',
    id: row.schedule_id,
    changes: { proposal: { before: 'open', after: 'withdrawn' }, ...patchInWords(view, back, request.locale) },
  })
  return { data: await loadSchedule(request, row.schedule_id) }
}
