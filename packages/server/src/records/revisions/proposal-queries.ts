import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { LineValues } from '../lines/line-queries.ts'

/** What a proposal would change: fields of the head, and lines by their ids. */
export interface ProposedDifference {
  readonly fields?: Readonly<Record<string, unknown>> | undefined
  readonly lines?:
    | {
        readonly added?: readonly LineValues[] | undefined
        readonly changed?: readonly LineValues[] | undefined
        readonly removed?: readonly number[] | undefined
      }
    | undefined
}

export interface ProposalRow {
  readonly id: number
  readonly document_id: number
  readonly kind: 'change' | 'cancel'
  readonly base_revision: number
  readonly author_id: number
  readonly difference: ProposedDifference
  readonly reason: string
  readonly status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'outdated'
  readonly comment: string | null
  readonly created_at: string
  readonly answered_at: string | null
}

const columns = sql`id, document_id, kind, base_revision, author_id, difference, reason, status, comment, created_at, answered_at`

export async function proposalsOf(database: Database, documentId: number): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from document_proposal where document_id = ${documentId} order by id desc limit 500`.execute(
    database,
  )
  return rows
}

export async function openProposals(database: Database, documentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_proposal where document_id = ${documentId} and status = 'open'`.execute(
    database,
  )
  return rows[0]!.count
}

export interface NewProposal extends Pick<
  ProposalRow,
  'document_id' | 'kind' | 'base_revision' | 'reason' | 'difference'
> {
  readonly authorId: number
  readonly otherId: number
  readonly accountId: number
}

export async function insertProposal(database: Database, made: NewProposal): Promise<ProposalRow> {
  const { rows } = await sql<ProposalRow>`
    insert into document_proposal (document_id, kind, base_revision, author_id, other_id, difference, reason, created_by)
    values (${made.document_id}, ${made.kind}, ${made.base_revision}, ${made.authorId}, ${made.otherId},
      ${JSON.stringify(made.difference)}::jsonb, ${made.reason}, ${made.accountId})
    returning ${columns}`.execute(database)
  return rows[0]!
}

/** Answers an open proposal, stamped with the transaction's own time: what it agrees is changed in this transaction only. */
export async function answerProposal(
  database: Database,
  id: number,
  status: ProposalRow['status'],
  comment: string | null,
  accountId: number,
): Promise<ProposalRow> {
  const { rows } = await sql<ProposalRow>`
    update document_proposal set status = ${status}, comment = ${comment}, answered_at = now(), answered_by = ${accountId}
    where id = ${id} returning ${columns}`.execute(database)
  return rows[0]!
}

/** What was asked for against a revision that another change has replaced. */
export async function outdateOthers(database: Database, documentId: number, revision: number): Promise<void> {
  await sql`
    update document_proposal set status = 'outdated'
    where document_id = ${documentId} and status = 'open' and base_revision < ${revision}`.execute(database)
}
