import { contract, paginate, type ConfirmedMark } from '@tsumugi/contract'
import { afterMarkStep, type AuditVerb, type MarkStep } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { acceptMarks, type MarkAnswerers } from './mark-answers.ts'
import { changeMark, confirmMarks, contentNames, knownMarks, markOf, pageOfMarks, type MarkRow } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { targetLink } from './target-link.ts'

/** Marks, with what answering them does to records of other modules. */
export const confirmedMarkRoutes = (answerers: MarkAnswerers) =>
  serve(contract.confirmedMarks)({
    async list({ database, userGroupId }, { query }) {
      const { rows, page, limit, count } = await pageOfMarks(database, userGroupId, query)
      return { data: rows.map((row) => reply(row, userGroupId)), pagination: paginate(count, page, limit) }
    },

    contentNames: async ({ database, userGroupId }, { query }) => ({
      data: await contentNames(database, userGroupId, query.open ?? false),
    }),

    async comment(request, { params, body }) {
      const mark = await own(request, params.id)
      const { comment, lockVersion } = body.confirmedMark
      if (sideOf(mark, request.userGroupId) !== 'theirs')
        throw invalid({ code: 'mark_step', field: 'confirmedMark.comment', meta: { status: mark.status } })
      return { data: await save(request, mark, lockVersion, 'commented', { comment: comment || null }) }
    },

    confirm: async (request, { body }) => ({ data: await confirmEach(request, answerers, body.ids) }),

    object: async (request, { params, body }) => ({
      data: await objectTo(request, answerers, params.id, body.confirmedMark),
    }),

    async resolve(request, { params, body }) {
      const mark = await own(request, params.id)
      const { answer, lockVersion } = body.confirmedMark
      return {
        data: await save(
          request,
          mark,
          lockVersion,
          'resolved',
          { status: step(mark, request, 'resolve'), answer },
          { event: 'mark_resolved', to: mark.must_confirm_group_id },
        ),
      }
    },
  })

/** Confirms what is still open of some marks; what asks for other dates is answered by it. One outcome for each. */
async function confirmEach(request: TenantRequest, answerers: MarkAnswerers, ids: readonly number[]) {
  const { database, userGroupId, accountId, asker } = request
  const known = await knownMarks(database, userGroupId, ids)
  if (known.length !== new Set(ids).size) throw notFound()
  const { accepted, changedSince } = await acceptMarks(request, answerers, known)
  const answered = new Set([...accepted.map(({ id }) => id), ...changedSince])
  const rest = ids.filter((id) => !answered.has(id))
  const confirmed = await confirmMarks(database, userGroupId, rest, { accountId, name: asker.user.name })
  const done = [...accepted, ...confirmed]
  const topic = { name: 'confirmed_mark', id: null }
  if (done.length === 0) nothingToDo(request)
  for (const { id, user_group_id: partnerId } of done)
    await changed(request, { noun: 'confirmed_mark', verb: 'confirmed', id, topic, partnerId })
  const outcomes = new Map<number, 'confirmed' | 'changed_since'>([
    ...done.map(({ id }) => [id, 'confirmed'] as const),
    ...changedSince.map((id) => [id, 'changed_since'] as const),
  ])
  return ids.map((id) => ({ id, outcome: outcomes.get(id) ?? ('not_open' as const) }))
}

/** Objects to a mark with a comment; what asked for other dates stays as it was. */
async function objectTo(
  request: TenantRequest,
  answerers: MarkAnswerers,
  id: number,
  { comment, lockVersion }: { readonly comment: string; readonly lockVersion: number },
) {
  const mark = await own(request, id)
  const { accountId, asker } = request
  const data = await save(
    request,
    mark,
    lockVersion,
    'objected',
    {
      status: step(mark, request, 'object'),
      comment,
      confirmed_by: accountId,
      confirmed_by_name: asker.user.name,
      confirmed_at: new Date().toISOString(),
    },
    { event: 'mark_objected', to: mark.user_group_id },
  )
  await answerers[mark.target_kind]?.object(request, mark.id, comment)
  return data
}

async function own({ database, userGroupId }: TenantRequest, id: number): Promise<MarkRow> {
  const mark = await markOf(database, userGroupId, id)
  if (!mark) throw notFound()
  return mark
}

const sideOf = (mark: MarkRow, userGroupId: number) => (mark.must_confirm_group_id === userGroupId ? 'theirs' : 'ours')

function step(mark: MarkRow, { userGroupId }: TenantRequest, wanted: MarkStep) {
  const status = afterMarkStep(mark.status, sideOf(mark, userGroupId), wanted)
  if (!status) throw invalid({ code: 'mark_step', field: 'confirmedMark', meta: { status: mark.status } })
  return status
}

/** Saves what one side did, and tells the other. */
async function save(
  request: TenantRequest,
  mark: MarkRow,
  lockVersion: number,
  verb: AuditVerb,
  values: Record<string, unknown>,
  news?: { event: 'mark_objected' | 'mark_resolved'; to: number },
): Promise<ConfirmedMark> {
  const { database, userGroupId, asker } = request
  const before = await recordBefore(request, 'confirmed_mark', mark.id)
  const row = await orStale(changeMark(database, mark.id, lockVersion, values), async () =>
    reply(await own(request, mark.id), userGroupId),
  )
  const partnerId = sideOf(mark, userGroupId) === 'theirs' ? mark.user_group_id : mark.must_confirm_group_id
  await changed(request, { noun: 'confirmed_mark', verb, id: mark.id, before, partnerId })
  if (news) {
    await tellPartner(database, {
      userGroupId: news.to,
      event: news.event,
      accountIds: null,
      subject: { kind: 'confirmed_mark', id: mark.id },
      link: '/s/confirmed_marks',
      detail: { title: mark.target_label, content: mark.content_name, partner: asker.user.currentUserGroup!.name },
    })
  }
  return reply(row, userGroupId)
}

/** What is asked is answered on the screen of the record, which both sides may open. */
const answeredThere = ({ target_kind }: MarkRow) => target_kind === 'production_schedule'

function reply(row: MarkRow, userGroupId: number): ConfirmedMark {
  const side = sideOf(row, userGroupId)
  return {
    id: row.id,
    target: {
      kind: row.target_kind,
      id: row.target_id,
      label: row.target_label,
      link: side === 'ours' || answeredThere(row) ? targetLink(row.target_kind, row.target_id) : null,
    },
    contentName: row.content_name,
    oldValue: row.old_value,
    newValue: row.new_value,
    status: row.status,
    changedBy: { userGroup: row.user_group_name, user: row.changed_by_name },
    mustConfirm: { userGroup: row.must_confirm_group_name },
    confirmedBy: row.confirmed_by_name,
    confirmedAt: row.confirmed_at,
    comment: row.comment,
    answer: row.answer,
    createdAt: row.created_at,
    side,
    lockVersion: row.lock_version,
  }
}
