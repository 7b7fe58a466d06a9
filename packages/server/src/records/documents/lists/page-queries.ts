import { snake, type DocumentKind } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { selection } from '../document-queries.ts'
import type { DocumentDataRow } from '../document-row.ts'
import { and, sides, wanted, type DocumentQuestion } from './document-question.ts'
import { countOf, sumsOf } from './sum-queries.ts'

/** One page, how many stand in each status, and what the whole result comes to by currency. */
export async function pageOfDocuments(
  database: Database,
  kind: DocumentKind,
  userGroupId: number,
  asked: DocumentQuestion & { readonly limit: number; readonly offset: number },
) {
  const all = wanted(kind, userGroupId, asked)
  const chosen = asked.status ? [...all, sql`d.status = ${asked.status}`] : all
  const sums = await sumsOf(database, kind, userGroupId, asked)
  // Nothing would be found, and only after all had been looked through.
  if (countOf(sums, asked.status) <= asked.offset) return { rows: [], sums }
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
