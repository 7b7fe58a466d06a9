import type { PaymentRun, PaymentRunHead, RunPayment } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { isRunLocked, runStatus } from '@tsumugi/domain/banking'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { todayOf } from '../../records/number-queries.ts'
import { approvalOf } from './approval/run-approval.ts'
import {
  fileOf,
  mayApproveOwn,
  partsOf,
  paymentsOf,
  runById,
  type PartRow,
  type PaymentRow,
  type RunRow,
} from './run-queries.ts'
import { firstRecords, masked, transferFileOf } from './transfer-file.ts'

export function headReply(run: RunRow, payments: readonly PaymentRow[]): PaymentRunHead {
  const standing = payments.filter(({ status }) => !['cancelled', 'failed', 'returned'].includes(status))
  const statuses = (standing.length > 0 ? standing : payments).map(({ status }) => status)
  return {
    id: run.id,
    number: run.number,
    payOn: run.pay_on,
    currency: run.currency,
    status: runStatus(statuses),
    count: payments.length,
    amount: sum((standing.length > 0 ? standing : payments).map(({ amount }) => amount)),
    createdBy: run.created_by_name,
    createdOn: run.created_on,
    approvedBy: run.approved_by_name,
    approvedOn: run.approved_on,
    exportedOn: run.exported_on,
    lockVersion: run.lock_version,
  }
}

/** A run as its organisation sees it; account numbers are masked. */
export async function runReply(request: TenantRequest, id: number): Promise<PaymentRun> {
  const { database, userGroupId, accountId, asker } = request
  const [run, payments, parts] = await Promise.all([
    runById(database, id),
    paymentsOf(database, [id]),
    partsOf(database, id),
  ])
  if (!run) throw notFound()
  const isLocked = isRunLocked(payments.map(({ status }) => status))
  const isOthers = run.created_by !== accountId
  const [today, file, mayOwn, approval] = await Promise.all([
    isLocked ? null : todayOf(database, userGroupId),
    run.exported_on === null ? null : fileOf(database, id),
    asker.user.powerUser && !isOthers ? mayApproveOwn(database, userGroupId) : false,
    approvalOf(request, run, payments),
  ])
  const written = today === null ? null : transferFileOf(run, payments, today)
  const bytes = run.exported_on === null ? written?.file?.bytes : file
  return {
    ...headReply(run, payments),
    debit: masked(run.debit),
    consignorCode: run.consignor_code,
    payments: payments.map((payment) => paymentReply(payment, parts)),
    findings: written ? [...written.findings] : [],
    records: bytes ? firstRecords(bytes) : [],
    sha256: run.file_sha256,
    mayApprove: asker.user.powerUser && (isOthers || mayOwn) && approval === null,
    approval,
  }
}

const paymentReply = (payment: PaymentRow, parts: readonly PartRow[]): RunPayment => ({
  id: payment.id,
  payee: { id: payment.payee_id, name: payment.payee_name },
  account: payment.account && masked(payment.account),
  amount: payment.amount,
  status: payment.status,
  reason: payment.reason,
  executedOn: payment.executed_on,
  parts: parts
    .filter(({ payment_id }) => payment_id === payment.id)
    .map(({ payable_id, number, amount }) => ({ payableId: payable_id, number, amount })),
})
