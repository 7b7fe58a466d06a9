import { snake, type DocumentKind } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { fieldColumns, storedValue, valueType, type DocumentDataRow } from './document-row.ts'
import { updateRow, type RowChange } from '../../database/versions/update-row.ts'

/** What a document is read as, without which of them. */
export function selection({ noun, fields }: DocumentKind): RawBuilder<unknown> {
  const own = fieldColumns(fields, noun)
  return sql`
    select d.id, d.noun, d.issuer_id, d.receiver_id, d.author_id, d.shared, d.status, d.delivery_status, d.billing_status,
      d.number, d.issue_date, d.revision, d.title, d.currency, trim_scale(d.quantity)::text as quantity,
      trim_scale(d.amount)::text as amount, trim_scale(d.tax)::text as tax, trim_scale(d.total)::text as total,
      trim_scale(d.payable)::text as payable, d.tax_totals, d.line_rounding, d.tax_rounding, d.lock_version, d.updated_at, d.issuer_name, d.receiver_name,
      d.source_id, (select s.noun from document s where s.id = d.source_id) as source_noun${own.length > 0 ? sql`, ${sql.join(own)}` : sql``}
    from document d join ${sql.table(noun)} on ${sql.ref(`${noun}.document_id`)} = d.id`
}

/** Documents that this organisation may see, by id. */
export async function documentsById(
  database: Database,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<DocumentDataRow[]> {
  const { rows } = await sql<DocumentDataRow>`
    ${selection(kind)} where d.noun = ${kind.noun} and d.id = any(${[...ids]}::bigint[]) order by d.id`.execute(
    database,
  )
  return rows
}

/**
 * Holds documents of any kind until the transaction ends, in the order of their ids: the first of all locks. Answers the
 * ids of those held, which are fewer than asked for where one is not a party to some.
 */
export async function holdDocuments(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from document where id = any(${[...new Set(ids)]}::bigint[]) order by id for update`.execute(database)
  return rows.map(({ id }) => id)
}

/** An organisation as a document names it. */
export interface Party {
  readonly id: number
  readonly name: string
}

export interface NewDocument {
  readonly issuer: Party
  readonly receiver: Party
  readonly authorId: number
  readonly accountId: number
  readonly status: string
  readonly sourceId: number | null
  readonly title: string
  readonly currency: string
}

/** A draft and its own fields; the names and the rounding are those of this moment. */
export async function insertDocument(
  database: Database,
  { noun, fields }: DocumentKind,
  made: NewDocument,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document (noun, issuer_id, receiver_id, author_id, status, source_id, title, currency, line_rounding,
      tax_rounding, issuer_name, receiver_name, search, created_by, updated_by)
    select ${noun}, ${made.issuer.id}, ${made.receiver.id}, author.id, ${made.status}, ${made.sourceId}, ${made.title},
      ${made.currency}, coalesce(config.line_rounding, 'down'),
      coalesce(config.tax_rounding, 'down'), ${made.issuer.name}, ${made.receiver.name},
      concat_ws(' ', ${made.title}::text, ${made.issuer.name}::text, ${made.receiver.name}::text), ${made.accountId}, ${made.accountId}
    from user_group author left join user_group_config config on config.user_group_id = author.id
    where author.id = ${made.authorId}
    returning id`.execute(database)
  const id = rows[0]!.id
  const given = Object.keys(fields).filter((field) => values[field] !== undefined)
  const columns = sql.join([sql.ref('document_id'), ...given.map((field) => sql.ref(snake(field)))])
  await sql`insert into ${sql.table(noun)} (${columns}) values (${sql.join([id, ...given.map((field) => ofField(fields[field]!.kind, values[field]))])})`.execute(
    database,
  )
  return id
}

const ofField = (kind: string, value: unknown) => sql`${storedValue(kind, value)}::${valueType(kind)}`

/** Writes fields of the kind; those that are not given stay. */
export async function updateFields(
  database: Database,
  { noun, fields }: DocumentKind,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const given = Object.keys(fields).filter((field) => values[field] !== undefined)
  if (given.length === 0) return
  const changes = given.map((field) => sql`${sql.ref(snake(field))} = ${ofField(fields[field]!.kind, values[field])}`)
  await sql`update ${sql.table(noun)} set ${sql.join(changes)} where document_id = ${id}`.execute(database)
}

/** Writes the head and counts its version; the caller holds the document. */
export async function updateHead(
  database: Database,
  id: number,
  accountId: number,
  values: RowChange<'document'>,
): Promise<void> {
  await updateRow(database, 'document', { id }, { ...values, updated_by: accountId })
}

export async function deleteDraft(database: Database, id: number): Promise<void> {
  await sql`delete from document where id = ${id} and not shared`.execute(database)
}
