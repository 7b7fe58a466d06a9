import type { contract, InputOf } from '@tsumugi/contract'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { wordsFor } from '../../http/failures/error-reply.ts'
import type { TenantRequest } from '../../http/request.ts'
import { attempt } from '../../records/attempt.ts'
import { decide } from './decide.ts'

/** Approves many, each by itself: one that is refused says why and leaves the others as they are (domain §4.4). */
export async function bulkApprove(request: TenantRequest, { body }: InputOf<typeof contract.approvals.bulkApprove>) {
  // In the order of ids, so that two people with the same choice wait for each other instead of blocking each other.
  const wanted = body.approvals.toSorted((a, b) => a.id - b.id)
  const data = []
  for (const { id, stepId } of wanted) data.push(await approveOne(request, id, stepId))
  if (!data.some(({ approved }) => approved)) nothingToDo(request)
  return { data }
}

async function approveOne(request: TenantRequest, id: number, stepId: number) {
  const cause = await attempt(request, () =>
    decide(request, { approvalId: id, stepId, decision: 'approved', comment: '' }),
  )
  if (!cause) return { id, approved: true, code: null, message: null }
  return { id, approved: false, code: cause.code, message: wordsFor(cause, request.locale) }
}
