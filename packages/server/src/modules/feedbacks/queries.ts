import type { Feedback } from '@tsumugi/contract'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { FeedbackTable } from '../../database/tables.ts'
import { fileReply, type FileRow } from '../record-files/queries.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

type Row = Omit<Feedback, 'screenshot'> & { screenshot: FileRow | null }

const columns = sql`f.id, f.page, f.text, f.status, f.reply, f.created_at as "createdAt", f.lock_version as "lockVersion",
  jsonb_build_object('user', f.account_name, 'userGroup', f.group_name) as by,
  (select jsonb_build_object('id', r.id, 'name', r.name, 'content_type', r.content_type, 'size', r.size) from record_file r where r.id = f.screenshot_id) as screenshot`
const reply = ({ screenshot, ...row }: Row): Feedback => ({ ...row, screenshot: screenshot && fileReply(screenshot) })

/** `null` is the platform, which reads what all have said. */
type Whose = number | null
const of = (whose: Whose) => (whose === null ? sql`true` : sql`f.user_group_id = ${whose}`)

export async function pageOfFeedbacks(
  database: Database,
  whose: Whose,
  asked: PageRequest & { status?: string | undefined; q?: string | undefined },
) {
  const { page, limit, offset } = limitsOf(asked, documentLimit)
  const where = sql`${of(whose)} ${asked.status ? sql`and f.status = ${asked.status}` : sql``}
    ${asked.q ? sql`and ${textHolds(sql`concat_ws(' ', f.text, f.page, f.account_name, f.group_name)`, asked.q)}` : sql``}`
  const { rows } =
    await sql<Row>`select ${columns} from feedback f where ${where} order by f.id desc limit ${limit} offset ${offset}`.execute(
      database,
    )
  const counted = await sql<{ count: number }>`select count(*) as count from feedback f where ${where}`.execute(
    database,
  )
  return { rows: rows.map(reply), page, limit, count: counted.rows[0]!.count }
}

export async function feedbackOf(database: Database, whose: Whose, id: number): Promise<Feedback | undefined> {
  const { rows } = await sql<Row>`select ${columns} from feedback f where f.id = ${id} and ${of(whose)}`.execute(
    database,
  )
  return rows[0] && reply(rows[0])
}

export async function insertFeedback(database: Database, row: Insertable<FeedbackTable>): Promise<number> {
  return (await database.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateFeedback(
  database: Database,
  id: number,
  lockVersion: number,
  values: object,
): Promise<Feedback | undefined> {
  const updated = await updateRow(database, 'feedback', { id, lock_version: lockVersion }, givenColumns(values))
  return updated && feedbackOf(database, null, id)
}
