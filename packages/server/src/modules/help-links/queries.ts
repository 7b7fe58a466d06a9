import type { HelpPage } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Locale } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

const columns = sql`h.id, h.pattern, h.url_ja as "urlJa", h.url_en as "urlEn", h.url_zh as "urlZh", h.updated_at as "updatedAt", h.lock_version as "lockVersion"`
const column = { ja: 'ja', en: 'en', 'zh-CN': 'zh' } as const

export async function helpPages(database: Database): Promise<HelpPage[]> {
  const { rows } = await sql<HelpPage>`select ${columns} from help_link h order by h.pattern limit 1000`.execute(
    database,
  )
  return rows
}

export async function helpPage(database: Database, id: number): Promise<HelpPage | undefined> {
  const { rows } = await sql<HelpPage>`select ${columns} from help_link h where h.id = ${id}`.execute(database)
  return rows[0]
}

/** The page of the most exact pattern for a screen, in the reader's language or Japanese. */
export async function helpFor(database: Database, screen: string, locale: Locale): Promise<string | undefined> {
  const url = sql.ref(`h.url_${column[locale]}`)
  const { rows } = await sql<{ url: string }>`
    select coalesce(${url}, h.url_ja) as url from help_link h
    where h.pattern = ${screen} or (right(h.pattern, 1) = '*' and starts_with(${screen}, left(h.pattern, -1)))
    order by h.pattern = ${screen} desc, length(h.pattern) desc limit 1`.execute(database)
  return rows[0]?.url
}

type Input = Pick<HelpPage, 'pattern' | 'urlJa' | 'urlEn' | 'urlZh'>

export async function insertHelpPage(
  database: Database,
  accountId: number,
  { pattern, urlJa, urlEn, urlZh }: Input,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into help_link (pattern, url_ja, url_en, url_zh, updated_by) values (${pattern}, ${urlJa}, ${urlEn}, ${urlZh}, ${accountId}) returning id`.execute(
    database,
  )
  return rows[0]!.id
}

export async function updateHelpPage(
  database: Database,
  accountId: number,
  id: number,
  lockVersion: number,
  input: Partial<Input>,
): Promise<HelpPage | undefined> {
  const change = { ...givenColumns(input), updated_by: accountId }
  const updated = await updateRow(database, 'help_link', { id, lock_version: lockVersion }, change)
  return updated && helpPage(database, id)
}

export async function deleteHelpPage(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`delete from help_link where id = ${id} returning id`.execute(database)
  return rows.length > 0
}
