import type { ClosedDays } from '../../dates/bank-day.ts'
import { bankClosure } from '../../dates/bank-day.ts'
import { addMonths, isBusinessDate, type BusinessDate } from '../../dates/business-date.ts'
import { compare, isDecimal, sum } from '../../money/decimal.ts'
import { accountKey } from '../bank-accounts/bank-account.ts'
import { checkBankAccount, type BankDirectory } from '../bank-accounts/check-bank-account.ts'
import { bankingError, bankingWarning, type BankingFinding } from '../finding.ts'
import { checkReference } from './check-reference.ts'
import { transferLimits } from './transfer-limits.ts'
import type { Transfer, TransferOrder } from './transfer-order.ts'

export interface TransferCheck {
  readonly today: BusinessDate
  /** Days on which the paying bank is closed beside its holidays. */
  readonly closed?: ClosedDays
  /** The last day the bank takes; a month on where it is not known. */
  readonly latest?: BusinessDate
  readonly directory?: BankDirectory
}

/** Everything that keeps an order from becoming a file, but the names (trade-law A4). */
export function checkTransferOrder(order: TransferOrder, check: TransferCheck): BankingFinding[] {
  const { consignorCode, debit, transfers } = order
  return [
    ...(/^\d{1,10}$/.test(consignorCode)
      ? []
      : [bankingError('consignor_code_format', 'consignorCode', { found: consignorCode })]),
    ...checkBankAccount(debit, 'debit', 'debit', check.directory),
    ...checkPayday(order.payOn, check),
    ...transfers.flatMap((transfer, at) => checkTransfer(transfer, `transfers.${at}`, check)),
    ...checkTotals(transfers),
    ...repeated(transfers),
  ]
}

function checkTransfer({ payee, amount, reference }: Transfer, path: string, check: TransferCheck): BankingFinding[] {
  const isWhole = isDecimal(amount) && /^-?\d+(\.0+)?$/.test(amount)
  const isInRange = isWhole && compare(amount, '1') >= 0 && compare(amount, transferLimits.amount) <= 0
  const found = [
    !isWhole && bankingError('amount_format', `${path}.amount`, { found: amount }),
    isWhole && !isInRange && bankingError('amount_range', `${path}.amount`, { found: amount }),
  ].filter((finding) => finding !== false)
  return [
    ...checkBankAccount(payee, `${path}.payee`, 'payee', check.directory),
    ...found,
    ...checkReference(reference, path),
  ]
}

/** A bank day, after today, and no farther than the bank takes: the file carries no year. */
function checkPayday(payOn: BusinessDate, { today, closed, latest }: TransferCheck): BankingFinding[] {
  if (!isBusinessDate(payOn)) return [bankingError('date_format', 'payOn', { found: payOn })]
  const last = latest ?? addMonths(today, transferLimits.monthsAhead)
  const closure = bankClosure(payOn, closed)
  return [
    closure !== null && bankingError('date_not_bank_day', 'payOn', { date: payOn, closure }),
    payOn <= today && bankingError('date_not_ahead', 'payOn', { date: payOn, today }),
    payOn > last && bankingError('date_too_far', 'payOn', { date: payOn, latest: last }),
  ].filter((finding) => finding !== false)
}

function checkTotals(transfers: readonly Transfer[]): BankingFinding[] {
  const count = transfers.length
  if (count === 0) return [bankingError('transfers_missing', 'transfers')]
  if (count > transferLimits.count)
    return [bankingError('transfers_too_many', 'transfers', { count, maximum: transferLimits.count })]
  const total = sum(transfers.map(({ amount }) => amount).filter((amount) => isDecimal(amount)))
  return compare(total, transferLimits.total) > 0 ? [bankingError('total_too_large', 'transfers', { total })] : []
}

function repeated(transfers: readonly Transfer[]): BankingFinding[] {
  const first = new Map<string, number>()
  return transfers.flatMap(({ payee, amount }, at) => {
    const key = `${accountKey(payee)} ${amount}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, at)
    return earlier === undefined
      ? []
      : [bankingWarning('transfer_repeated', `transfers.${at}`, { first: earlier + 1, amount })]
  })
}
