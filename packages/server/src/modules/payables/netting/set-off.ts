import { compare, greater, lesser, minus, negated, sum } from '@tsumugi/domain'
import { allocate } from '@tsumugi/domain/banking'
import type { TenantRequest } from '../../../http/request.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { holdBetween, settle, type PayableRow } from '../payable-queries.ts'

/** What of a row may still be set off by both: not paid or received by either, not in dispute, in no payment. */
export const freeOf = ({ amount, cleared, paid, reserved, held, received }: PayableRow) =>
  minus(amount, sum([cleared, greater(sum([paid, reserved, held]), received)]))

/** Credit notes lower what is owed, the earliest due first (domain §3.10, golden case 27); what is left of them waits. */
export async function setOff(request: TenantRequest, debtorId: number, creditorId: number, currency: string) {
  const { database, userGroupId, accountId } = request
  const rows = (await holdBetween(database, debtorId, creditorId, currency)).filter(
    (row) => row.debtor_id === debtorId && row.creditor_id === creditorId,
  )
  const owed = rows.filter(({ amount }) => compare(amount, '0') > 0)
  const back = rows.filter(({ amount }) => compare(amount, '0') < 0)
  if (back.length === 0) return
  const settledOn = await todayOf(database, userGroupId)
  const open = new Map(owed.map((row) => [row.id, freeOf(row)]))
  for (const credit of back) {
    const amount = minus(sum([credit.cleared, lesser(credit.paid, credit.received)]), credit.amount)
    const items = owed.map(({ id, due_on }) => ({ id: String(id), open: open.get(id)!, dueOn: due_on }))
    for (const part of allocate(amount, items).allocations) {
      const payable = owed.find(({ id }) => String(id) === part.id)!
      open.set(payable.id, minus(open.get(payable.id)!, part.amount))
      const both = { kind: 'credit', settledOn, userGroupId, accountId, reason: credit.number ?? '' } as const
      await settle(database, { ...both, payable, amount: part.amount })
      await settle(database, { ...both, payable: credit, amount: negated(part.amount) })
    }
  }
}
