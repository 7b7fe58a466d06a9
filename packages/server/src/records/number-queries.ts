import { documentNumber, monthOfIssue } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'

/** How an organisation numbers its papers: the beginning it chose, and the zone its months begin in. */
interface Numbering {
  readonly prefix: string
  readonly timeZone: string
}

async function numberingOf(database: Database, userGroupId: number, noun: string, series: string): Promise<Numbering> {
  const { rows } = await sql<{ time_zone: string; prefix: string | null }>`
    select g.time_zone, c.number_prefixes ->> ${noun} as prefix
    from user_group g left join user_group_config c on c.user_group_id = g.id where g.id = ${userGroupId}`.execute(
    database,
  )
  return { prefix: rows[0]?.prefix || series, timeZone: rows[0]?.time_zone ?? 'Asia/Tokyo' }
}

/** Today in the zone of an organisation, `2026-12-01`. */
export async function todayOf(database: Database, userGroupId: number, now = new Date()): Promise<string> {
  const { timeZone } = await numberingOf(database, userGroupId, '', '')
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

/**
 * The next numbers of a series of an organisation, in the month of the date that stands on the paper. They are taken in
 * the transaction that issues it, so that one that is refused leaves no gap; nothing slow may follow before its end.
 */
export async function nextNumbers(
  database: Database,
  { userGroupId, noun, series }: { userGroupId: number; noun: string; series: string },
  issueDate: string,
  count: number,
): Promise<string[]> {
  const { prefix } = await numberingOf(database, userGroupId, noun, series)
  const month = monthOfIssue(new Date(`${issueDate}T00:00:00Z`), 'UTC')
  const { rows } = await sql<{ last: number }>`
    insert into document_counter as counter (user_group_id, series, month, last) values (${userGroupId}, ${noun}, ${month}, ${count})
    on conflict (user_group_id, series, month) do update set last = counter.last + excluded.last returning last`.execute(
    database,
  )
  const first = rows[0]!.last - count + 1
  return Array.from({ length: count }, (_, at) => documentNumber(prefix, month, first + at))
}
