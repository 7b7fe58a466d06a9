import type { contract, InputOf, PaymentCandidate } from '@tsumugi/contract'
import { compare, minus, sum, toBankDay } from '@tsumugi/domain'
import { runExclusion, type BankAccount } from '@tsumugi/domain/banking'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { nextNumbers, todayOf } from '../../records/number-queries.ts'
import { holdPayables, type PayableRow } from '../payables/public-face.ts'
import { ownAccounts, payeesOf } from './account-queries.ts'
import { insertPayment, insertRun } from './run-queries.ts'

type Asked = InputOf<(typeof contract)['paymentRuns']['create']>['body']['paymentRun']

/** What a debtor may still put into a run. */
export const payableNow = ({ amount, cleared, paid, reserved, held }: PayableRow) =>
  minus(amount, sum([cleared, paid, reserved, held]))

/** Why a run of a bank day leaves a payable out; null where it takes it. */
export function exclusionOf(row: PayableRow, payOn: string): PaymentCandidate['excluded'] {
  return runExclusion(
    {
      id: String(row.id),
      open: minus(row.amount, sum([row.cleared, row.paid, row.reserved])),
      held: row.held,
      dueOn: row.due_on,
      currency: row.currency,
      method: row.method,
      isReserved: compare(row.reserved, '0') > 0,
      // The ledger holds the lawful day: a bank day before it is all that is asked.
      paydayRule: {
        holidayShift: 'previous',
        receivedOn: row.received_on,
        isMonthClosing: true,
        isProtected: row.is_protected,
        isShiftAgreed: false,
      },
    },
    { payOn, currency: 'JPY', method: 'bank' },
  )
}

/**
 * Makes a run of payables: one payment for each payee, in full, for no fee is taken off (trade-law A5).
 * @param madeOn the day it was made, where a story tells of days gone by; else today
 */
export async function gather(request: TenantRequest, asked: Asked, madeOn?: string): Promise<number> {
  const { database, userGroupId, accountId, asker } = request
  const debit = (await ownAccounts(database, userGroupId))[asked.account]
  if (!debit) throw invalid({ code: 'not_found', field: 'paymentRun.account' })
  if (toBankDay(asked.payOn, 'previous') !== asked.payOn)
    throw invalid({ code: 'not_bank_day', field: 'paymentRun.payOn' })
  const rows = await heldRows(request, asked)
  const payees = [...new Set(rows.map(({ creditor_id }) => creditor_id))]
  const { names, accounts } = await payeesOf(request, payees)
  const today = madeOn ?? (await todayOf(database, userGroupId))
  const series = { userGroupId, noun: 'payment_run', series: 'PR' }
  const [number] = await nextNumbers(database, series, today, 1)
  const id = await insertRun(database, userGroupId, {
    number: number!,
    pay_on: asked.payOn,
    debit,
    consignor_code: asked.consignorCode,
    line_end: asked.lineEnd ?? 'crlf',
    created_by: accountId,
    created_by_name: asker.user.name,
    created_on: today,
  })
  for (const [position, payeeId] of payees.entries()) {
    const own = rows.filter(({ creditor_id }) => creditor_id === payeeId)
    const name = names.get(payeeId) ?? ''
    await insertPayment(database, userGroupId, {
      ...paymentOf(own, asked, accounts.get(payeeId)),
      run_id: id,
      payee_id: payeeId,
      payee_name: name,
      position,
    })
  }
  const detail = { number: number!, payments: payees.length }
  await changed(request, { noun: 'payment_run', verb: 'created', id, detail })
  return id
}

/** The payables of a run, locked; each is ours, in yen, by bank, due by the day and free. */
async function heldRows({ database, userGroupId }: TenantRequest, asked: Asked): Promise<PayableRow[]> {
  const rows = await holdPayables(database, asked.payableIds)
  const faults = asked.payableIds.flatMap((id, at) => {
    const code = faultOf(
      rows.find((each) => each.id === id && each.debtor_id === userGroupId),
      asked.payOn,
    )
    return code === null ? [] : [{ code, field: `paymentRun.payableIds.${at}` }]
  })
  if (faults.length > 0) throw invalid(...faults)
  const order = new Map(asked.payableIds.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => order.get(one.id)! - order.get(other.id)!)
}

/** What is not due yet may be paid early: people chose it. */
function faultOf(row: PayableRow | undefined, payOn: string) {
  if (!row) return 'not_found' as const
  if (compare(payableNow(row), '0') <= 0) return 'payable_reserved' as const
  const excluded = exclusionOf(row, payOn)
  return excluded === 'currency' || excluded === 'method' || excluded === 'held' ? ('payable_excluded' as const) : null
}

function paymentOf(rows: readonly PayableRow[], { references = [] }: Asked, account: BankAccount | undefined) {
  const parts = rows.map((row) => ({ payable_id: row.id, amount: payableNow(row) }))
  const codes = references.find(({ payeeId }) => payeeId === rows[0]!.creditor_id)
  const numbers = [...new Set(rows.map(({ number }) => number))]
  const text = numbers.length === 1 && /^[0-9A-Z-]{1,20}$/.test(numbers[0] ?? '') ? numbers[0]! : null
  return {
    parts,
    account: account ?? null,
    amount: sum(parts.map(({ amount }) => amount)),
    reference: codes
      ? { kind: 'codes' as const, first: codes.first, second: codes.second }
      : text === null
        ? null
        : { kind: 'edi' as const, text },
  }
}
