import { snake, type DocumentKind } from '@tsumugi/contract'
import { canonicalText, canonicalVersion, type FrozenValue } from '@tsumugi/domain'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import { documentsById, updateHead } from '../documents/document-queries.ts'
import { filesOfDocument, freezeFiles, frozenFile, type DocumentFileRow } from '../documents/file-queries.ts'
import type { DocumentDataRow } from '../documents/document-row.ts'
import { linesOf, type LineDataRow } from '../lines/line-queries.ts'

export interface RevisionRow {
  readonly revision: number
  readonly content: FrozenValue
  readonly hash: Buffer
  readonly previous_hash: Buffer | null
  readonly created_at: string
}

/** What a revision holds: figures, dates and words as text, nothing by id but its lines. */
export interface Snapshot extends Readonly<Record<string, FrozenValue>> {
  readonly number: string | null
  readonly issueDate: string | null
  readonly revision: string
  readonly title: string
  readonly issuer: string
  readonly receiver: string | null
  readonly currency: string
  readonly quantity: string
  readonly amount: string
  /** `tax`, `total`, `payable` and `rates` of kinds whose lines have a rate of tax; null of others. */
  readonly taxes: { readonly [key: string]: FrozenValue } | null
  readonly fields: Readonly<Record<string, FrozenValue>>
  readonly lines: readonly Readonly<Record<string, FrozenValue>>[]
  readonly files: readonly Readonly<Record<string, FrozenValue>>[]
}

/** Everything both sides see of a document, by names and as text: figures, dates and words, nothing by id but its lines. */
export function contentOf(
  kind: DocumentKind,
  row: DocumentDataRow,
  lines: readonly LineDataRow[],
  files: readonly DocumentFileRow[],
): Snapshot {
  const text = (value: unknown): FrozenValue =>
    value === null || value === undefined
      ? null
      : typeof value === 'boolean'
        ? value
        : typeof value === 'object'
          ? frozenParts(value)
          : String(value)
  const fieldsOf = (fields: DocumentKind['fields'], from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { after, reference }]) => after === undefined && reference === undefined)
        .map(([field]) => [field, text(from[snake(field)])]),
    )
  return {
    noun: row.noun,
    number: row.number,
    issueDate: row.issue_date,
    revision: String(row.revision),
    title: row.title,
    issuer: row.issuer_name,
    receiver: row.receiver_name,
    currency: row.currency,
    quantity: row.quantity,
    amount: row.amount,
    taxes:
      row.tax === null
        ? null
        : { tax: row.tax, total: row.total, payable: row.payable, rates: (row.tax_totals ?? []).map(frozenParts) },
    fields: fieldsOf(kind.fields, row),
    lines: lines.map((line) => ({ id: String(line.id), amount: text(line.amount), ...fieldsOf(kind.lines, line) })),
    files: files.filter(({ face }) => face === 'both').map(frozenFile),
  }
}

/** What has parts of its own, with figures as text. */
function frozenParts(value: object): FrozenValue {
  const frozen = (each: unknown): FrozenValue =>
    each === null || typeof each === 'boolean' || typeof each === 'string'
      ? each
      : typeof each === 'object'
        ? frozenParts(each)
        : String(each)
  if (Array.isArray(value)) return value.map(frozen)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, frozen(each ?? null)]))
}

/** The hash of a revision: over the one before it and the one text of its content, so that a changed one shows. */
export const revisionHash = (content: FrozenValue, previous: Buffer | null): Buffer =>
  createHash('sha256')
    .update(previous ?? Buffer.alloc(0))
    .update(canonicalText(content))
    .digest()

/** Freezes a document as it stands: what was issued, and again each change that both sides agreed. */
export async function freezeRevision(
  database: Database,
  kind: DocumentKind,
  id: number,
  accountId: number,
): Promise<void> {
  const [row] = await documentsById(database, kind, [id])
  const files = await filesOfDocument(database, id)
  const content = contentOf(kind, row!, await linesOf(database, kind, [id]), files)
  if (files.length > 0) await freezeFiles(database, id, row!.revision)
  const previous = (await revisionsOf(database, id)).at(-1)?.hash ?? null
  await postpone(
    database,
    sql`
    insert into document_revision (document_id, revision, issuer_id, receiver_id, author_id, content, hash, hash_version, previous_hash, created_by)
    values (${id}, ${row!.revision}, ${row!.issuer_id}, ${row!.receiver_id}, ${row!.author_id}, ${JSON.stringify(content)}::jsonb,
      ${revisionHash(content, previous)}, ${canonicalVersion}, ${previous}, ${accountId})`,
  )
}

/** Counts one revision on and freezes it. */
export async function nextRevision(
  database: Database,
  kind: DocumentKind,
  row: DocumentDataRow,
  accountId: number,
): Promise<void> {
  await updateHead(database, row.id, accountId, { revision: row.revision + 1 })
  await freezeRevision(database, kind, row.id, accountId)
}

export async function revisionsOf(database: Database, id: number): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select revision, content, hash, previous_hash, created_at from document_revision
    where document_id = ${id} order by revision`.execute(database)
  return rows
}

/** What a revision holds, by its parts; what was frozen before files stood beside documents names none. */
export const snapshotOf = ({ content }: RevisionRow): Snapshot =>
  ({ files: [], taxes: null, ...(content as object) }) as never

/** Whether a revision is as it was frozen, and follows from the one before it. */
export const isIntact = (row: RevisionRow, before: RevisionRow | undefined): boolean =>
  row.hash.equals(revisionHash(row.content, row.previous_hash)) &&
  (before?.hash ?? Buffer.alloc(0)).equals(row.previous_hash ?? Buffer.alloc(0))
