import type { DocumentKind } from '@tsumugi/contract'
import { documentSides, statusesInTurn } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import { textHolds } from '../../../database/folded-text.ts'
import { isLate } from './late-queries.ts'
import { ofStyles, type StyleQuestion } from './style-queries.ts'

export const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)

/** What a list is asked for, beside its page. */
export interface DocumentQuestion extends StyleQuestion {
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
  readonly late?: 'true' | undefined
  readonly sort?: string | undefined
  readonly group?: 'status' | 'partner' | 'currency' | undefined
}

/** Which of the two sides an organisation is on; a document has two different ones. */
export const sides = (userGroupId: number) => ({
  issue: sql`d.issuer_id = ${userGroupId}`,
  receive: sql`d.receiver_id = ${userGroupId}`,
})

/** What a list holds, all of its statuses. */
export function wanted(kind: DocumentKind, userGroupId: number, asked: DocumentQuestion): RawBuilder<unknown>[] {
  const { issue, receive } = sides(userGroupId)
  const mine = { issue, receive, any: sql`(${issue} or ${receive})` }[asked.direction ?? 'any']
  const { partnerId, q, issuedFrom, issuedTo, amountFrom, amountTo, turn, late, brandId, season } = asked
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
    ...(late ? [isLate(kind, userGroupId)] : []),
    ...(brandId !== undefined || season ? [ofStyles(kind, { brandId, season })] : []),
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
