import type { CsvColumns, Match, MatchRule, Statement, StatementEntry, StatementFormat } from '@tsumugi/domain/banking'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import type { TenantRequest } from '../../http/request.ts'

export interface StatementRow {
  readonly id: number
  readonly name: string
  readonly format: StatementFormat
  readonly account: string
  readonly currency: string
  readonly opening: string | null
  readonly closing: string | null
  readonly from_on: string | null
  readonly to_on: string | null
  readonly created_by_name: string
  readonly created_at: string
  readonly entries: number
  readonly posted: number
  readonly waiting: number
}

export type EntryStatus = 'posted' | 'confirm' | 'tie' | 'manual' | 'cancelled' | 'ignored'

export interface EntryRow {
  readonly id: number
  readonly statement_id: number
  readonly booked_on: string
  readonly direction: 'in' | 'out'
  readonly currency: string
  readonly amount: string
  readonly sender_name: string
  readonly sender_code: string
  readonly virtual_account: string
  readonly text: string
  readonly status: EntryStatus
  readonly rule: MatchRule | null
  readonly difference: string
  readonly is_fee_forbidden: boolean
  readonly choices: readonly (readonly string[])[]
  readonly reason: string
  readonly lock_version: number
}

const waiting = sql`('confirm', 'tie', 'manual')`

