import { snake, type DocumentKind } from '@tsumugi/contract'
import { documentSides, statusesInTurn } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { fieldColumns, storedValue, valueType, type DocumentDataRow } from './document-row.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow, type RowChange } from '../../database/versions/update-row.ts'

const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)

function selection({ noun, fields }: DocumentKind): RawBuilder<unknown> {
  const own = fieldColumns(fields, noun)
  return sql`
    select d.id, d.noun, d.issuer_id, d.receiver_id, d.author_id, d.shared, d.status, d.delivery_status, d.billing_status,
      d.number, d.issue_date, d.revision, d.title, d.currency, trim_scale(d.quantity)::text as quantity,
      trim_scale(d.amount)::text as amount, trim_scale(d.tax)::text as tax, trim_scale(d.total)::text as total,
      trim_scale(d.payable)::text as payable, d.tax_totals, d.line_rounding, d.tax_rounding, d.lock_version, d.updated_at, d.issuer_name, d.receiver_name,
      d.source_id, (select s.noun from document s where s.id = d.source_id) as source_noun${own.length > 0 ? sql`, ${sql.join(own)}` : sql``}
    from document d join ${sql.table(noun)} on ${sql.ref(`${noun}.document_id`)} = d.id`
}

/** What a list is asked for, beside its page. */
export interface DocumentQuestion {
  readonly status?: string | undefined
  readonly direction?: 'issue' | 'receive' | undefined
  readonly partnerId?: number | undefined
  readonly q?: string | undefined
  readonly issuedFrom?: string | undefined
  readonly issuedTo?: string | undefined
  readonly amountFrom?: string | undefined
  readonly amountTo?: string | undefined
  readonly turn?: 'ours' | 'theirs' | undefined
  readonly assigneeId?: number | undefined
  readonly tag?: string | undefined
  readonly sort?: string | undefined
  readonly group?: 'status' | 'partner' | 'currency' | undefined
}

/** Which of the two sides an organisation is on; a document has two different ones. */
const sides = (userGroupId: number) => ({
  issue: sql`d.issuer_id = ${userGroupId}`,
  receive: sql`d.receiver_id = ${userGroupId}`,
})

function wanted(kind: DocumentKind, userGroupId: number, asked: DocumentQuestion): RawBuilder<unknown>[] {
  const { issue, receive } = sides(userGroupId)
  const mine = { issue, receive, any: sql`(${issue} or ${receive})` }[asked.direction ?? 'any']
  const { partnerId, q, issuedFrom, issuedTo, amountFrom, amountTo, turn } = asked
  return [
    sql`d.noun = ${kind.noun}`,
    mine,
    // Drafts are their author's alone; row-level security says the same (domain §4.11).
    sql`(d.shared or d.author_id = ${userGroupId})`,
    ...(partnerId === undefined ? [] : [sql`(d.issuer_id = ${partnerId} or d.receiver_id = ${partnerId})`]),
    ...(q ? [textHolds(sql`d.search`, q)] : []),
    ...(issuedFrom ? [sql`d.issue_date >= ${issuedFrom}`] : []),
    ...(issuedTo ? [sql`d.issue_date <= ${issuedTo}`] : []),
    ...(amountFrom ? [sql`d.amount >= ${amountFrom}::numeric`] : []),
    ...(amountTo ? [sql`d.amount <= ${amountTo}::numeric`] : []),
    ...(turn ? [inTurn(kind, userGroupId, turn)] : []),
    ...keptBySide(userGroupId, asked),
  ]
}

/** Where it stands and who wrote it decide whose turn it is, by the lifecycle alone, as each row says it. */
function inTurn({ lifecycle }: DocumentKind, userGroupId: number, turn: 'ours' | 'theirs'): RawBuilder<unknown> {
  const party = { issuer: sql`d.issuer_id`, receiver: sql`d.receiver_id` }
  const cases = documentSides.flatMap((side) =>
    documentSides.map((author) => {
      const statuses = statusesInTurn(lifecycle, author, side, turn)
      return sql`${party[side]} = ${userGroupId} and d.author_id = ${party[author]} and d.status = any(${statuses}::text[])`
    }),
  )
  return sql`(${sql.join(cases, sql` or `)})`
}

