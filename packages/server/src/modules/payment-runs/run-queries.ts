import type { BankAccount, PaymentStatus, RecordLineEnd, TransferReference } from '@tsumugi/domain/banking'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface RunRow {
  readonly id: number
  readonly number: string
  readonly pay_on: string
  readonly currency: string
  readonly debit: BankAccount
  readonly consignor_code: string
  readonly line_end: RecordLineEnd
  readonly created_by: number
  readonly created_by_name: string
  readonly created_on: string
  readonly approved_by_name: string | null
  readonly approved_on: string | null
  readonly exported_on: string | null
  readonly file_sha256: string | null
  readonly lock_version: number
}

export interface PaymentRow {
  readonly id: number
  readonly run_id: number
  readonly payee_id: number
  readonly payee_name: string
  readonly account: BankAccount | null
  readonly amount: string
  readonly reference: TransferReference | null
  readonly status: PaymentStatus
  readonly reason: string
  readonly executed_on: string | null
}

export interface PartRow {
  readonly payment_id: number
  readonly payable_id: number
  readonly number: string | null
  readonly amount: string
}

const columns = sql`r.id, r.number, r.pay_on, r.currency, r.debit, r.consignor_code, r.line_end, r.created_by,
  r.created_by_name, r.created_on, r.approved_by_name, r.approved_on, r.exported_on, r.file_sha256, r.lock_version`

export async function runPage(database: Database, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<RunRow>`
    select ${columns} from payment_run r order by r.pay_on desc, r.id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const count = await sql<{ count: number }>`select count(*)::int as count from payment_run`.execute(database)
  return { rows, total: count.rows[0]!.count }
}

export async function runById(database: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from payment_run r where r.id = ${id}`.execute(database)
  return rows[0]
}

/** Locked until the end of the transaction: whoever moves a run moves it alone. */
export async function holdRun(database: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from payment_run r where r.id = ${id} for update`.execute(
    database,
  )
  return rows[0]
}

/** The run of a payment, locked. */
export async function holdRunOfPayment(database: Database, paymentId: number): Promise<RunRow | undefined> {
  const { rows } = await sql<{ run_id: number }>`select run_id from payment where id = ${paymentId}`.execute(database)
  return rows[0] && holdRun(database, rows[0].run_id)
}

/** The runs of payments, in the order in which they are locked. */
export async function runsOf(database: Database, paymentIds: readonly number[]): Promise<number[]> {
  if (paymentIds.length === 0) return []
  const { rows } = await sql<{ run_id: number }>`
    select distinct run_id from payment where id = any(${[...paymentIds]}::bigint[]) order by run_id`.execute(database)
  return rows.map(({ run_id }) => run_id)
}

/** Whether the organisation lets its people approve what they made themselves. */
export async function mayApproveOwn(database: Database, userGroupId: number): Promise<boolean> {
  const { rows } = await sql<{ self_approval: boolean }>`
    select self_approval from user_group_config where user_group_id = ${userGroupId}`.execute(database)
  return rows[0]?.self_approval ?? false
}

export async function paymentsOf(database: Database, runIds: readonly number[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select id, run_id, payee_id, payee_name, account, trim_scale(amount)::text as amount, reference, status, reason,
      executed_on
    from payment where run_id = any(${[...runIds]}::bigint[]) order by run_id, position`.execute(database)
  return rows
}

export async function partsOf(database: Database, runId: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select t.payment_id, t.payable_id, p.number, trim_scale(t.amount)::text as amount
    from payment_part t join payment m on m.id = t.payment_id join payable p on p.id = t.payable_id
    where m.run_id = ${runId} order by t.payment_id, t.payable_id`.execute(database)
  return rows
}

type NewRun = Pick<
  RunRow,
  'number' | 'pay_on' | 'debit' | 'consignor_code' | 'line_end' | 'created_by' | 'created_by_name' | 'created_on'
>

export async function insertRun(database: Database, userGroupId: number, run: NewRun): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_run (user_group_id, number, pay_on, debit, consignor_code, line_end, created_by, created_by_name,
      created_on)
    values (${userGroupId}, ${run.number}, ${run.pay_on}, ${JSON.stringify(run.debit)}::jsonb, ${run.consignor_code},
      ${run.line_end}, ${run.created_by}, ${run.created_by_name}, ${run.created_on}) returning id`.execute(database)
  return rows[0]!.id
}

export interface NewPayment extends Pick<PaymentRow, 'run_id' | 'payee_id' | 'payee_name' | 'account' | 'amount'> {
  readonly reference: TransferReference | null
  readonly position: number
  readonly parts: readonly { readonly payable_id: number; readonly amount: string }[]
}

/** Writes a payment with what it pays, and holds that back from others. */
export async function insertPayment(database: Database, userGroupId: number, made: NewPayment): Promise<void> {
  const account = made.account && JSON.stringify(made.account)
  const reference = made.reference && JSON.stringify(made.reference)
  const { rows } = await sql<{ id: number }>`
    insert into payment (run_id, user_group_id, position, payee_id, payee_name, account, amount, reference)
    values (${made.run_id}, ${userGroupId}, ${made.position}, ${made.payee_id}, ${made.payee_name}, ${account}::jsonb,
      ${made.amount}, ${reference}::jsonb) returning id`.execute(database)
  for (const { payable_id, amount } of made.parts) {
    await sql`insert into payment_part (payment_id, user_group_id, payable_id, amount)
      values (${rows[0]!.id}, ${userGroupId}, ${payable_id}, ${amount})`.execute(database)
    await reserve(database, payable_id, amount)
  }
}

/** Holds an amount of a payable back, or gives it back below 0; its check refuses what is beyond it. */
export async function reserve(database: Database, payableId: number, amount: string): Promise<void> {
  await updateRow(database, 'payable', { id: payableId }, { reserved: sql`reserved + ${amount}::numeric` })
}

export async function setPayments(
  database: Database,
  ids: readonly number[],
  {
    status,
    reason,
    executedOn,
  }: { status: PaymentStatus; reason?: string | undefined; executedOn?: string | undefined },
): Promise<void> {
  await sql`update payment set status = ${status}, reason = coalesce(${reason ?? null}, reason),
    executed_on = coalesce(${executedOn ?? null}::date, executed_on)
    where id = any(${[...ids]}::bigint[])`.execute(database)
}

/** Notes that a run moved, so that whoever looks at it is told. */
export async function touchRun(database: Database, id: number): Promise<void> {
  await updateRow(database, 'payment_run', { id }, {})
}

/** Who approved a run; null where it is a draft again. */
export async function keepApproval(
  database: Database,
  id: number,
  by: { readonly accountId: number; readonly name: string; readonly on: string } | null,
): Promise<void> {
  await sql`update payment_run set approved_by = ${by?.accountId ?? null}, approved_by_name = ${by?.name ?? null},
    approved_on = ${by?.on ?? null} where id = ${id}`.execute(database)
}

export async function keepFile(
  database: Database,
  id: number,
  made: { readonly file: Uint8Array; readonly sha256: string; readonly on: string },
): Promise<void> {
  await sql`update payment_run set file = ${Buffer.from(made.file)}, file_sha256 = ${made.sha256},
    exported_on = ${made.on} where id = ${id}`.execute(database)
}

export async function fileOf(database: Database, id: number): Promise<Uint8Array | null> {
  const { rows } = await sql<{ file: Uint8Array | null }>`select file from payment_run where id = ${id}`.execute(
    database,
  )
  return rows[0]?.file ?? null
}
