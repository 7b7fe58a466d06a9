import type { LedgerRow } from '@tsumugi/contract'
import { dayOfDue, greater, minus, sum, toBankDay } from '@tsumugi/domain'
import { ageingBucket, openOf, payableStatus } from '@tsumugi/domain/banking'
import { interestOnLatePayment } from '@tsumugi/domain/trading'
import type { LedgerDataRow } from './ledger-queries.ts'
import type { LedgerSide } from './ledger-question.ts'

/** A row as one of its two sides sees it: the other's cash and runs are not its own. */
export function ledgerReply(row: LedgerDataRow, side: LedgerSide, today: string): LedgerRow {
  const isDebtor = side === 'debtor'
  const amounts = {
    amount: row.amount,
    held: row.held,
    settled: isDebtor ? row.paid : row.received,
    cleared: row.cleared,
    writtenOff: row.written_off,
    reserved: isDebtor ? row.reserved : '0',
  }
  const open = openOf(amounts)
  const payOn = toBankDay(row.due_on, 'previous')
  return {
    id: row.id,
    invoice: { id: row.document_id, number: row.number, title: row.title },
    part: row.part,
    parts: row.parts,
    partner: { id: isDebtor ? row.creditor_id : row.debtor_id, name: row.partner_name },
    currency: row.currency,
    method: row.method,
    amount: row.amount,
    held: row.held,
    settled: amounts.settled,
    cleared: row.cleared,
    reserved: amounts.reserved,
    open,
    interest: interestOf(row, open, today),
    status: payableStatus(amounts),
    bucket: ageingBucket(row.due_on, today),
    issuedOn: row.issued_on,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    payOn,
    legalOn: row.legal_on,
    payDay: row.received_on === null ? null : dayOfDue(row.received_on, payOn),
    isProtected: row.is_protected,
    lockVersion: row.lock_version,
  }
}

/** What the law adds until a day: on what was paid late, and on what is open and not in dispute (trade-law B2, Art. 6). */
function interestOf(row: LedgerDataRow, open: string, today: string): string {
  const { is_protected: isProtected, currency, received_on: receipt, legal_on: limit, held, paid_late: late } = row
  if (!isProtected || currency !== 'JPY' || receipt === null || limit === null) return '0'
  const parts = [...late, { amount: greater(minus(open, held), '0'), on: today }]
  return sum(parts.map(({ amount, on }) => interestOnLatePayment(amount, receipt, on, limit).amount))
}
