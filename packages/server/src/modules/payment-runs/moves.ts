import { createHash } from 'node:crypto'
import { negated } from '@tsumugi/domain'
import { paymentEffect, paymentLifecycle, type PaymentStatus } from '@tsumugi/domain/banking'
import { forbidden, invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { targetEdited } from '../approvals/public-face.ts'
import { holdPayables, settle } from '../payables/public-face.ts'
import { refuseUnapproved } from './approval/run-approval.ts'
import {
  keepApproval,
  keepFile,
  mayApproveOwn,
  partsOf,
  paymentsOf,
  reserve,
  setPayments,
  touchRun,
  type PaymentRow,
  type RunRow,
} from './run-queries.ts'
import { transferFileOf } from './transfer-file.ts'

export type RunMove = 'approve' | 'revise' | 'export' | 'execute' | 'cancel'
type PaymentMove = keyof typeof paymentLifecycle.transitions

export interface Said {
  readonly reason?: string | undefined
  readonly on?: string | undefined
  /** The day it is, where a story tells of days gone by. */
  readonly today?: string | undefined
}

type Before = (request: TenantRequest, run: RunRow, payments: readonly PaymentRow[], said: Said) => Promise<void>

/** What a move of a whole run asks and writes before its payments move. */
const before: Readonly<Partial<Record<RunMove, Before>>> = {
  async approve(request, run, payments, { today }) {
    const { database, userGroupId, accountId, asker } = request
    if (!asker.user.powerUser) throw forbidden()
    if (run.created_by === accountId && !(await mayApproveOwn(database, userGroupId)))
      throw invalid({ code: 'self_approval' })
    await refuseUnapproved(request, run, payments)
    const on = today ?? (await todayOf(database, userGroupId))
    await keepApproval(database, run.id, { accountId, name: asker.user.name, on })
  },
  revise: ({ database }, run) => keepApproval(database, run.id, null),
  async export(request, run, payments, said) {
    const { database, userGroupId, asker } = request
    if (!asker.user.powerUser) throw forbidden()
    await refuseUnapproved(request, run, payments)
    const today = said.today ?? (await todayOf(database, userGroupId))
    const { file, findings } = transferFileOf(run, payments, today)
    const count = findings.filter(({ level }) => level === 'error').length
    if (!file) throw invalid({ code: 'bank_file_faults', meta: { count } })
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    await keepFile(database, run.id, { file: file.bytes, sha256, on: today })
  },
  async execute({ asker }) {
    if (!asker.user.powerUser) throw forbidden()
  },
}

/** Moves all payments of a run that may be moved so; refused where none may. The run is locked already. */
export async function moveRun(request: TenantRequest, run: RunRow, move: RunMove, said: Said): Promise<void> {
  const { database } = request
  const payments = await paymentsOf(database, [run.id])
  const { from, to, reason } = paymentLifecycle.transitions[move] as {
    from: readonly string[]
    to: string
    reason?: true
  }
  const moving = payments.filter(({ status }) => from.includes(status))
  if (moving.length === 0) throw invalid({ code: 'transition_status' })
  if (reason && !said.reason) throw invalid({ code: 'missing', field: 'reason' })
  await before[move]?.(request, run, payments, said)
  await movePayments(request, run.id, moving, move, said)
  await touchRun(database, run.id)
  await targetEdited(request, { target: 'payment', id: run.id })
  await changed(request, {
    noun: 'payment_run',
    verb: 'moved',
    id: run.id,
    changes: { status: { before: moving[0]!.status, after: to } },
    detail: {
      transition: move,
      number: run.number,
      payments: moving.length,
      ...(said.reason && { reason: said.reason }),
    },
  })
}

/** Moves payments and books what it does to what they pay: held back, paid, or given back (domain §3.10). */
export async function movePayments(
  request: TenantRequest,
  runId: number,
  moving: readonly PaymentRow[],
  move: PaymentMove,
  { reason, on }: Said,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const to = paymentLifecycle.transitions[move].to as PaymentStatus
  const ids = new Set(moving.map(({ id }) => id))
  const parts = (await partsOf(database, runId)).filter(({ payment_id }) => ids.has(payment_id))
  const [was, is] = [paymentEffect(moving[0]!.status), paymentEffect(to)]
  const settledOn = on ?? (await todayOf(database, userGroupId))
  await setPayments(database, [...ids], { status: to, reason, executedOn: move === 'execute' ? settledOn : undefined })
  if (was === is) return
  const payables = new Map(
    (
      await holdPayables(
        database,
        parts.map(({ payable_id }) => payable_id),
      )
    ).map((row) => [row.id, row]),
  )
  for (const { payable_id, amount } of parts.toSorted((one, other) => one.payable_id - other.payable_id)) {
    const payable = payables.get(payable_id)!
    const booked = { payable, kind: 'payment', settledOn, userGroupId, accountId, reason: reason ?? '' } as const
    if (was === 'reserves') await reserve(database, payable_id, negated(amount))
    if (is === 'pays') await settle(database, { ...booked, amount })
    if (was === 'pays') await settle(database, { ...booked, amount: negated(amount) })
  }
}
