import { snake, type DocumentKind } from '@tsumugi/contract'
import { compare, outstanding } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { Refusal, invalid, notFound } from '../../http/refusal.ts'
import { documentsById } from '../documents/document-queries.ts'
import { kindOf, type DocumentDataRow } from '../documents/document-row.ts'
import { linesOf, type LineValues } from './line-queries.ts'
import { progressOf } from './progress-queries.ts'

/** The documents whose lines the lines of these follow. */
export async function sourceDocumentsOf(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.document_id as id from document_line l join document_line s on s.id = l.source_line_id
    where l.document_id = any(${[...ids]}::bigint[]) order by 1`.execute(database)
  return rows.map(({ id }) => id)
}

/** The document that a new one is to follow, and the lines it takes over: what is still expected of each. */
export async function followedBy(
  database: Database,
  { follows }: DocumentKind,
  sourceId: number,
): Promise<{ source: DocumentDataRow; lines: LineValues[] }> {
  if (!follows) throw invalid({ code: 'not_followed', field: 'sourceId' })
  const kind = kindOf(follows.from)
  const [source] = await documentsById(database, kind, [sourceId])
  if (!source) throw notFound()
  if (!follows.in.includes(source.status)) throw new Refusal(422, [{ code: 'not_followed', field: 'sourceId' }])
  const open = new Map((await progressOf(database, [sourceId])).map((row) => [row.line_id, outstanding(row)]))
  const lines = (await linesOf(database, kind, [sourceId])).flatMap((line) => {
    const left = open.get(line.id) ?? '0'
    if (compare(left, '0') <= 0) return []
    const taken = follows.lineFields.map((field) => [field, line[snake(field)] ?? undefined] as const)
    return [{ ...Object.fromEntries(taken), [follows.measure]: left, sourceLineId: line.id }]
  })
  return { source, lines }
}