/** What only the asker's organisation keeps beside a document. */
function keptBySide(userGroupId: number, { assigneeId, tag }: DocumentQuestion): RawBuilder<unknown>[] {
  const kept = [
    ...(assigneeId === undefined ? [] : [sql`s.assignee_id = ${assigneeId}`]),
    ...(tag ? [sql`${tag} = any(s.tags)`] : []),
  ]
  if (kept.length === 0) return []
  return [
    sql`exists (select from document_side s where s.document_id = d.id and s.user_group_id = ${userGroupId} and ${and(kept)})`,
  ]
}

/** How many there are of one status and currency, and what they come to. */
interface DocumentSums {
  readonly status: string
  readonly currency: string
  readonly count: number
  readonly quantity: string
  readonly amount: string
}

/** How many documents sums are of, those of one status where it is named. */
export const countOf = (sums: readonly DocumentSums[], status?: string): number =>
  sums.reduce((total, each) => total + (!status || each.status === status ? each.count : 0), 0)

/** One page, how many stand in each status, and what the whole result comes to by currency. */
export async function pageOfDocuments(
  database: Database,
  kind: DocumentKind,
  userGroupId: number,
  asked: DocumentQuestion & { readonly limit: number; readonly offset: number },
) {
  const all = wanted(kind, userGroupId, asked)
  const chosen = asked.status ? [...all, sql`d.status = ${asked.status}`] : all
  const { rows: sums } = await sql<DocumentSums>`
    select status, currency, count(*)::int as count, trim_scale(sum(quantity))::text as quantity,
      trim_scale(sum(amount))::text as amount
    from document d where ${and(all)} group by 1, 2`.execute(database)
  const { rows } = await sql<DocumentDataRow>`
    ${selection(kind)} where d.id in (${pageIds(userGroupId, chosen, asked)}) order by ${ordering(userGroupId, asked)}`.execute(
    database,
  )
  return { rows, sums }
}

/**
 * The ids of one page, cut before anything is joined to it. Each side is read in its own order, so that an index ends the
 * reading after the page, however many documents there are.
 */
function pageIds(
  userGroupId: number,
  chosen: readonly RawBuilder<unknown>[],
  { direction, sort, group, limit, offset }: DocumentQuestion & { readonly limit: number; readonly offset: number },
): RawBuilder<unknown> {
  const { issue, receive } = sides(userGroupId)
  const order = ordering(userGroupId, { sort, group })
  const ofSide = (side: RawBuilder<unknown>) =>
    sql`(select d.* from document d where ${and([...chosen, side])} order by ${order} limit ${limit + offset})`
  const asked = direction === undefined ? [issue, receive] : [direction === 'issue' ? issue : receive]
  return sql`select d.id from (${sql.join(asked.map(ofSide), sql` union all `)}) d
    order by ${order} limit ${limit} offset ${offset}`
}

/** The ids of all that are listed, in the order asked for; as one value, so that a long list is not read row by row. */
export async function documentIds(
  database: Database,
  kind: DocumentKind,
  userGroupId: number,
  asked: DocumentQuestion,
): Promise<number[]> {
  const all = wanted(kind, userGroupId, asked)
  const chosen = asked.status ? [...all, sql`d.status = ${asked.status}`] : all
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id order by nth), '[]') as ids from (
      select d.id, row_number() over (order by ${ordering(userGroupId, asked)}) as nth from document d
      where ${and(chosen)}) as listed`.execute(database)
  return rows[0]!.ids
}

/** By group, then by what was asked for, else the latest first; the id decides between equals. */
function ordering(
  userGroupId: number,
  { sort = '-updatedAt', group }: Pick<DocumentQuestion, 'sort' | 'group'>,
): RawBuilder<unknown> {
  const way = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last')
  const partner = sql`case when d.issuer_id = ${userGroupId} then d.receiver_id else d.issuer_id end`
  const under = group && { status: sql`d.status`, currency: sql`d.currency`, partner }[group]
  return sql`${under ? sql`${under} nulls last, ` : sql``}${sql.ref(`d.${snake(sort.replace('-', ''))}`)} ${way}, d.id ${way}`
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
