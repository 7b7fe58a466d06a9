import { contract, documentKinds, type OrderCredit } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { overLimit } from '@tsumugi/domain/banking'
import { notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { serve } from '../../../http/serve.ts'
import { documentsById } from '../../../records/documents/document-queries.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { creditLimits, ledgerRows, mostOpen, orderedRows } from '../ledger/ledger-queries.ts'
import { ledgerReply } from '../ledger/ledger-reply.ts'

/** What an order means for the credit of its buyer: the seller's own knowledge, which the buyer is told nothing of. */
export const orderCreditRoutes = serve(contract.orderCredits)({
  async show(request, { params }) {
    const { database, userGroupId } = request
    const [row] = await documentsById(database, documentKinds.contracts, [params.id])
    if (!row) throw notFound()
    const isAsked = row.receiver_id === userGroupId && row.status === 'issued'
    return { data: isAsked ? await creditFor(request, row) : null }
  },
})

interface AskedOrder {
  readonly issuer_id: number
  readonly currency: string
  readonly amount: string
}

/** Null where the seller sets the buyer no limit. */
async function creditFor({ database, userGroupId }: TenantRequest, order: AskedOrder): Promise<OrderCredit | null> {
  const { issuer_id: partnerId, currency, amount } = order
  const limits = await creditLimits(database, userGroupId)
  const limit = limits.find((each) => each.partner_id === partnerId && each.currency === currency)?.amount
  if (limit === undefined) return null
  const today = await todayOf(database, userGroupId)
  const asked = { side: 'creditor' as const, userGroupId, today, partnerId, currency }
  const [owed, orders] = await Promise.all([
    ledgerRows(database, asked, { limit: mostOpen, offset: 0 }),
    orderedRows(database, 'creditor', userGroupId),
  ])
  const open = sum(owed.map((row) => ledgerReply(row, 'creditor', today).open))
  const own = orders.filter((each) => each.partner_id === partnerId && each.currency === currency)
  const use = { limit, open, ordered: sum(own.map((each) => each.amount)) }
  return { currency, ...use, amount, over: overLimit(use, amount) }
}
