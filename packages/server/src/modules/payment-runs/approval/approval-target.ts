import { canonicalText, sum, type SnapshotField } from '@tsumugi/domain'
import { runStatus } from '@tsumugi/domain/banking'
import { todayOf } from '../../../records/number-queries.ts'
import { bestPartner, type ApprovalTargetRow, type Outcome } from '../../approvals/public-face.ts'
import type { Acting } from '../../../records/acting.ts'
import {
  holdRun,
  keepApproval,
  paymentsOf,
  runById,
  runPage,
  setPayments,
  touchRun,
  type PaymentRow,
  type RunRow,
} from '../run-queries.ts'
import { accountName } from '../account-queries.ts'
import { masked } from '../transfer-file.ts'
import { runLabels } from './approval-words.ts'

/** So many payees are named to those who decide; all of them are what is approved. */
const mostNamed = 50

/** A payment run before its file (domain §3.11): approved it may be exported, anything else leaves it the draft it was. */
export const paymentRunTarget: ApprovalTargetRow = {
  async read(acting, id) {
    const run = await runById(acting.database, id)
    const payments = run ? await paymentsOf(acting.database, [id]) : []
    // Cancelled or approved, it waits for nobody any more.
    return run && isDraft(payments) ? readingOf(acting, run, payments) : null
  },

  async search({ database }, words) {
    const { rows } = await runPage(database, { limit: 20, offset: 0 })
    const payments = await paymentsOf(
      database,
      rows.map(({ id }) => id),
    )
    return rows
      .filter(({ number }) => number.includes(words))
      .map(({ id, number, currency }) => ({
        id,
        title: runLabels.title.ja,
        code: number,
        imageUrl: null,
        amount: sum(payments.filter(({ run_id }) => run_id === id).map(({ amount }) => amount)),
        currency,
      }))
  },

  async draft(acting, id) {
    const run = await runById(acting.database, id)
    return run ? readingOf(acting, run, await paymentsOf(acting.database, [id])) : null
  },

  decided,
}

const isDraft = (payments: readonly PaymentRow[]) => runStatus(payments.map(({ status }) => status)) === 'draft'

/** A run as its deciders see it, and as routes look at it: of its payees the one whose route comes first. */
export async function readingOf(acting: Acting, run: RunRow, payments: readonly PaymentRow[]) {
  const amount = sum(payments.map((payment) => payment.amount))
  const facts = { amount, brandId: null, categoryIds: [] }
  return {
    title: runLabels.title.ja,
    code: run.number,
    currency: run.currency,
    partnerId: await bestPartner(
      acting,
      'payment',
      facts,
      payments.map(({ payee_id }) => payee_id),
    ),
    ...facts,
    imageUrl: null,
    link: `/s/payments?run=${run.id}`,
    fields: fieldsOf(run, payments),
    whole: canonicalText(
      payments.map(({ payee_id, account, amount: paid, reference }) => ({
        payee: String(payee_id),
        account: JSON.stringify(account),
        amount: paid,
        reference: JSON.stringify(reference),
      })),
    ),
  }
}

/** As lists of deciders show it; runs are in yen. */
const yen = (amount: string) => `¥${amount.replace(/\B(?=(\d{3})+$)/g, ',')}`

function fieldsOf(run: RunRow, payments: readonly PaymentRow[]): SnapshotField[] {
  const field = (
    key: keyof typeof runLabels,
    kind: SnapshotField['kind'],
    value: SnapshotField['value'],
  ): SnapshotField => ({ key, kind, label: runLabels[key], value })
  const { bankName, branchName, accountNumber } = masked(run.debit)
  return [
    field('payOn', 'date', run.pay_on),
    field('debit', 'text', [bankName, branchName, accountNumber].join(' ')),
    field('count', 'quantity', String(payments.length)),
    field(
      'payments',
      'list',
      payments.slice(0, mostNamed).map((payment) => `${payment.payee_name}  ${yen(payment.amount)}`),
    ),
  ]
}

/** What the deciders approved goes on by itself: the next step is the file. */
async function decided(acting: Acting, id: number, { status }: Outcome): Promise<void> {
  const { database, userGroupId, accountId } = acting
  const run = await holdRun(database, id)
  const payments = run ? await paymentsOf(database, [id]) : []
  if (run && status === 'approved' && accountId !== null && isDraft(payments)) {
    const on = await todayOf(database, userGroupId)
    await keepApproval(database, id, { accountId, name: await accountName(database, accountId), on })
    await setPayments(
      database,
      payments.map((payment) => payment.id),
      { status: 'approved' },
    )
    await touchRun(database, id)
  }
  await acting.notify('payment_run', id)
}
