import type { AccountNames, JournalAccount, JournalLayoutKey, JournalView } from '@tsumugi/domain/accounting'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { TenantRequest } from '../../http/request.ts'

export interface ExportRow {
  readonly id: number
  readonly view: JournalView
  readonly layout: JournalLayoutKey
  readonly from_on: string
  readonly until_on: string
  readonly entries: number
  readonly amount: string
  readonly sha256: string
  readonly created_by_name: string
  readonly created_at: string
}

const columns = sql`e.id, e.view, e.layout, e.from_on, e.until_on, e.entries, trim_scale(e.amount)::text as amount, e.sha256,
  e.created_by_name, e.created_at`

/** How many exports are told of. */
const mostExports = 50

export async function exportsOf(database: Database, view: JournalView): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from journal_export e where e.view = ${view} order by e.id desc limit ${mostExports}`.execute(
    database,
  )
  return rows
}

export async function exportedFile(
  database: Database,
  id: number,
): Promise<(ExportRow & { readonly file: Uint8Array }) | undefined> {
  const { rows } = await sql<ExportRow & { readonly file: Uint8Array }>`
    select ${columns}, e.file from journal_export e where e.id = ${id}`.execute(database)
  return rows[0]
}

type NewExport = Pick<ExportRow, 'view' | 'layout' | 'from_on' | 'until_on' | 'entries' | 'amount' | 'sha256'> & {
  readonly file: Uint8Array
}

export async function insertExport(
  { database, userGroupId, accountId, asker }: TenantRequest,
  made: NewExport,
): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    insert into journal_export as e (user_group_id, view, layout, from_on, until_on, entries, amount, file, sha256,
      created_by, created_by_name)
    values (${userGroupId}, ${made.view}, ${made.layout}, ${made.from_on}, ${made.until_on}, ${made.entries},
      ${made.amount}, ${made.file}, ${made.sha256}, ${accountId}, ${asker.user.name})
    returning ${columns}`.execute(database)
  return rows[0]!
}

export async function accountNames(database: Database): Promise<AccountNames> {
  const { rows } = await sql<{ account: JournalAccount; name: string }>`
    select account, name from journal_account order by account`.execute(database)
  return Object.fromEntries(rows.map(({ account, name }) => [account, name]))
}

export async function keepAccountName(
  database: Database,
  userGroupId: number,
  { account, name }: { account: JournalAccount; name: string },
): Promise<void> {
  if (name === '') await sql`delete from journal_account where account = ${account}`.execute(database)
  else
    await sql`insert into journal_account (user_group_id, account, name) values (${userGroupId}, ${account}, ${name})
      on conflict (user_group_id, account) do update set name = excluded.name`.execute(database)
}

/** The last day in which nothing is booked any more; null without a closing lock. */
export async function closedUntil(database: Database, userGroupId: number): Promise<string | null> {
  const { rows } = await sql<{ closing_lock_on: string | null }>`
    select closing_lock_on from user_group_admin_config where user_group_id = ${userGroupId}`.execute(database)
  return rows[0]?.closing_lock_on ?? null
}
