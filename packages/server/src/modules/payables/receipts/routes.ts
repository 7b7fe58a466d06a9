import { contract, paginate, type Receipt } from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { serve } from '../../../http/serve.ts'
import { changed } from '../../../records/changed.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { arePartners } from '../ledger/ledger-queries.ts'
import { payFromReceipt, reverseUse } from './pay-from-receipt.ts'
import {
  holdReceipt,
  insertReceipt,
  insertUse,
  paidUse,
  receiptPage,
  type HeldReceipt,
  type ReceiptRow,
} from './receipt-queries.ts'

/** Money that came in beside the lines of statements: the receiver's own books, of which the payer is told nothing. */
export const receiptRoutes = serve(contract.receipts)({
  async list({ database }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const asked = { isUnapplied: query.unapplied ?? false, partnerId: query.partnerId, limit, offset }
    const { rows, total } = await receiptPage(database, asked)
    return { data: rows.map(reply), pagination: paginate(total, page, limit) }
  },

  async create(request, { body: { receipt: asked } }) {
    const { database, userGroupId } = request
    const { partnerId, currency, amount, receivedOn, method, note = '', items, keepRest = false } = asked
    if (compare(amount, '0') <= 0) throw invalid({ code: 'receipt_amount', field: 'receipt.amount' })
    if (receivedOn > (await todayOf(database, userGroupId)))
      throw invalid({ code: 'actual_in_future', field: 'receipt.receivedOn' })
    const isKnown = await request.asSystem((system) => arePartners(system, userGroupId, partnerId))
    if (!isKnown) throw invalid({ code: 'not_found', field: 'receipt.partnerId' })
    const made = { partnerId, currency, amount: sum([amount]), receivedOn, method, note, entryId: null }
    const receipt = await insertReceipt(request, made)
    const pays = { receipt, items, kind: 'allocation', on: receivedOn, isRestKept: keepRest } as const
    const rest = await payFromReceipt(request, { ...pays, field: 'receipt.items' })
    const detail = { partner: receipt.partner_name, amount: receipt.amount, currency, unapplied: rest }
    await changed(request, { noun: 'receipt', verb: 'created', id: receipt.id, detail })
    return { data: await receiptById(request, receipt.id) }
  },

  async apply(request, { params, body: { application } }) {
    const receipt = await heldReceipt(request, params.id, application.lockVersion)
    const on = await todayOf(request.database, request.userGroupId)
    const { items } = application
    const pays = { receipt, items, kind: 'application', on, isRestKept: true } as const
    const rest = await payFromReceipt(request, { ...pays, field: 'application.items' })
    return { data: await told(request, receipt, 'updated', rest) }
  },

  async reverse(request, { params, body: { reversal } }) {
    const receipt = await heldReceipt(request, params.id, reversal.lockVersion)
    const use = await paidUse(request.database, receipt.id, reversal.useId)
    if (!use) throw invalid({ code: 'not_found', field: 'reversal.useId' })
    if (use.is_reversed) throw invalid({ code: 'receipt_reversed', field: 'reversal.useId' })
    await reverseUse(request, receipt, use, reversal.reason)
    const after = sum([receipt.rest, use.amount])
    return { data: await told(request, receipt, 'reversed', after, { reason: reversal.reason }) }
  },

  async takeBack(request, { params, body: { takeBack } }) {
    const receipt = await heldReceipt(request, params.id, takeBack.lockVersion)
    if (compare(receipt.rest, '0') <= 0) throw invalid({ code: 'receipt_used' })
    const usedOn = await todayOf(request.database, request.userGroupId)
    const { reason } = takeBack
    const amount = receipt.rest
    await insertUse(request, { receiptId: receipt.id, kind: 'return', settlementId: null, amount, usedOn, reason })
    return { data: await told(request, receipt, 'returned', '0', { reason }) }
  },
})

async function heldReceipt(request: TenantRequest, id: number, lockVersion: number): Promise<HeldReceipt> {
  const receipt = await holdReceipt(request.database, id)
  if (!receipt) throw notFound()
  await orStale(receipt.lock_version === lockVersion, () => receiptById(request, id))
  return receipt
}

async function told(
  request: TenantRequest,
  { id, rest: before, partner_name: partner, currency }: HeldReceipt,
  verb: 'updated' | 'returned' | 'reversed',
  after: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Receipt> {
  const changes = { unapplied: { before, after } }
  await changed(request, { noun: 'receipt', verb, id, changes, detail: { partner, currency, ...more } })
  return receiptById(request, id)
}

async function receiptById({ database }: TenantRequest, id: number): Promise<Receipt> {
  const { rows } = await receiptPage(database, { id, limit: 1, offset: 0 })
  return reply(rows[0]!)
}

const reply = (row: ReceiptRow): Receipt => ({
  id: row.id,
  partner: { id: row.partner_id, name: row.partner_name },
  currency: row.currency,
  amount: row.amount,
  rest: row.rest,
  receivedOn: row.received_on,
  method: row.method,
  note: row.note,
  statementId: row.statement_id,
  createdBy: row.created_by_name,
  uses: row.uses,
  lockVersion: row.lock_version,
})
