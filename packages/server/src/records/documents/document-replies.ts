import { snake, type DocumentKind } from '@tsumugi/contract'
import { sidesInTurn, transitionsFor } from '@tsumugi/domain'
import type { TenantRequest } from '../../http/request.ts'
import { waitOf, type DocumentRules } from './document-rules.ts'
import { authorOf, sideOf, type DocumentDataRow } from './document-row.ts'
import type { LineDataRow } from '../lines/line-queries.ts'
import { openProposals } from '../revisions/proposal-queries.ts'
import { sideKept } from './side-queries.ts'

/** A document as one of its parties sees it in a list. */
export function headReply(kind: DocumentKind, row: DocumentDataRow, userGroupId: number) {
  const author = authorOf(row)
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    deliveryStatus: row.delivery_status,
    billingStatus: row.billing_status,
    title: row.title,
    issuer: { id: row.issuer_id, name: row.issuer_name },
    receiver: row.receiver_id === null ? null : { id: row.receiver_id, name: row.receiver_name ?? '' },
    side: sideOf(row, userGroupId),
    author,
    turn: sidesInTurn(kind.lifecycle, row.status, author),
    currency: row.currency,
    quantity: row.quantity,
    amount: row.amount,
    tax: row.tax,
    total: row.total,
    issueDate: row.issue_date,
    revision: row.revision,
    updatedAt: row.updated_at,
    lockVersion: row.lock_version,
    ...Object.fromEntries(Object.keys(kind.fields).map((field) => [field, row[snake(field)]])),
  }
}

/** A document with what only its own page shows. */
export async function detailReply(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  { approvals, threadOf, waits }: DocumentRules = {},
) {
  const { database, userGroupId, asker } = request
  const [states, held, own, threadId, proposals] = await Promise.all([
    approvals?.(request, kind, [row]),
    waits?.(request, kind, row),
    sideKept(database, userGroupId, row.id),
    threadOf?.(request, row.id),
    openProposals(database, row.id),
  ])
  const approval = states?.get(row.id)
  return {
    ...headReply(kind, row, userGroupId),
    transitions: transitionsFor(kind.lifecycle, {
      status: row.status,
      side: sideOf(row, userGroupId),
      author: authorOf(row),
      powerUser: asker.user.powerUser,
    }).map(({ name, refusal }) => ({
      name,
      refusal: refusal ?? (name === kind.approval?.move ? waitOf(approval) : (held?.[name] ?? null)),
    })),
    approval: approval ?? null,
    sourceId: row.source_id as number | null,
    sourceNoun: row.source_noun as string | null,
    payable: row.payable,
    taxTotals: row.tax_totals ?? [],
    threadId: threadId ?? null,
    openProposals: proposals,
    own: { note: own.note, tags: own.tags, assigneeId: own.assignee_id, lockVersion: own.lock_version },
  }
}

/** Lines by columns. */
export function linesReply(kind: DocumentKind, rows: readonly LineDataRow[]) {
  return {
    ids: rows.map(({ id }) => id),
    sourceLineIds: rows.map((row) => row.source_line_id),
    amounts: rows.map(({ amount }) => amount),
    columns: Object.fromEntries(Object.keys(kind.lines).map((field) => [field, rows.map((row) => row[snake(field)])])),
  }
}
