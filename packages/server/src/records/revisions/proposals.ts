import type { DocumentKind } from '@tsumugi/contract'
import { ceilingOf, compare, sum } from '@tsumugi/domain'
import { Refusal, invalid, notFound, stale, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../changed.ts'
import { documentsById, holdDocuments, updateFields, updateHead } from '../documents/document-queries.ts'
import { partnerOf, type DocumentDataRow } from '../documents/document-row.ts'
import { deleteLines, insertLines, knownLines, linesOf, sumUp, updateLines } from '../lines/line-queries.ts'
import { countFrom } from '../documents/move-documents.ts'
import { endProgress, holdProgress, progressOf, refreshProgressStatuses } from '../lines/progress-queries.ts'
import {
  answerProposal,
  insertProposal,
  outdateOthers,
  proposalsOf,
  type ProposalRow,
  type ProposedDifference,
} from './proposal-queries.ts'
import { nextRevision } from './revision-queries.ts'

export interface Proposed extends ProposedDifference {
  readonly kind: 'change' | 'cancel'
  readonly baseRevision: number
  readonly reason: string
}

/** A proposal as one side sees it. */
export const proposalReply = (row: ProposalRow, userGroupId: number) => ({
  id: row.id,
  kind: row.kind,
  baseRevision: row.base_revision,
  ours: row.author_id === userGroupId,
  difference: row.difference,
  reason: row.reason,
  status: row.status,
  comment: row.comment,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
})

/** Asks the other side for a change of what was issued, or to cancel it; nothing changes until it answers. */
export async function propose(
  request: TenantRequest,
  kind: DocumentKind,
  id: number,
  asked: Proposed,
): Promise<ProposalRow> {
  const { database, userGroupId, accountId } = request
  const row = await heldDocument(request, kind, id)
  const partner = partnerOf(row, userGroupId)
  if (!row.shared || partner === null) throw invalid({ code: 'proposal_draft' })
  if (asked.kind === 'cancel' && !cancelling(kind, row)) throw invalid({ code: 'transition_status' })
  if (row.revision !== asked.baseRevision)
    throw stale({ revision: row.revision, proposals: await proposalsOf(database, id) })
  await refuseUnknown(request, id, asked)
  const made = await insertProposal(database, {
    document_id: id,
    kind: asked.kind,
    base_revision: asked.baseRevision,
    reason: asked.reason,
    difference: { fields: asked.fields, lines: asked.lines },
    authorId: userGroupId,
    otherId: partner,
    accountId,
  })
  await told(request, kind, row, 'proposed', made)
  return made
}

/** The other side accepts or declines; its author takes it back. Accepted, it is applied and frozen in one go. */
export async function answer(
  request: TenantRequest,
  kind: DocumentKind,
  { id, proposalId }: { id: number; proposalId: number },
  { answer: given, comment }: { answer: 'accept' | 'decline' | 'withdraw'; comment?: string | undefined },
): Promise<ProposalRow> {
  const { database, userGroupId, accountId } = request
  const row = await heldDocument(request, kind, id)
  const proposal = (await proposalsOf(database, id)).find((each) => each.id === proposalId)
  if (!proposal) throw notFound()
  const isOurs = proposal.author_id === userGroupId
  if (isOurs !== (given === 'withdraw')) throw invalid({ code: 'transition_side' })
  if (proposal.status !== 'open') throw invalid({ code: 'proposal_answered' })
  if (given === 'accept' && proposal.base_revision !== row.revision) throw stale(proposalReply(proposal, userGroupId))
  const status = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[given] as ProposalRow['status']
  const answered = await answerProposal(database, proposalId, status, comment ?? null, accountId)
  if (given === 'accept') await apply(request, kind, row, proposal)
  await told(request, kind, row, 'proposal_answered', answered)
  return answered
}

async function heldDocument({ database }: TenantRequest, kind: DocumentKind, id: number): Promise<DocumentDataRow> {
  await holdDocuments(database, [id])
  const [row] = await documentsById(database, kind, [id])
  if (!row) throw notFound()
  return row
}

/** The move that both sides make together by agreeing to cancel. */
const cancelling = ({ lifecycle }: DocumentKind, { status }: DocumentDataRow) =>
  Object.values(lifecycle.transitions).find(({ by, from }) => by === 'both' && from.includes(status))

async function refuseUnknown({ database }: TenantRequest, id: number, { lines }: ProposedDifference): Promise<void> {
  const named = [...(lines?.changed ?? []).map((line) => Number(line.id)), ...(lines?.removed ?? [])]
  const known = await knownLines(database, id, named)
  if (named.some((lineId) => !known.has(lineId))) throw invalid({ code: 'not_found', field: 'lines' })
}

async function apply(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  proposal: ProposalRow,
): Promise<void> {
  const { database, accountId } = request
  if (proposal.kind === 'cancel') await cancelByBoth(request, kind, row)
  else await change(request, kind, row, proposal.difference)
  const [now] = await documentsById(database, kind, [row.id])
  await nextRevision(database, kind, now!, accountId)
  await outdateOthers(database, row.id, row.revision + 1)
}

async function cancelByBoth(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow): Promise<void> {
  const { database, accountId } = request
  const lines = await progressOf(database, [row.id])
  const held = await holdProgress(
    database,
    lines.map((line) => line.line_id),
  )
  if (held.some(({ shipped, billed }) => compare(shipped, '0') > 0 || compare(billed, '0') > 0))
    throw invalid({ code: 'lines_counted', field: 'lines' })
  await updateHead(database, row.id, accountId, { status: cancelling(kind, row)!.to })
}

async function change(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  { fields = {}, lines = {} }: ProposedDifference,
): Promise<void> {
  const { database, accountId } = request
  const { added = [], changed: changedLines = [], removed = [] } = lines
  if (kind.counted) await keepFloors(request, row, changedLines, removed)
  await updateFields(database, kind, row.id, fields)
  if (typeof fields.title === 'string') await updateHead(database, row.id, accountId, { title: fields.title })
  if (kind.counted) await endProgress(database, removed)
  await deleteLines(database, row.id, removed)
  await updateLines(database, kind, row.id, changedLines)
  await insertLines(database, kind, row.id, added)
  await sumUp(database, kind, row)
  if (!kind.counted) return
  const [now] = await documentsById(database, kind, [row.id])
  await countFrom(request, kind, now!, await linesOf(database, kind, [row.id]))
  await refreshProgressStatuses(database, [row.id])
}

/** Nothing is agreed away that has been shipped or billed already; the counters are held until the change is made. */
async function keepFloors(
  { database }: TenantRequest,
  row: DocumentDataRow,
  changedLines: readonly { readonly [field: string]: unknown }[],
  removed: readonly number[],
): Promise<void> {
  const lines = await progressOf(database, [row.id])
  const held = await holdProgress(
    database,
    lines.map((line) => line.line_id),
  )
  const wanted = new Map(changedLines.map((line) => [Number(line.id), line.quantity as string | undefined]))
  const tolerance = String(row.tolerance_percent ?? '0')
  const causes = held.flatMap((line): Cause[] => {
    const meta = { lineId: line.line_id, least: line.shipped }
    if (removed.includes(line.line_id))
      return compare(line.shipped, '0') > 0 ? [{ code: 'lines_counted', field: 'lines', meta }] : []
    const quantity = wanted.get(line.line_id)
    if (quantity === undefined) return []
    const most = sum([ceilingOf(quantity, tolerance, 2), line.rejected])
    return compare(most, line.shipped) < 0 ? [{ code: 'below_shipped', field: 'lines', meta }] : []
  })
  if (causes.length > 0) throw new Refusal(422, causes)
}

async function told(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  verb: 'proposed' | 'proposal_answered',
  proposal: ProposalRow,
): Promise<void> {
  await changed(request, {
    noun: kind.noun as 'contract',
    verb,
    id: row.id,
    partnerId: partnerOf(row, request.userGroupId),
    detail: { kind: proposal.kind, status: proposal.status, reason: proposal.reason, number: row.number },
  })
}
