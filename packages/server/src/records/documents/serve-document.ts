import { paginate, type DocumentKind } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { problemsOf } from '../../http/failures/error-reply.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { changed } from '../changed.ts'
import { progressReply } from '../lines/line-limits.ts'
import { linesOf } from '../lines/line-queries.ts'
import { progressOf } from '../lines/progress-queries.ts'
import { proposalsOf } from '../revisions/proposal-queries.ts'
import { answer, propose, proposalReply, type Proposed } from '../revisions/proposals.ts'
import { revisionsOf } from '../revisions/revision-queries.ts'
import { revisionReplies } from '../revisions/revision-replies.ts'
import { pageOfDocuments } from './lists/page-queries.ts'
import { countOf } from './lists/sum-queries.ts'
import { detailReply, headReply, linesReply } from './document-replies.ts'
import type { DocumentDataRow } from './document-row.ts'
import type { DocumentHandler, DocumentRules } from './document-rules.ts'
import {
  addCounted,
  createDraft,
  heldVersion,
  removeDraft,
  rowOf,
  saveFields,
  saveLines,
  type Creation,
  type LineChanges,
} from './draft-handlers.ts'
import { moveDocuments, refuseSingle, type Move } from './move-documents.ts'
import { isMember, keepSide, sideKept } from './side-queries.ts'

/** Binds the calls of one kind of document: `serveDocument(documents.contracts, rules)`; what no table can tell are its rules. */
export function serveDocument(document: unknown, rules: DocumentRules = {}): BoundEndpoint[] {
  const kind = document as DocumentKind
  const handlers: Record<string, DocumentHandler> = {
    ...reads(kind, rules),
    ...writes(kind, rules),
    ...agreements(kind, rules),
    ...(kind.approval && approvals(kind, rules)),
    ...rules.calls?.(kind),
  }
  return serve(kind.endpoints)(handlers as never)
}

function reads(kind: DocumentKind, rules: DocumentRules): Record<string, DocumentHandler> {
  return {
    async list({ database, userGroupId }, { query }) {
      const { page, limit, offset } = limitsOf(query, documentLimit)
      const { rows, sums } = await pageOfDocuments(database, kind, userGroupId, { ...query, limit, offset })
      const chosen = sums.filter(({ status }) => !query.status || status === query.status)
      return {
        data: rows.map((row) => headReply(kind, row, userGroupId)),
        pagination: paginate(countOf(sums, query.status), page, limit),
        tabs: kind.lifecycle.statuses.map((status) => ({ status, count: countOf(sums, status) })),
        totals: [...new Set(chosen.map(({ currency }) => currency))].toSorted().map((currency) => {
          const of = chosen.filter((each) => each.currency === currency)
          return {
            currency,
            quantity: sum(of.map((each) => each.quantity)),
            amount: sum(of.map((each) => each.amount)),
          }
        }),
      }
    },
    show: async (request, { params }) => ({
      data: await detailReply(request, kind, await rowOf(request, kind, params.id), rules),
    }),
    async lines(request, { params }) {
      await rowOf(request, kind, params.id)
      return { data: linesReply(kind, await linesOf(request.database, kind, [params.id])) }
    },
    async progress(request, { params }) {
      await rowOf(request, kind, params.id)
      return { data: progressReply(await progressOf(request.database, [params.id])) }
    },
    async revisions(request, { params }) {
      const { issue_date: issuedOn } = await rowOf(request, kind, params.id)
      return { data: issuedOn ? await revisionReplies(request, params.id, issuedOn) : [] }
    },
    async revision(request, { params }) {
      await rowOf(request, kind, params.id)
      const found = (await revisionsOf(request.database, params.id)).find(
        (row) => String(row.revision) === params.revision,
      )
      if (!found) throw notFound()
      return { data: { revision: found.revision, content: found.content } }
    },
    async proposals(request, { params }) {
      await rowOf(request, kind, params.id)
      const rows = await proposalsOf(request.database, params.id)
      return { data: rows.map((row) => proposalReply(row, request.userGroupId)) }
    },
  }
}

