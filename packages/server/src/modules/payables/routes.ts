import { contract, ledgerTabs, paginate, type LedgerRow } from '@tsumugi/contract'
import { absolute, compare, greater, sum } from '@tsumugi/domain'
import { writeOffRefusal } from '@tsumugi/domain/banking'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { documentPdf } from '../../documents/pdf/document-pdf.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { ledgerCounts } from './ledger/ledger-counts.ts'
import { ledgerFigures } from './ledger/ledger-figures.ts'
import { arePartners, creditLimits, keepLimit, ledgerRows, mostOpen } from './ledger/ledger-queries.ts'
import type { LedgerSide } from './ledger/ledger-question.ts'
import { ledgerReply } from './ledger/ledger-reply.ts'
import { holdPayables, settle } from './payable-queries.ts'
import { unappliedCredits } from './receipts/receipt-queries.ts'
import { statementPaper, statementSheet } from './statement-paper.ts'
import type { InputOf } from '@tsumugi/contract'

/** In which words a write-off is refused. */
const writeOffWords = {
  power_user: 'write_off_power_user',
  reason: 'write_off_reason',
  protected: 'write_off_protected',
  held: 'write_off_held',
  in_run: 'write_off_in_run',
  locked: 'write_off_locked',
  amount: 'write_off_amount',
  beyond_open: 'write_off_beyond_open',
} as const

type Views = (typeof contract)['payables']

/** The three calls that both views of the ledger have. */
const viewOf = (side: LedgerSide) => ({
  async list(request: TenantRequest, { query }: InputOf<Views['list']>) {
    const { database, userGroupId } = request
    const today = await todayOf(database, userGroupId)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const asked = { ...query, side, userGroupId, today }
    const counts = await ledgerCounts(database, asked)
    const rows = await ledgerRows(database, asked, { limit, offset })
    return {
      data: rows.map((row) => ledgerReply(row, side, today)),
      pagination: paginate(counts[query.tab ?? 'open']!, page, limit),
      today,
      tabs: ledgerTabs.map((tab) => ({ tab, count: counts[tab]! })),
    }
  },

  figures: async (request: TenantRequest) => ({ data: await ledgerFigures(request, side) }),

  statement: (request: TenantRequest, { query }: InputOf<Views['statement']>) => statementFile(request, side, query),
})

/** What is open with one partner, less what came in and pays nothing yet: to print, or as a table. */
async function statementFile(request: TenantRequest, side: LedgerSide, query: InputOf<Views['statement']>['query']) {
  const { database, userGroupId, locale, asker } = request
  const asOf = await todayOf(database, userGroupId)
  const asked = { side, userGroupId, today: asOf, partnerId: query.partnerId, currency: query.currency ?? 'JPY' }
  const [stored, unapplied] = await Promise.all([
    ledgerRows(database, asked, { limit: mostOpen, offset: 0 }),
    side === 'creditor' ? unappliedCredits(database, asked) : [],
  ])
  const partner = stored[0] ?? unapplied[0]
  if (!partner) throw notFound()
  const statement = {
    side,
    locale,
    asOf,
    currency: asked.currency,
    owner: asker.user.currentUserGroup?.name ?? '',
    partner: partner.partner_name,
    rows: stored.map((row) => ledgerReply(row, side, asOf)),
    unapplied,
  }
  const paper = statementPaper(statement)
  const name = `${paper.title} ${statement.partner} ${asOf}`
  if (query.format === 'pdf') return () => pdfReply(documentPdf(paper), name)
  const format = query.format === 'csv_sjis' ? 'csv_cp932' : query.format
  return () => spreadsheetReply([statementSheet(statement)], format, name)
}

async function rowOf({ database, userGroupId }: TenantRequest, side: LedgerSide, id: number): Promise<LedgerRow> {
  const today = await todayOf(database, userGroupId)
  const [row] = await ledgerRows(database, { side, userGroupId, today, id, tab: 'all' }, { limit: 1, offset: 0 })
  if (!row) throw notFound()
  return ledgerReply(row, side, today)
}

export const payableRoutes = serve(contract.payables)(viewOf('debtor'))

export const creditRoutes = serve(contract.credits)({
  ...viewOf('creditor'),

  async writeOff(request, { params, body: { writeOff } }) {
    const { database, userGroupId, accountId, asker } = request
    const [held] = await holdPayables(database, [params.id])
    if (held?.creditor_id !== userGroupId) throw notFound()
    const row = await rowOf(request, 'creditor', params.id)
    await orStale(held.lock_version === writeOff.lockVersion, () => row)
    const settledOn = await todayOf(database, userGroupId)
    // What the debtor paid already is waited for, not given up.
    const gone = sum([held.cleared, greater(sum([held.paid, held.reserved]), held.received)])
    const refusal = writeOffRefusal({
      amount: writeOff.amount,
      open: absolute(sum([held.amount, `-${gone}`])),
      reason: writeOff.reason,
      bookedOn: settledOn,
      isPowerUser: asker.user.powerUser,
      isHeld: compare(held.held, '0') > 0,
      isInRun: compare(held.reserved, '0') > 0,
      lockedUntil: null,
      isOwedToProtected: false,
    })
    if (refusal) throw invalid({ code: writeOffWords[refusal], field: 'writeOff.amount' })
    const { amount, reason } = writeOff
    await settle(database, { payable: held, kind: 'write_off', amount, reason, settledOn, userGroupId, accountId })
    const after = await rowOf(request, 'creditor', params.id)
    await changed(request, {
      noun: 'payable',
      verb: 'updated',
      id: params.id,
      partnerId: held.debtor_id,
      changes: { open: { before: row.open, after: after.open } },
      detail: { number: held.number, reason },
    })
    return { data: after }
  },

  async setLimit(request, { params, body: { limit } }) {
    const { database, userGroupId } = request
    const { partnerId } = params
    const known = await request.asSystem((system) => arePartners(system, userGroupId, partnerId))
    if (!known) throw notFound()
    const before = (await creditLimits(database, userGroupId)).find(
      (each) => each.partner_id === partnerId && each.currency === limit.currency,
    )
    await keepLimit(database, userGroupId, { partnerId, ...limit })
    await changed(request, {
      noun: 'credit_limit',
      verb: 'set',
      id: partnerId,
      changes: { limit: { before: before?.amount ?? null, after: limit.amount } },
      detail: { currency: limit.currency },
    })
    return { data: { partnerId, ...limit } }
  },
})
