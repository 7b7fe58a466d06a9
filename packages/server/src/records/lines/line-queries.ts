import { snake, type DocumentField, type DocumentKind } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { arrayType, fieldColumns } from '../documents/document-row.ts'

export interface LineDataRow {
  readonly id: number
  readonly document_id: number
  readonly source_line_id: number | null
  readonly position: number
  readonly amount: string | null
  readonly [column: string]: unknown
}

export type LineValues = Readonly<Record<string, unknown>>

/** All lines of some documents, in the order people gave them. */
export const linesOf = (database: Database, kind: DocumentKind, ids: readonly number[]): Promise<LineDataRow[]> =>
  linesWhere(database, kind, sql`l.document_id = any(${[...ids]}::bigint[])`)

/** Those lines that are still there, in their order. */
export const linesById = (database: Database, kind: DocumentKind, ids: readonly number[]): Promise<LineDataRow[]> =>
  linesWhere(database, kind, sql`l.id = any(${[...ids]}::bigint[])`)

async function linesWhere(database: Database, { lines }: DocumentKind, condition: RawBuilder<unknown>) {
  const { rows } = await sql<LineDataRow>`
    select l.id, l.document_id, l.source_line_id, l.position, trim_scale(l.amount)::text as amount,
      ${sql.join(fieldColumns(lines, 'l'))}
    from document_line l where ${condition} order by l.document_id, l.position, l.id`.execute(database)
  return rows
}

/** The lines of one document, in the order people gave them. */
export async function lineIdsOf(database: Database, documentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from document_line l where l.document_id = ${documentId} order by l.position, l.id`.execute(database)
  return rows.map(({ id }) => id)
}

/** What a line that the server took over is about: the line it follows, the delivery or the sent cloth that it bills. */
const ties = ['sourceLineId', 'deliveryLineId', 'materialDetailId'] as const

/** Adds lines after the last. One array per field, so that a document may have as many lines as it likes. */
export async function insertLines(
  database: Database,
  kind: DocumentKind,
  documentId: number,
  added: readonly LineValues[],
): Promise<number[]> {
  if (added.length === 0) return []
  const fields = Object.entries(kind.lines).filter(([field]) => added.some((line) => line[field] !== undefined))
  const names = fields.map(([field]) => sql.ref(snake(field)))
  const arrays = fields.map(([field, { kind: type }]) => columnOf(added, field, type))
  const sources = ties.map((tie) => sql`${added.map((line) => line[tie] ?? null)}::bigint[]`)
  const tied = sql.join(ties.map((tie) => sql.ref(snake(tie))))
  const { rows } = await sql<{ id: number }>`
    insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, ${tied}, ${sql.join(names)})
    select d.id, d.issuer_id, d.receiver_id, d.author_id, d.shared, last.position + n.at, ${tied}, ${sql.join(
      fields.map(([field], at) => orUsual(kind, field, sql.ref(`n.v${at}`))),
    )}
    from document d,
      lateral (select coalesce(max(position), 0) as position from document_line where document_id = d.id) as last,
      unnest(${sql.join([...sources, ...arrays])}) with ordinality
        as n (${tied}, ${sql.join(fields.map((_, at) => sql.ref(`v${at}`)))}, at)
    where d.id = ${documentId} order by n.at
    returning id`.execute(database)
  return rows.map(({ id }) => id)
}

const columnOf = (rows: readonly LineValues[], field: string, type: string): RawBuilder<unknown> =>
  sql`${rows.map((line) => line[field] ?? null)}::${arrayType(type)}`

/** Fields with a usual value are never empty: figures that nobody gave are 0, choices the first. */
const orUsual = ({ lines }: DocumentKind, field: string, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  lines[field]!.presence === 'usual' ? sql`coalesce(${value}, ${usualOf(lines[field]!)})` : value

const usualOf = ({ kind, choices }: DocumentField): RawBuilder<unknown> =>
  kind === 'choice' ? sql`${choices?.[0]}` : sql`0`

/** Changes lines by id, one statement for each field; answers how many there were. */
export async function updateLines(
  database: Database,
  { lines }: DocumentKind,
  documentId: number,
  changed: readonly LineValues[],
): Promise<void> {
  for (const [field, { kind: type }] of Object.entries(lines)) {
    const given = changed.filter((line) => line[field] !== undefined)
    if (given.length === 0) continue
    const ids = sql`${given.map((line) => line.id)}::bigint[]`
    await sql`
      update document_line l set ${sql.ref(snake(field))} = n.value
      from unnest(${ids}, ${columnOf(given, field, type)}) as n (id, value)
      where l.id = n.id and l.document_id = ${documentId}`.execute(database)
  }
}

export async function deleteLines(database: Database, documentId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from document_line where document_id = ${documentId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
}

/** Of these ids those that are lines of the document. */
export async function knownLines(database: Database, documentId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from document_line where document_id = ${documentId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Adds to a figure of some lines, in the order of their ids, and answers what each holds then. */
export async function addToLines(
  database: Database,
  documentId: number,
  field: string,
  added: readonly { readonly id: number; readonly add: string }[],
): Promise<{ id: number; value: string }[]> {
  const column = sql.ref(snake(field))
  await sql`select id from document_line where document_id = ${documentId} and id = any(${added.map(({ id }) => id)}::bigint[]) order by id for update`.execute(
    database,
  )
  const { rows } = await sql<{ id: number; value: string }>`
    update document_line l set ${column} = ${sql.ref(`l.${snake(field)}`)} + n.value
    from (select id, sum(value) as value from unnest(${added.map(({ id }) => id)}::bigint[], ${added.map(({ add }) => add)}::numeric[])
      as given (id, value) group by id) as n
    where l.id = n.id and l.document_id = ${documentId}
    returning l.id, trim_scale(${sql.ref(`l.${snake(field)}`)})::text as value`.execute(database)
  return rows
}