export async function statementPage(
  database: Database,
  asked: { readonly id?: number; readonly limit: number; readonly offset: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  const own = asked.id === undefined ? sql`true` : sql`s.id = ${asked.id}`
  const statements = sql<StatementRow>`
    select s.id, s.name, s.format, s.account, s.currency, trim_scale(s.opening)::text as opening,
      trim_scale(s.closing)::text as closing, s.from_on, s.to_on, s.created_by_name, s.created_at,
      count(e.id)::int as entries, (count(e.id) filter (where e.status = 'posted'))::int as posted,
      (count(e.id) filter (where e.status in ${waiting}))::int as waiting
    from bank_statement s left join bank_entry e on e.statement_id = s.id where ${own}
    group by s.id order by s.id desc limit ${asked.limit} offset ${asked.offset}`
  const count = sql<{ count: number }>`select count(*)::int as count from bank_statement`
  const [{ rows }, counted] = await Promise.all([statements.execute(database), count.execute(database)])
  return { rows, total: counted.rows[0]!.count }
}

const entryColumns = sql`e.id, e.statement_id, e.booked_on, e.direction, e.currency, trim_scale(e.amount)::text as amount,
  e.sender_name, e.sender_code, e.virtual_account, e.text, e.status, e.rule, trim_scale(e.difference)::text as difference,
  e.is_fee_forbidden, e.choices, e.reason, e.lock_version`

/** Lines that wait come first: of a long statement those are what people look for. */
export async function entriesOf(database: Database, statementId: number, most: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from bank_entry e where e.statement_id = ${statementId}
    order by e.status in ${waiting} desc, e.booked_on, e.id limit ${most}`.execute(database)
  return rows
}

export async function holdEntry(database: Database, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from bank_entry e where e.id = ${id} for update`.execute(
    database,
  )
  return rows[0]
}

export async function paidBy(database: Database, statementId: number) {
  const { rows } = await sql<{ entry_id: number; number: string | null; amount: string }>`
    select t.entry_id, coalesce(p.number, r.number) as number, trim_scale(t.amount)::text as amount
    from bank_entry_part t left join payable p on p.id = t.payable_id left join payment m on m.id = t.payment_id
      left join payment_run r on r.id = m.run_id
    where t.entry_id in (select id from bank_entry where statement_id = ${statementId}) order by t.id`.execute(database)
  return rows
}

/** The statement of a file, once: the same file again is the same statement. */
export async function insertStatement(
  { database, userGroupId, accountId, asker }: TenantRequest,
  { statement, name, sha256 }: { statement: Statement; name: string; sha256: string },
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_statement (user_group_id, name, format, account, currency, opening, closing, from_on, to_on, sha256,
      created_by, created_by_name)
    values (${userGroupId}, ${name}, ${statement.format}, ${statement.account}, ${statement.currency},
      ${statement.opening}, ${statement.closing}, ${statement.from}, ${statement.to}, ${sha256}, ${accountId},
      ${asker.user.name})
    on conflict (user_group_id, sha256, account) do nothing returning id`.execute(database)
  if (rows[0]) return { id: rows[0].id, isNew: true }
  const again = await sql<{ id: number }>`
    select id from bank_statement where sha256 = ${sha256} and account = ${statement.account}`.execute(database)
  return { id: again.rows[0]!.id, isNew: false }
}

/** Writes lines nobody has written yet, and answers their ids by key: lines that are known already are left alone. */
export async function insertEntries(
  { database, userGroupId }: TenantRequest,
  statementId: number,
  currency: string,
  entries: readonly StatementEntry[],
): Promise<ReadonlyMap<string, number>> {
  const rows = entries.map((entry) => ({
    key: entry.key,
    booked_on: entry.bookedOn,
    direction: entry.direction,
    amount: entry.amount,
    sender_name: entry.senderName,
    text: entry.text,
    edi_text: entry.ediText,
    sender_code: entry.senderCode,
    virtual_account: entry.virtualAccount,
    status: entry.isCancelled ? 'cancelled' : 'manual',
  }))
  const made = await sql<{ id: number; key: string }>`
    insert into bank_entry (statement_id, user_group_id, currency, key, booked_on, direction, amount, sender_name, text,
      edi_text, sender_code, virtual_account, status)
    select ${statementId}, ${userGroupId}, ${currency}, r.key, r.booked_on, r.direction, r.amount, r.sender_name, r.text,
      r.edi_text, r.sender_code, r.virtual_account, r.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, booked_on date, direction text, amount numeric,
      sender_name text, text text, edi_text text, sender_code text, virtual_account text, status text)
    order by r.key
    on conflict (user_group_id, key) do nothing returning id, key`.execute(database)
  return new Map(made.rows.map(({ key, id }) => [key, id]))
}

/** What became of lines that nobody posted, in one statement for all of them. */
export async function keepProposals(database: Database, kept: readonly { id: number; match: Match }[]): Promise<void> {
  const rows = kept.map(({ id, match: { outcome, rule, difference, isFeeForbidden, items, choices } }) => ({
    id,
    status: outcome,
    rule,
    difference,
    is_fee_forbidden: isFeeForbidden,
    choices: (items.length > 0 ? [items, ...choices] : choices).map((each) => each.map((item) => item.id)),
  }))
  await sql`update bank_entry e set status = r.status, rule = r.rule, difference = r.difference,
      is_fee_forbidden = r.is_fee_forbidden, choices = r.choices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, status text, rule text, difference numeric,
      is_fee_forbidden boolean, choices jsonb)
    where e.id = r.id`.execute(database)
}

export async function settleEntry(
  database: Database,
  id: number,
  set: {
    readonly status: EntryStatus
    readonly rule?: MatchRule | null
    readonly difference: string
    readonly reason?: string
  },
): Promise<void> {
  const { status, rule, difference, reason = '' } = set
  await updateRow(database, 'bank_entry', { id }, { status, rule: rule ?? undefined, difference, reason })
}

export async function insertPart(
  { database, userGroupId }: TenantRequest,
  part: {
    readonly entryId: number
    readonly payableId: number | null
    readonly paymentId: number | null
    readonly amount: string
  },
): Promise<void> {
  await sql`insert into bank_entry_part (entry_id, user_group_id, payable_id, payment_id, amount)
    values (${part.entryId}, ${userGroupId}, ${part.payableId}, ${part.paymentId}, ${part.amount})`.execute(database)
}

export async function rememberedColumns(database: Database, account: string): Promise<CsvColumns | null> {
  const { rows } = await sql<{ columns: CsvColumns }>`
    select columns from bank_csv_columns where account = ${account}`.execute(database)
  return rows[0]?.columns ?? null
}

export async function rememberColumns({ database, userGroupId }: TenantRequest, account: string, columns: CsvColumns) {
  await sql`insert into bank_csv_columns (user_group_id, account, columns)
    values (${userGroupId}, ${account}, ${JSON.stringify(columns)}::jsonb)
    on conflict (user_group_id, account) do update set columns = excluded.columns`.execute(database)
}

/** How a partner was named on a line that a person matched. */
export async function learnSigns({ database, userGroupId }: TenantRequest, partnerId: number, entry: EntryRow) {
  const signs = { name: entry.sender_name, sender_code: entry.sender_code, virtual_account: entry.virtual_account }
  for (const [kind, sign] of Object.entries(signs))
    if (sign.trim() !== '')
      await sql`insert into partner_sign (user_group_id, partner_id, kind, sign)
        values (${userGroupId}, ${partnerId}, ${kind}, ${sign}) on conflict do nothing`.execute(database)
}
