import { snake, type DocumentKind, type Following } from '@tsumugi/contract'
import { billable, compare, creditable, outstanding, type Decimal } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { Refusal, invalid, notFound } from '../../http/refusal.ts'
import { documentsById } from '../documents/document-queries.ts'
import { kindOf, type DocumentDataRow } from '../documents/document-row.ts'
import { linesOf, type LineValues } from './line-queries.ts'
import { progressOf, type ProgressRow } from './progress-queries.ts'

/** The documents whose lines the lines of these follow, and the trades they belong to. */
export async function sourceDocumentsOf(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.document_id as id from document_line l join document_line s on s.id = l.source_line_id
    where l.document_id = any(${[...ids]}::bigint[])
    union select trade_id from document where id = any(${[...ids]}::bigint[]) and trade_id is not null order by 1`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** How much of each line the next document takes over, by the measure of its row. */
const left: Readonly<Record<NonNullable<Following['leaves']>, (lines: readonly ProgressRow[]) => Decimal[]>> = {
  outstanding: (lines) => lines.map(outstanding),
  billable: (lines) => lines.map((line) => billable(line, line.billing_policy)),
  creditable: (lines) => creditable(lines, lines[0]?.billing_policy ?? 'delivered'),
}

/** The document that a new one is to follow, and the lines it takes over: what is left of each. */
export async function followedBy(
  database: Database,
  { follows, lines: fields }: DocumentKind,
  sourceId: number,
): Promise<{ source: DocumentDataRow; lines: LineValues[] }> {
  if (!follows) throw invalid({ code: 'not_followed', field: 'sourceId' })
  const kind = kindOf(follows.from)
  const [source] = await documentsById(database, kind, [sourceId])
  if (!source) throw notFound()
  if (!follows.in.includes(source.status)) throw new Refusal(422, [{ code: 'not_followed', field: 'sourceId' }])
  const progress = await progressOf(database, [sourceId])
  const rests = left[follows.leaves ?? 'outstanding'](progress)
  const open = new Map(progress.map((row, at) => [row.line_id, rests[at]!]))
  const { only } = follows
  const lines = (await linesOf(database, kind, [sourceId])).flatMap((line) => {
    if (only && line[snake(only.field)] !== only.is) return []
    const rest = open.get(line.id) ?? '0'
    if (compare(rest, '0') <= 0) return []
    const taken = follows.lineFields.map((field) => [field, line[snake(field)] ?? undefined] as const)
    // What is not taken over and must be there begins at nothing: a quotation's price, for one.
    const unpriced = 'unitPrice' in fields ? { unitPrice: '0' } : {}
    return [{ ...unpriced, ...Object.fromEntries(taken), [follows.measure]: rest, sourceLineId: line.id }]
  })
  return { source, lines }
}
