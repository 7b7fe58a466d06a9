import type { contract, InputOf, Simulation } from '@tsumugi/contract'
import {
  addDays,
  approvalsNeeded,
  assigneesOf,
  chooseRoute,
  meets,
  stepsFor,
  type DocumentFacts,
  type RouteStep,
} from '@tsumugi/domain'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { trimmedAmount } from '../approvals/amounts.ts'
import { namesOf } from '../approvals/queries/people-queries.ts'
import { surroundings } from '../approvals/step-progress.ts'
import { knownTargetRow } from '../approvals/targets/target-rows.ts'
import { todayOf } from '../../records/number-queries.ts'
import { activeRoutes, type StoredRoute } from '../approvals/queries/route-queries.ts'

type Wish = InputOf<typeof contract.approvalRoutes.simulate>['body']
type Candidate = Pick<StoredRoute, 'id' | 'name' | 'target' | 'active' | 'priority' | 'conditions' | 'steps'>

/** What would happen if a document were sent today by whoever asks: which route, and who would be asked. Changes nothing. */
export async function simulate(request: TenantRequest, { body }: { body: Wish }): Promise<{ data: Simulation }> {
  const facts = await factsOf(request, body)
  const shown = { ...facts, amount: trimmedAmount(facts.amount), categoryIds: [...facts.categoryIds] }
  const own = body.documentId ? ((await knownTargetRow(body.target)?.steps?.(request, body.documentId)) ?? null) : null
  if (own) {
    const steps = await simulatedSteps(request, own.steps, stepsFor(own.steps, facts.amount))
    return {
      data: { facts: shown, route: { id: null, name: own.name }, fallback: false, ownSteps: true, judged: [], steps },
    }
  }
  const routes = await candidates(request, body)
  const route = chooseRoute(routes, body.target, facts)
  const inOrder = routes.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
  const all = route?.steps ?? []
  const taken = stepsFor(route?.steps, facts.amount)
  return {
    data: {
      facts: shown,
      route: route ? { id: route.id === draftId ? null : route.id, name: route.name } : null,
      fallback: route === null,
      ownSteps: false,
      judged: inOrder.map((each) => ({
        id: each.id === draftId ? 1 : each.id,
        name: each.name,
        priority: each.priority,
        fits: meets(each.conditions, facts),
        chosen: each === route,
      })),
      steps: await simulatedSteps(request, [...taken.filter((step) => !all.includes(step)), ...all], taken),
    },
  }
}

/** A document counts as it is now, whether or not it is up for approval. */
async function factsOf(request: TenantRequest, { target, documentId, facts }: Wish): Promise<DocumentFacts> {
  if (!documentId) return facts ?? { amount: null, brandId: null, partnerId: null, categoryIds: [] }
  const row = knownTargetRow(target)
  const reading = await (row?.draft ?? row?.read)?.(request, documentId)
  if (!reading) throw notFound()
  return {
    amount: reading.amount,
    brandId: reading.brandId,
    partnerId: reading.partnerId,
    categoryIds: reading.categoryIds,
  }
}

/** A route that is not saved yet is tried last. */
const draftId = Number.MAX_SAFE_INTEGER

/** The routes as they are, the one being edited as it is on the screen. */
async function candidates(request: TenantRequest, { target, draft }: Wish): Promise<Candidate[]> {
  const saved: Candidate[] = await activeRoutes(request.database, request.userGroupId, target)
  if (!draft || draft.target !== target) return saved
  const old = saved.find(({ id }) => id === draft.id)
  const edited = { ...draft, id: old?.id ?? draftId, priority: old?.priority ?? draftId }
  return [...saved.filter((each) => each !== old), ...(draft.active ? [edited] : [])]
}

async function simulatedSteps(
  request: TenantRequest,
  steps: readonly RouteStep[],
  taken: readonly RouteStep[],
): Promise<Simulation['steps']> {
  const { pool, around } = await surroundings(request, request.accountId, [])
  const names = await namesOf(request.database)
  const today = await todayOf(request.database, request.userGroupId)
  const earlier: number[] = []
  return steps.map((step) => {
    const isTaken = taken.includes(step)
    const asked = assigneesOf(step, pool.idsOf(step.approvers), { ...around, earlierApproverIds: [...earlier] })
    if (isTaken) earlier.push(...asked.map(({ accountId }) => accountId))
    return {
      name: step.name,
      mode: step.mode,
      needed: approvalsNeeded(step, asked.length),
      taken: isTaken,
      amountFrom: step.amountFrom,
      dueOn: step.dueDays === null ? null : addDays(today, step.dueDays),
      escalateTo: step.escalateToId === null ? null : (names.get(step.escalateToId) ?? ''),
      assignees: asked.map(({ accountId, onBehalfOf, decision }) => ({
        id: accountId,
        name: names.get(accountId) ?? '',
        counted: decision === 'counted',
        onBehalfOf: onBehalfOf === null ? null : (names.get(onBehalfOf) ?? ''),
      })),
    }
  })
}
