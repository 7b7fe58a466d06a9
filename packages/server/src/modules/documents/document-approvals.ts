import type { DocumentKind } from '@tsumugi/contract'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import {
  approvingParty,
  type DocumentApprovalState,
  type DocumentRules,
} from '../../records/documents/document-rules.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { filesOfDocuments } from '../../records/documents/file-queries.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { hashOf, newestApprovals, requestApproval, targetEdited } from '../approvals/public-face.ts'
import { approvesBy } from './approval-queries.ts'
import { readingOf } from './approval-target.ts'

/** An organisation approves its drafts before they go out, or what it was sent (domain §3.7: orders, received invoices). */
export const documentApprovals: Pick<Required<DocumentRules>, 'approvals' | 'requestApproval'> = {
  async approvals(request, kind, rows) {
    const { database, userGroupId } = request
    const own = rows.filter((row) => approvingParty(kind, row) === userGroupId)
    if (!kind.approval || own.length === 0 || !(await approvesBy(database, userGroupId, kind.approval.function)))
      return new Map()
    return statesOf(request, kind, own)
  },

  async requestApproval(request, kind, row, note) {
    const { database, userGroupId } = request
    const { target, function: key } = kind.approval!
    if (approvingParty(kind, row) !== userGroupId) throw new Refusal(422, [{ code: 'transition_status' }])
    if (!(await approvesBy(database, userGroupId, key))) throw new Refusal(422, [{ code: 'approval_not_used' }])
    const lines = await linesOf(database, kind, [row.id])
    if (lines.length === 0) throw new Refusal(422, [{ code: 'lines_needed', field: 'lines' }])
    const before = (await statesOf(request, kind, [row])).get(row.id)!
    if (before.status === 'approved') throw new Refusal(409, [{ code: 'approval_given' }])
    await requestApproval(request, { target, id: row.id, note })
    await request.notify(kind.noun, row.id)
  },
}

async function statesOf(
  { database, userGroupId, accountId }: TenantRequest,
  kind: DocumentKind,
  rows: readonly DocumentDataRow[],
): Promise<Map<number, DocumentApprovalState>> {
  const ids = rows.map(({ id }) => id)
  const newest = await newestApprovals(database, userGroupId, kind.approval!.target, ids)
  const approved = ids.filter((id) => newest.get(id)?.status === 'approved')
  const [lines, files] =
    approved.length > 0
      ? await Promise.all([linesOf(database, kind, approved), filesOfDocuments(database, approved)])
      : [[], []]
  const stateOf = (row: DocumentDataRow): DocumentApprovalState => {
    const last = newest.get(row.id)
    if (!last) return { status: 'needed', id: null, own: false }
    const own = last.requested_by === accountId
    if (last.status !== 'approved') return { status: last.status, id: last.id, own }
    const reading = readingOf(
      kind,
      row,
      lines.filter((line) => line.document_id === row.id),
      files.filter((file) => file.document_id === row.id),
    )
    return { status: hashOf(reading).equals(last.snapshot_hash) ? 'approved' : 'outdated', id: last.id, own }
  }
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

/** A draft that was edited, removed or given other files while its approval ran is not what the deciders look at any more. */
export async function approvalOfEdited(
  request: TenantRequest,
  { approval }: DocumentKind,
  before: DocumentDataRow,
): Promise<void> {
  if (approval && !before.shared) await targetEdited(request, { target: approval.target, id: before.id })
}
