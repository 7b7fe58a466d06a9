import type { ReceiptMethod } from '@tsumugi/domain/banking'
import type { Receipt } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'

export interface ReceiptRow {
  readonly id: number
  readonly partner_id: number
  readonly partner_name: string
  readonly currency: string
  readonly amount: string
  readonly rest: string
  readonly received_on: string
  readonly method: ReceiptMethod
  readonly note: string
  readonly statement_id: number | null
  readonly created_by_name: string
  readonly lock_version: number
  readonly uses: Receipt['uses']
}

const columns = sql`r.id, r.partner_id, r.partner_name, r.currency, trim_scale(r.amount)::text as amount,
  trim_scale(r.amount - r.used)::text as rest, r.received_on, r.method, r.note, r.created_by_name, r.lock_version`

export interface AskedReceipts {
  readonly id?: number
  readonly partnerId?: number | undefined
  readonly isUnapplied?: boolean
  readonly limit: number
  readonly offset: number
}

/** The last one first, each with what became of it. */
export async function receiptPage(database: Database, asked: AskedReceipts) {
  const parts: RawBuilder<unknown>[] = [
    ...(asked.id === undefined ? [] : [sql`r.id = ${asked.id}`]),
    ...(asked.partnerId === undefined ? [] : [sql`r.partner_id = ${asked.partnerId}`]),
    ...(asked.isUnapplied ? [sql`r.used < r.amount`] : []),
  ]
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
  const page = sql<ReceiptRow>`
    select ${columns}, e.statement_id, coalesce(u.uses, '[]') as uses
    from receipt r left join bank_entry e on e.id = r.entry_id left join lateral (
      select jsonb_agg(jsonb_build_object('id', u.id, 'kind', u.kind, 'number', p.number, 'amount', trim_scale(u.amount)::text,
        'on', u.used_on, 'reason', u.reason, 'isReversed', v.id is not null) order by u.id) as uses
      from receipt_use u left join settlement s on s.id = u.settlement_id left join payable p on p.id = s.payable_id
        left join receipt_use v on v.reverses_id = u.id
      where u.receipt_id = r.id) u on true
    where ${where} order by r.received_on desc, r.id desc limit ${asked.limit} offset ${asked.offset}`
  const count = sql<{ count: number }>`select count(*)::int as count from receipt r where ${where}`
  const [{ rows }, counted] = await Promise.all([page.execute(database), count.execute(database)])
  return { rows, total: counted.rows[0]!.count }
}

export type HeldReceipt = Omit<ReceiptRow, 'uses' | 'statement_id'>

/** Receipts before payables, as all writers lock them. */
export async function holdReceipt(database: Database, id: number): Promise<HeldReceipt | undefined> {
  const { rows } = await sql<HeldReceipt>`select ${columns} from receipt r where r.id = ${id} for update`.execute(
    database,
  )
  return rows[0]
}

export interface NewReceipt {
  readonly partnerId: number
  readonly currency: string
  readonly amount: string
  readonly receivedOn: string
  readonly method: ReceiptMethod
  readonly note: string
  readonly entryId: number | null
}

export async function insertReceipt(
  { database, userGroupId, accountId, asker, asSystem }: TenantRequest,
  made: NewReceipt,
): Promise<HeldReceipt> {
  const named = await asSystem((system) =>
    sql<{ name: string }>`select name from user_group where id = ${made.partnerId}`.execute(system),
  )
  const { rows } = await sql<HeldReceipt>`
    insert into receipt as r (user_group_id, partner_id, partner_name, currency, amount, received_on, method, note,
      entry_id, created_by, created_by_name)
    values (${userGroupId}, ${made.partnerId}, ${named.rows[0]?.name ?? ''}, ${made.currency}, ${made.amount},
      ${made.receivedOn}, ${made.method}, ${made.note}, ${made.entryId}, ${accountId}, ${asker.user.name})
    returning ${columns}`.execute(database)
  return rows[0]!
}

export interface NewUse {
  readonly receiptId: number
  readonly kind: Receipt['uses'][number]['kind']
  readonly settlementId: number | null
  readonly amount: string
  readonly usedOn: string
  readonly reason: string
  readonly reversesId?: number
}

/** Takes an amount from what is left; the receipt follows by itself, and refuses what is beyond it. */
export async function insertUse({ database, userGroupId, accountId }: TenantRequest, made: NewUse): Promise<void> {
  await sql`
    insert into receipt_use (receipt_id, user_group_id, kind, settlement_id, amount, used_on, reason, account_id,
      reverses_id)
    values (${made.receiptId}, ${userGroupId}, ${made.kind}, ${made.settlementId}, ${made.amount}, ${made.usedOn},
      ${made.reason}, ${accountId}, ${made.reversesId ?? null})`.execute(database)
}

export interface PaidUse {
  readonly id: number
  readonly payable_id: number
  readonly amount: string
  readonly is_reversed: boolean
}

/** What a held receipt paid by one of its uses. */
export async function paidUse(database: Database, receiptId: number, useId: number): Promise<PaidUse | undefined> {
  const { rows } = await sql<PaidUse>`
    select u.id, s.payable_id, trim_scale(u.amount)::text as amount,
      exists (select from receipt_use v where v.reverses_id = u.id) as is_reversed
    from receipt_use u join settlement s on s.id = u.settlement_id
    where u.id = ${useId} and u.receipt_id = ${receiptId} and u.kind in ('allocation', 'application')`.execute(database)
  return rows[0]
}

export interface UnappliedCredit {
  readonly partner_id: number
  readonly partner_name: string
  readonly currency: string
  readonly rest: string
  readonly received_on: string
  readonly note: string
}

/** What came in and pays nothing yet, the first received first: the asker's own. */
export async function unappliedCredits(
  database: Database,
  of: { readonly partnerId: number; readonly currency: string } | null = null,
): Promise<UnappliedCredit[]> {
  const where = of ? sql`r.partner_id = ${of.partnerId} and r.currency = ${of.currency}` : sql`true`
  const { rows } = await sql<UnappliedCredit>`
    select ${columns} from receipt r where r.used < r.amount and ${where}
    order by r.received_on, r.id limit 20000`.execute(database)
  return rows
}
