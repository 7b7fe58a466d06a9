import type { DocumentKind } from '@tsumugi/contract'
import { documentSides, statusesInTurn } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { and, wanted, type DocumentQuestion } from './document-question.ts'

/** How many there are of one status and currency, and what they come to. */
export interface DocumentSums {
  readonly status: string
  readonly currency: string
  readonly count: number
  readonly quantity: string
  readonly amount: string
}

/** How many documents sums are of, those of one status where it is named. */
export const countOf = (sums: readonly DocumentSums[], status?: string): number =>
  sums.reduce((total, each) => total + (!status || each.status === status ? each.count : 0), 0)

/** What a list comes to by status and currency: from what the writes keep, unless it is narrowed to what they do not count. */
export async function sumsOf(
  database: Database,
  kind: DocumentKind,
  userGroupId: number,
  asked: DocumentQuestion,
): Promise<DocumentSums[]> {
  const { rows } = await (isCounted(asked) ? kept(kind, userGroupId, asked) : added(kind, userGroupId, asked)).execute(
    database,
  )
  return rows
}

/** The tallies know side, author, status and currency: with them whose turn it is. */
function isCounted(asked: DocumentQuestion) {
  const { partnerId, q, issuedFrom, issuedTo, amountFrom, amountTo, assigneeId, tag, late, brandId, season } = asked
  const uncounted = [partnerId, q, issuedFrom, issuedTo, amountFrom, amountTo, assigneeId, tag, late, brandId, season]
  return uncounted.every((filter) => !filter)
}

function kept(kind: DocumentKind, userGroupId: number, { direction, turn }: DocumentQuestion) {
  const side = direction && { issue: 'issuer', receive: 'receiver' }[direction]
  const conditions = [
    sql`t.user_group_id = ${userGroupId}`,
    sql`t.noun = ${kind.noun}`,
    ...(side ? [sql`t.side = ${side}`] : []),
    ...(turn ? [inTurn(kind, turn)] : []),
  ]
  return sql<DocumentSums>`
    select status, currency, sum(count)::int as count, trim_scale(sum(quantity))::text as quantity,
      trim_scale(sum(amount))::text as amount
    from document_tally t where ${and(conditions)} group by 1, 2 having sum(count) > 0`
}

function inTurn({ lifecycle }: DocumentKind, turn: 'ours' | 'theirs'): RawBuilder<unknown> {
  const cases = documentSides.flatMap((side) =>
    documentSides.map((author) => {
      const statuses = statusesInTurn(lifecycle, author, side, turn)
      return sql`t.side = ${side} and t.is_author = ${author === side} and t.status = any(${statuses}::text[])`
    }),
  )
  return sql`(${sql.join(cases, sql` or `)})`
}

function added(kind: DocumentKind, userGroupId: number, asked: DocumentQuestion) {
  return sql<DocumentSums>`
    select status, currency, count(*)::int as count, trim_scale(sum(quantity))::text as quantity,
      trim_scale(sum(amount))::text as amount
    from document d where ${and(wanted(kind, userGroupId, asked))} group by 1, 2`
}
