import type { DocumentNoun, DocumentSide } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { KindTurns } from './document-turns.ts'

/** So many of each kind, status and side are looked at, the latest first: what is older stands in the lists. */
export const mostOfEach = 60

export interface WaitingRow {
  readonly id: number
  readonly noun: DocumentNoun
  readonly status: string
  readonly side: DocumentSide
  readonly author: DocumentSide
  readonly number: string | null
  readonly title: string
  readonly partner: string
  readonly currency: string
  readonly amount: string
  readonly quantity: string
  readonly due_on: string | null
  readonly moved_at: string
}

const headColumns = (side: DocumentSide) => sql`d.id, d.noun, d.status, ${side}::text as side,
  case when d.author_id = d.issuer_id then 'issuer' else 'receiver' end as author, d.number, d.title,
  coalesce(${side === 'issuer' ? sql`d.receiver_name` : sql`d.issuer_name`}, '') as partner, d.currency,
  trim_scale(coalesce(d.payable, d.total, d.amount))::text as amount, trim_scale(d.quantity)::text as quantity`

/**
 * Documents in which it is somebody's turn: each status of each kind and side by the index of heads, and of each no more
 * than so many, so that a desk of a million documents costs what one of a thousand does.
 */
export async function waitingDocuments(
  database: Database,
  userGroupId: number,
  kinds: readonly KindTurns[],
): Promise<WaitingRow[]> {
  const selects = kinds.flatMap((kind) =>
    (['issuer', 'receiver'] as const).flatMap((side) => {
      const statuses = [...new Set(kind.turns.filter((turn) => turn.side === side).map(({ status }) => status))]
      return statuses.length === 0 ? [] : [ofSide(kind, side, statuses, userGroupId)]
    }),
  )
  if (selects.length === 0) return []
  const { rows } = await sql<WaitingRow>`${sql.join(selects, sql` union all `)}`.execute(database)
  return rows
}

function ofSide(
  { noun, dueColumn }: KindTurns,
  side: DocumentSide,
  statuses: readonly string[],
  userGroupId: number,
): RawBuilder<unknown> {
  const own = side === 'issuer' ? sql`h.issuer_id` : sql`h.receiver_id`
  const due = dueColumn === null ? sql`null::date` : sql.ref(`k.${dueColumn}`)
  return sql`
    select ${headColumns(side)}, ${due}::text as due_on, d.updated_at::text as moved_at
    from unnest(${[...statuses]}::text[]) as w(status)
      cross join lateral (
        select h.id from document h
        where ${own} = ${userGroupId} and h.noun = ${noun} and h.status = w.status
          and (h.shared or h.author_id = ${userGroupId})
        order by h.id desc limit ${mostOfEach}) as latest
      join document d on d.id = latest.id
      left join ${sql.table(noun)} k on k.document_id = d.id`
}

export interface AskedRow extends WaitingRow {
  readonly is_ours: boolean
}

/** Changes that one side asks the other for, of either side. */
export async function askedChanges(
  database: Database,
  userGroupId: number,
  nouns: readonly DocumentNoun[],
): Promise<AskedRow[]> {
  const asked = (column: RawBuilder<unknown>, isOurs: boolean) => sql`
    select d.id, d.noun, d.status, case when d.issuer_id = ${userGroupId} then 'issuer' else 'receiver' end as side,
      case when d.author_id = d.issuer_id then 'issuer' else 'receiver' end as author, d.number, d.title,
      coalesce(case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end, '') as partner,
      d.currency, trim_scale(coalesce(d.payable, d.total, d.amount))::text as amount,
      trim_scale(d.quantity)::text as quantity, null::text as due_on, p.created_at::text as moved_at,
      ${isOurs}::boolean as is_ours
    from (select * from document_proposal a where ${column} = ${userGroupId} and a.status = 'open'
      order by a.id desc limit ${mostOfEach}) p
      join document d on d.id = p.document_id
    where d.noun = any(${[...nouns]}::text[])`
  const { rows } = await sql<AskedRow>`
    ${asked(sql`a.other_id`, true)} union all ${asked(sql`a.author_id`, false)}`.execute(database)
  return rows
}

/** Of invoices, those of which something is still to be paid: an approval of what is paid waits for nobody. */
export async function owedInvoices(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct document_id as id from payable
    where document_id = any(${[...ids]}::bigint[]) and amount - cleared - paid <> 0`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
