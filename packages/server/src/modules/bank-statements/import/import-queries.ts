import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { nextVersion } from '../../../database/versions/version-stamps.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { countsOf } from '../statement-queries.ts'
import type { PackedStatement } from './pack-statement.ts'

export interface Imported {
  readonly statementIds: number[]
  readonly fresh: number
  readonly repeated: number
  readonly posted: number
}

/** The statement of a file, once: the same file again is the same statement. */
export async function insertStatement(
  { database, userGroupId, accountId, asker }: TenantRequest,
  { statement, name, sha256 }: { statement: PackedStatement['head']; name: string; sha256: string },
): Promise<{ id: number; isCompleted: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_statement (user_group_id, name, format, account, currency, opening, closing, from_on, to_on, sha256,
      created_by, created_by_name)
    values (${userGroupId}, ${name}, ${statement.format}, ${statement.account}, ${statement.currency},
      ${statement.opening}, ${statement.closing}, ${statement.from}, ${statement.to}, ${sha256}, ${accountId},
      ${asker.user.name})
    on conflict (user_group_id, sha256, account) do nothing returning id`.execute(database)
  if (rows[0]) return { id: rows[0].id, isCompleted: false }
  const again = await sql<{ id: number; isCompleted: boolean }>`
    select id, completed_at is not null as "isCompleted" from bank_statement
    where sha256 = ${sha256} and account = ${statement.account}`.execute(database)
  return again.rows[0]!
}

/**
 * Writes a pack of lines as they end, those that are known already left alone, and answers the ones that were written. A
 * line of this statement that an older server read and matched no more is finished.
 */
export async function insertLines(
  { database, userGroupId }: TenantRequest,
  { id, currency }: BroughtStatement,
  pack: string,
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    insert into bank_entry as e (statement_id, user_group_id, currency, key, booked_on, direction, amount, sender_name,
      text, edi_text, sender_code, virtual_account, status, rule, difference, is_fee_forbidden, choices)
    select ${id}::bigint, ${userGroupId}::bigint, ${currency}, r.key, r.booked_on, r.direction, r.amount, r.sender_name,
      r.text, r.edi_text, r.sender_code, r.virtual_account, r.status, r.rule, coalesce(r.difference, 0),
      coalesce(r.is_fee_forbidden, false), coalesce(r.choices, '[]')
    from jsonb_to_recordset(${pack}::jsonb) as r(key text, booked_on date, direction text, amount numeric,
      sender_name text, text text, edi_text text, sender_code text, virtual_account text, status text, rule text,
      difference numeric, is_fee_forbidden boolean, choices jsonb)
    order by r.key
    on conflict (user_group_id, key) do update set status = excluded.status, rule = excluded.rule,
      difference = excluded.difference, is_fee_forbidden = excluded.is_fee_forbidden, choices = excluded.choices,
      ${nextVersion('e')}
      where e.status = 'read' and e.statement_id = excluded.statement_id
    returning e.id, e.key`.execute(database)
  return rows
}

/** A statement whose lines are being written. */
export interface BroughtStatement {
  readonly id: number
  readonly currency: string
}

/** Which lines of a pack are kept already, as JSON of `KnownLines`; null where there are none. */
export async function knownLines(database: Database, statementId: number, pack: string): Promise<string | null> {
  const { rows } = await sql<{ known: string | null }>`
    select jsonb_object_agg(e.key, e.statement_id = ${statementId} and e.status in ('confirm', 'tie', 'manual'))::text
      as known
    from jsonb_to_recordset(${pack}::jsonb) as r(key text) join bank_entry e on e.key = r.key
    where not (e.statement_id = ${statementId} and e.status = 'read')`.execute(database)
  return rows[0]?.known ?? null
}

/** Up to which day the books are closed; null where they never were. */
export async function closedUntil({ database, userGroupId }: TenantRequest): Promise<string | null> {
  const { rows } = await sql<{ closing_lock_on: string | null }>`
    select closing_lock_on from user_group_admin_config where user_group_id = ${userGroupId}`.execute(database)
  return rows[0]?.closing_lock_on ?? null
}

export interface PaidPart {
  readonly entry_id: number
  readonly payable_id: number | null
  readonly payment_id: number | null
  readonly amount: string
}

/** Keeps what lines paid, and books it on the payables; each refuses what is beyond it. */
export async function settleParts(
  { database, userGroupId, accountId }: TenantRequest,
  parts: readonly PaidPart[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    as r(entry_id bigint, payable_id bigint, payment_id bigint, amount numeric)`
  const entries = parts.map(({ entry_id }) => entry_id)
  const payables = parts.flatMap(({ payable_id }) => payable_id ?? [])
  await sql`
    insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, reason, user_group_id, account_id)
    select p.id, p.debtor_id, p.creditor_id, case e.direction when 'in' then 'receipt' else 'payment' end, r.amount,
      e.booked_on, coalesce(nullif(e.sender_name, ''), e.text), ${userGroupId}, ${accountId}
    from ${given} join bank_entry e on e.id = r.entry_id join payable p on p.id = r.payable_id
    where e.id = any(${entries}::bigint[]) and p.id = any(${payables}::bigint[])
    order by p.id`.execute(database)
  await sql`
    insert into bank_entry_part (entry_id, user_group_id, payable_id, payment_id, amount)
    select entry_id, ${userGroupId}, payable_id, payment_id, amount from ${given} order by entry_id, payable_id, payment_id`.execute(
    database,
  )
}

/** Leaves lines that were written as posted to a person, with what was found for them. */
export async function leaveToPerson(
  database: Database,
  lines: readonly { readonly id: number; readonly choices: readonly (readonly string[])[] }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`update bank_entry e set status = 'manual', rule = null, choices = r.choices
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(id bigint, choices jsonb)
    where e.id = any(${lines.map(({ id }) => id)}::bigint[]) and e.id = r.id`.execute(database)
}

/** Says that statements are in whole; answers what those hold that were not so before. */
export async function completeStatements(
  database: Database,
  ids: readonly number[],
): Promise<{ fresh: number; posted: number }> {
  const { rows } = await sql<{ fresh: number; posted: number }>`
    with done as (
      update bank_statement s set completed_at = now(), entries = e.entries, posted = e.posted, waiting = e.waiting
      from unnest(${[...ids]}::bigint[]) as given (id), lateral (${countsOf(sql`given.id`)}) as e
      where s.id = given.id and s.completed_at is null returning s.entries, s.posted)
    select coalesce(sum(entries), 0)::int as fresh, coalesce(sum(posted), 0)::int as posted from done`.execute(database)
  return rows[0]!
}
