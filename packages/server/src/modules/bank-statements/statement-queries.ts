import type { CsvColumns, MatchRule, StatementFormat } from '@tsumugi/domain/banking'
import { sql, type RawBuilder } from 'kysely'
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
  readonly is_unfinished: boolean
  readonly entries: number
  readonly posted: number
  readonly waiting: number
}

export type EntryStatus = 'read' | 'posted' | 'confirm' | 'tie' | 'manual' | 'cancelled' | 'ignored'

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

/** How many lines of a statement there are, and how many of them are posted or wait for a person. */
export const countsOf = (statementId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select count(*)::int as entries, (count(*) filter (where status = 'posted'))::int as posted,
    (count(*) filter (where status in ${waiting}))::int as waiting
  from bank_entry where statement_id = ${statementId}`

export async function statementPage(
  database: Database,
  asked: { readonly id?: number; readonly limit: number; readonly offset: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  const own = asked.id === undefined ? sql`true` : sql`id = ${asked.id}`
  // Of what is not in whole nobody has counted the lines yet, and nothing waits for a person.
  const counts = sql`select s.entries, s.posted, s.waiting where s.completed_at is not null
    union all select n.entries, n.posted, 0 from (${countsOf(sql`s.id`)}) as n where s.completed_at is null`
  const statements = sql<StatementRow>`
    select s.id, s.name, s.format, s.account, s.currency, trim_scale(s.opening)::text as opening,
      trim_scale(s.closing)::text as closing, s.from_on, s.to_on, s.created_by_name, s.created_at,
      s.completed_at is null as is_unfinished, e.*
    from (select * from bank_statement where ${own} order by id desc limit ${asked.limit} offset ${asked.offset}) as s,
      lateral (${counts}) as e
    order by s.id desc`
  const count = sql<{ count: number }>`select count(*)::int as count from bank_statement`
  const [{ rows }, counted] = await Promise.all([statements.execute(database), count.execute(database)])
  return { rows, total: counted.rows[0]!.count }
}

const entryColumns = sql`e.id, e.statement_id, e.booked_on, e.direction, e.currency, trim_scale(e.amount)::text as amount,
  e.sender_name, e.sender_code, e.virtual_account, e.text, e.status, e.rule, trim_scale(e.difference)::text as difference,
  e.is_fee_forbidden, e.choices, e.reason, e.lock_version`

export interface LinesAsked {
  readonly limit: number
  readonly offset: number
}

/** Lines that wait come first: of a long statement those are what people look for. None while some are still to come. */
export async function entriesOf(
  database: Database,
  statementId: number,
  { limit, offset }: LinesAsked,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from bank_entry e
    where e.statement_id = ${statementId}
      and (select s.completed_at is not null from bank_statement s where s.id = ${statementId})
    order by e.statement_id, (e.status in ${waiting}) desc, e.booked_on, e.id
    limit ${limit} offset ${offset}`.execute(database)
  return rows
}

export async function entryById(database: Database, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from bank_entry e where e.id = ${id}`.execute(database)
  return rows[0]
}

export async function holdEntry(database: Database, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from bank_entry e where e.id = ${id} for update`.execute(
    database,
  )
  return rows[0]
}

export async function paidBy(database: Database, entryIds: readonly number[]) {
  const { rows } = await sql<{ entry_id: number; number: string | null; amount: string }>`
    select t.entry_id, coalesce(p.number, r.number) as number, trim_scale(t.amount)::text as amount
    from bank_entry_part t left join payable p on p.id = t.payable_id left join payment m on m.id = t.payment_id
      left join payment_run r on r.id = m.run_id
    where t.entry_id = any(${[...entryIds]}::bigint[]) order by t.id`.execute(database)
  return rows
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
  // It waited until now: none but those can be settled.
  await sql`update bank_statement s set waiting = s.waiting - 1, posted = s.posted + ${status === 'posted' ? 1 : 0}
    from bank_entry e where e.id = ${id} and s.id = e.statement_id`.execute(database)
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
