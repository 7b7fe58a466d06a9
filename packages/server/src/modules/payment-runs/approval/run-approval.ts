import type { PaymentRun } from '@tsumugi/contract'
import { runStatus } from '@tsumugi/domain/banking'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { pathOf, newestApprovals, requestApproval, routeFor } from '../../approvals/public-face.ts'
import type { PaymentRow, RunRow } from '../run-queries.ts'
import { readingOf } from './approval-target.ts'

type State = PaymentRun['approval']

/** How a run stands with the route that its organisation takes it by; null where no route fits: then a power user approves. */
export async function approvalOf(request: TenantRequest, run: RunRow, payments: readonly PaymentRow[]): Promise<State> {
  const { database, userGroupId } = request
  const last = (await newestApprovals(database, userGroupId, 'payment', [run.id])).get(run.id)
  const isDraft = runStatus(payments.map(({ status }) => status)) === 'draft'
  const route = isDraft ? await routeFor(request, 'payment', await readingOf(request, run, payments)) : null
  // Without a route a draft is a power user's again, whatever was asked before.
  if (!route && (!last || (isDraft && last.status !== 'pending'))) return null
  const path = last ? await pathOf(request, last) : null
  // What was taken back to a draft is approved anew.
  const isNeeded = !last || (isDraft && last.status === 'approved')
  return { status: isNeeded ? 'needed' : last.status, route: route?.name ?? last?.route_name ?? '', path }
}

/**
 * Refuses what needs an approval by route that is not there.
 * @throws Refusal 422 `approval_needed`, or `approval_running` while it is decided
 */
export async function refuseUnapproved(request: TenantRequest, run: RunRow, payments: readonly PaymentRow[]) {
  const { database, userGroupId } = request
  const route = await routeFor(request, 'payment', await readingOf(request, run, payments))
  if (!route) return
  const last = (await newestApprovals(database, userGroupId, 'payment', [run.id])).get(run.id)
  const isDraft = runStatus(payments.map(({ status }) => status)) === 'draft'
  if (last?.status === 'pending') throw invalid({ code: 'approval_running' })
  if (isDraft || last?.status !== 'approved') throw invalid({ code: 'approval_needed' })
}

/** Asks for the approval of a draft, by its route. */
export async function askApproval(
  request: TenantRequest,
  run: RunRow,
  payments: readonly PaymentRow[],
  note: string | undefined,
) {
  if (runStatus(payments.map(({ status }) => status)) !== 'draft') throw invalid({ code: 'transition_status' })
  if (!(await routeFor(request, 'payment', await readingOf(request, run, payments))))
    throw invalid({ code: 'approval_not_used' })
  await requestApproval(request, { target: 'payment', id: run.id, ...(note && { note }) })
  await request.notify('payment_run', run.id)
}
