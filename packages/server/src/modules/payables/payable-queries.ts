import type { PaymentMethod } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'

/** A row of the ledger as it stands. Money as decimal strings in `currency`. */
export interface PayableRow {
  readonly id: number
  readonly document_id: number
  readonly part: number
  readonly debtor_id: number
  readonly creditor_id: number
  readonly number: string | null
  readonly currency: string
  readonly method: PaymentMethod
  readonly amount: string
  readonly held: string
  readonly paid: string
  readonly received: string
  readonly cleared: string
  readonly reserved: string
  readonly issued_on: string
  readonly received_on: string | null
  readonly due_on: string
  readonly legal_on: string | null
  readonly is_protected: boolean
  readonly lock_version: number
}

export const payableColumns = sql`p.id, p.document_id, p.part, p.debtor_id, p.creditor_id, p.number, p.currency, p.method,
  trim_scale(p.amount)::text as amount, trim_scale(p.held)::text as held, trim_scale(p.paid)::text as paid,
  trim_scale(p.received)::text as received, trim_scale(p.cleared)::text as cleared,
  trim_scale(p.reserved)::text as reserved, p.issued_on, p.received_on, p.due_on, p.legal_on, p.is_protected,
  p.lock_version`

/** Parts of an invoice, locked until the end of the transaction. */
export async function holdPartsOf(database: Database, documentId: number): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from payable p where p.document_id = ${documentId} order by p.id for update`.execute(
    database,
  )
  return rows
}

/** All that two organisations owe each other in a currency and that is not settled, in the order all writers lock it. */
export async function holdBetween(
  database: Database,
  one: number,
  other: number,
  currency: string,
): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from payable p
    where (p.debtor_id, p.creditor_id) in ((${one}, ${other}), (${other}, ${one})) and p.currency = ${currency}
      and p.amount <> p.cleared + p.paid and p.amount <> p.cleared + p.received
    order by p.id for update`.execute(database)
  return rows
}

export async function holdPayables(database: Database, ids: readonly number[]): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from payable p where p.id = any(${[...ids]}::bigint[]) order by p.id for update`.execute(
    database,
  )
  return rows
}

/** What a debtor still owes, the earliest due first. */
export async function owedBy(database: Database, debtorId: number, most: number): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from payable p
    where p.debtor_id = ${debtorId} and p.amount > p.cleared + p.paid
    order by p.due_on, p.id limit ${most}`.execute(database)
  return rows
}

export type BookedPayable = Omit<PayableRow, 'id' | 'paid' | 'received' | 'cleared' | 'reserved' | 'lock_version'>

/** Writes a part of an invoice, or what changed of it. */
export async function bookPart(database: Database, row: BookedPayable): Promise<void> {
  await sql`
    insert into payable as p (document_id, part, debtor_id, creditor_id, number, currency, method, amount, held, issued_on,
      received_on, due_on, legal_on, is_protected)
    values (${row.document_id}, ${row.part}, ${row.debtor_id}, ${row.creditor_id}, ${row.number}, ${row.currency},
      ${row.method}, ${row.amount}, ${row.held}, ${row.issued_on}, ${row.received_on}, ${row.due_on}, ${row.legal_on},
      ${row.is_protected})
    on conflict (document_id, part) do update set amount = excluded.amount, held = excluded.held,
      due_on = excluded.due_on, received_on = excluded.received_on, legal_on = excluded.legal_on,
      is_protected = excluded.is_protected, ${nextVersion('p')}`.execute(database)
}

export interface NewSettlement {
  readonly payable: Pick<PayableRow, 'id' | 'debtor_id' | 'creditor_id'>
  readonly kind: 'payment' | 'receipt' | 'credit' | 'netting' | 'write_off'
  readonly amount: string
  readonly settledOn: string
  readonly reason?: string
  readonly userGroupId: number
  readonly accountId: number
}

/** Takes an amount from what is owed; the row of the ledger follows by itself, and refuses what is beyond it. */
export async function settle(database: Database, made: NewSettlement): Promise<number> {
  const { payable, kind, amount, settledOn, reason = '', userGroupId, accountId } = made
  const { rows } = await sql<{ id: number }>`
    insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, reason, user_group_id, account_id)
    values (${payable.id}, ${payable.debtor_id}, ${payable.creditor_id}, ${kind}, ${amount}, ${settledOn}, ${reason},
      ${userGroupId}, ${accountId}) returning id`.execute(database)
  return rows[0]!.id
}

/** What the orders behind an invoice say of the law: whether it protects the seller, and a shift behind holidays agreed. */
export async function protectionOfInvoice(
  database: Database,
  documentId: number,
): Promise<{ is_protected: boolean; is_shift_agreed: boolean }> {
  const { rows } = await sql<{ is_protected: boolean; is_shift_agreed: boolean }>`
    with orders as (
      select distinct s.document_id from document_line l join document_line s on s.id = l.source_line_id
      where l.document_id = ${documentId})
    select coalesce(bool_or((p.protection ->> 'isProtected')::boolean), false) as is_protected,
      coalesce(bool_and(c.holiday_agreement_on is not null), false) as is_shift_agreed
    from orders o left join contract_protection p on p.document_id = o.document_id
      left join contract c on c.document_id = o.document_id`.execute(database)
  return rows[0]!
}
