import type { contract, InputOf } from '@tsumugi/contract'
import { sql } from 'kysely'
import { nothingToDo } from '../../http/assert-audited.ts'
import { wordsFor } from '../../http/error-reply.ts'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
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
  await sql`savepoint one`.execute(request.database)
  try {
    await decide(request, { approvalId: id, stepId, decision: 'approved', comment: '' })
    await sql`release savepoint one`.execute(request.database)
    return { id, approved: true, code: null, message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one`.execute(request.database)
    const [cause] = error.causes
    return { id, approved: false, code: cause!.code, message: wordsFor(cause!, request.locale) }
  }
}