function writes(kind: DocumentKind, rules: DocumentRules): Record<string, DocumentHandler> {
  const saved = async (request: TenantRequest, before: DocumentDataRow) => {
    await rules.saved?.(request, kind, before, await rowOf(request, kind, before.id))
    return { data: await detailReply(request, kind, await rowOf(request, kind, before.id), rules) }
  }
  const current = (request: TenantRequest) => (row: DocumentDataRow) => detailReply(request, kind, row, rules)
  return {
    async create(request, { body }) {
      const row = await createDraft(request, kind, body[kind.noun] as Creation, rules)
      return { data: await detailReply(request, kind, row, rules) }
    },
    async update(request, { params, body }) {
      const { lockVersion, ...values } = body[kind.noun] as { lockVersion: number }
      const row = await heldVersion(request, kind, params.id, lockVersion, current(request))
      await saveFields(request, kind, row, values)
      return saved(request, row)
    },
    async saveLines(request, { params, body }) {
      const { lockVersion, lines } = body as { lockVersion: number; lines: LineChanges }
      const row = await heldVersion(request, kind, params.id, lockVersion, current(request))
      await saveLines(request, kind, row, lines)
      return saved(request, row)
    },
    async addToLines(request, { params, body }) {
      const { field, lines } = body as { field: string; lines: { id: number; add: string }[] }
      const row = await heldVersion(request, kind, params.id, null, current(request))
      return { data: await addCounted(request, kind, row, field, lines) }
    },
    async delete(request, { params }) {
      const row = await heldVersion(request, kind, params.id, null, current(request))
      await removeDraft(request, kind, row)
      await rules.saved?.(request, kind, row, null)
      return null
    },
    async move(request, { body }) {
      const move = body as unknown as Move
      const outcomes = await moveDocuments(request, kind, move, rules)
      const [only] = move.documents
      const row =
        outcomes.length === 1 && outcomes[0]!.causes.length > 0 ? await rowOf(request, kind, only!.id) : undefined
      await refuseSingle(move, outcomes, () => [row && headReply(kind, row, request.userGroupId)])
      if (outcomes.every(({ causes }) => causes.length > 0)) nothingToDo(request)
      return {
        data: outcomes.map(({ id, causes }) => ({
          id,
          outcome: causes.length === 0 ? 'done' : 'refused',
          errors: problemsOf(causes, request.locale),
        })),
      }
    },
  }
}

function agreements(kind: DocumentKind, rules: DocumentRules): Record<string, DocumentHandler> {
  return {
    async side(request, { params, body }) {
      const { database, userGroupId } = request
      const row = await rowOf(request, kind, params.id)
      const { lockVersion, ...given } = body.side as {
        lockVersion: number
        note?: string
        tags?: string[]
        assigneeId?: number
      }
      const before = await sideKept(database, userGroupId, row.id)
      const assignee = given.assigneeId === undefined ? before.assignee_id : given.assigneeId
      if (assignee !== null && !(await isMember(database, userGroupId, assignee)))
        throw invalid({ code: 'not_found', field: 'side.assigneeId' })
      await orStale(
        keepSide(database, userGroupId, row.id, lockVersion, {
          note: given.note === undefined ? before.note : given.note,
          tags: given.tags ?? before.tags,
          assignee_id: assignee,
        }),
        () => detailReply(request, kind, row, rules),
      )
      await changed(request, { noun: kind.noun as 'contract', verb: 'side_saved', id: row.id })
      return { data: await detailReply(request, kind, row, rules) }
    },
    async propose(request, { params, body }) {
      const made = await propose(request, kind, params.id, body.proposal as Proposed, rules)
      return { data: proposalReply(made, request.userGroupId) }
    },
    async answer(request, { params, body }) {
      const answered = await answer(request, kind, params, body as unknown as Parameters<typeof answer>[3], rules)
      return { data: proposalReply(answered, request.userGroupId) }
    },
  }
}

/** Of kinds that their author's organisation approves before they go out. */
function approvals(kind: DocumentKind, rules: DocumentRules): Record<string, DocumentHandler> {
  return {
    async requestApproval(request, { params, body }) {
      const { note = '', lockVersion } = body.approval as { note?: string; lockVersion: number }
      const row = await heldVersion(request, kind, params.id, lockVersion, (now) =>
        detailReply(request, kind, now, rules),
      )
      await rules.requestApproval?.(request, kind, row, note)
      return { data: await detailReply(request, kind, await rowOf(request, kind, row.id), rules) }
    },
  }
}
