import type { DocumentKind } from '@tsumugi/contract'
import { ceilingOf, compare, sum } from '@tsumugi/domain'
import { type Cause, invalid, notFound, orStale, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../changed.ts'
import { documentsById, holdDocuments, updateFields, updateHead } from '../documents/document-queries.ts'
import { partnerOf, type DocumentDataRow } from '../documents/document-row.ts'
import type { DocumentRules } from '../documents/document-rules.ts'
import { refuseFuture } from '../documents/writable-fields.ts'
import { deleteLines, insertLines, knownLines, linesOf, updateLines } from '../lines/line-queries.ts'
import { countFrom } from '../documents/move-documents.ts'
import { recount } from '../lines/recount.ts'
import { refuseUnknownReferences } from '../lines/reference-queries.ts'
import { sourceDocumentsOf } from '../lines/source-queries.ts'
import { sumUp } from '../lines/sum-queries.ts'
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
  rules: DocumentRules = {},
): Promise<ProposalRow> {
  const { database, userGroupId, accountId } = request
  const row = await heldDocument(request, kind, id)
  const partner = partnerOf(row, userGroupId)
  if (!row.shared || partner === null) throw invalid({ code: 'proposal_draft' })
  if (!isOpen(kind, row, asked.kind)) throw invalid({ code: 'transition_status' })
  await orStale(row.revision === asked.baseRevision, () => agreedSince(request, row, null, asked.baseRevision))
  await refuseUnknown(request, id, asked)
  await refuseUnknownReferences(
    request,
    kind.lines,
    [...(asked.lines?.added ?? []), ...(asked.lines?.changed ?? [])],
    'lines',
  )
  await refuseUnknownReferences(request, kind.fields, [asked.fields ?? {}], kind.noun)
  await refuseFuture(request, kind.fields, asked.fields ?? {}, 'proposal.fields')
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
  await rules.followProposal?.(request, row, made)
  return made
}

/** The other side accepts or declines; its author takes it back. Accepted, it is applied and frozen in one go. */
export async function answer(
  request: TenantRequest,
  kind: DocumentKind,
  { id, proposalId }: { id: number; proposalId: number },
  { answer: given, comment }: { answer: 'accept' | 'decline' | 'withdraw'; comment?: string | undefined },
  rules: DocumentRules = {},
): Promise<ProposalRow> {
  const { database, userGroupId, accountId } = request
  const row = await heldDocument(request, kind, id)
  const proposal = (await proposalsOf(database, id)).find((each) => each.id === proposalId)
  if (!proposal) throw notFound()
  const isOurs = proposal.author_id === userGroupId
  if (isOurs !== (given === 'withdraw')) throw invalid({ code: 'transition_side' })
  await orStale(given !== 'accept' || proposal.status !== 'outdated', () =>
    agreedSince(request, row, proposal, proposal.base_revision),
  )
  if (proposal.status !== 'open') throw invalid({ code: 'proposal_answered' })
  const status = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[given] as ProposalRow['status']
  const answered = await answerProposal(database, proposalId, status, comment ?? null, accountId)
  if (given === 'accept' && !isOpen(kind, row, proposal.kind)) throw invalid({ code: 'transition_status' })
  if (given === 'accept') await apply(request, kind, row, proposal, rules)
  await told(request, kind, row, 'proposal_answered', answered)
  await rules.followProposal?.(request, row, answered)
  if (given === 'accept') await rules.followMoves?.(request, kind, [row.id], proposal.kind)
  return answered
}

/** Another change was agreed first: both differences. */
async function agreedSince(
  { database, userGroupId }: TenantRequest,
  { id, revision }: DocumentDataRow,
  asked: ProposalRow | null,
  base: number,
) {
  const agreed = (await proposalsOf(database, id)).filter(
    (each) => each.status === 'accepted' && each.base_revision >= base,
  )
  return {
    revision,
    asked: asked && proposalReply(asked, userGroupId),
    agreed: agreed.map((each) => proposalReply(each, userGroupId)),
  }
}

/** The document and those whose lines it counts on, in the order of their ids: the first of all locks. */
async function heldDocument({ database }: TenantRequest, kind: DocumentKind, id: number): Promise<DocumentDataRow> {
  await holdDocuments(database, [id, ...(await sourceDocumentsOf(database, [id]))])
  const [row] = await documentsById(database, kind, [id])
  if (!row) throw notFound()
  return row
}

/** The move that both sides make together, by agreeing to cancel or on a change. */
const together = ({ lifecycle }: DocumentKind, { status }: DocumentDataRow, wish: 'change' | 'cancel') =>
  Object.entries(lifecycle.transitions).find(
    ([, { by, from, revises }]) => by === 'both' && (revises === true) === (wish === 'change') && from.includes(status),
  )

/** Cancelling is a move of the life. Changes are open unless the row says in which statuses they come. */
function isOpen(kind: DocumentKind, row: DocumentDataRow, wish: 'change' | 'cancel'): boolean {
  const isBound = wish === 'cancel' || Object.values(kind.lifecycle.transitions).some(({ revises }) => revises)
  return !isBound || together(kind, row, wish) !== undefined
}

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
  rules: DocumentRules,
): Promise<void> {
  const { database, accountId } = request
  const move = together(kind, row, proposal.kind)
  if (proposal.kind === 'cancel') await refuseCounted(request, row)
  else await change(request, kind, row, proposal.difference)
  if (move) await updateHead(database, row.id, accountId, { status: move[1].to })
  if (move) await rules.moved?.(request, kind, row, move[0])
  const [now] = await documentsById(database, kind, [row.id])
  await nextRevision(database, kind, now!, accountId)
  await outdateOthers(database, row.id, row.revision + 1)
}

/** What was shipped or billed cannot be cancelled. */
async function refuseCounted({ database }: TenantRequest, { id }: DocumentDataRow): Promise<void> {
  const held = await holdProgress(
    database,
    (await progressOf(database, [id])).map((line) => line.line_id),
  )
  if (held.some(({ shipped, billed }) => compare(shipped, '0') > 0 || compare(billed, '0') > 0))
    throw invalid({ code: 'lines_counted', field: 'lines' })
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
  const before = await linesOf(database, kind, [row.id])
  await updateFields(database, kind, row.id, fields)
  if (typeof fields.title === 'string') await updateHead(database, row.id, accountId, { title: fields.title })
  if (kind.counted) await endProgress(database, removed)
  await deleteLines(database, row.id, removed)
  await updateLines(database, kind, row.id, changedLines)
  await insertLines(database, kind, row.id, added)
  const [now] = await documentsById(database, kind, [row.id])
  await sumUp(database, kind, now!)
  await recount(database, kind, row.id, before)
  if (!kind.counted) return
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
