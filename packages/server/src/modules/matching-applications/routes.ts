import { contract, paginate } from '@tsumugi/contract'
import {
  afterApplicationMove,
  applicationStatuses,
  isOfferOpen,
  type ApplicationStatus,
} from '@tsumugi/domain/matching'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { openRow } from '../open-recruitments/public-face.ts'
import { holdRecruitment } from '../recruitments/public-face.ts'
import { beginBusiness } from './acceptance.ts'
import { tellOtherSide } from './news.ts'
import {
  acceptedCount,
  applicationOf,
  deleteApplication,
  insertApplication,
  insertComment,
  pageOfApplications,
  updateApplication,
  type ApplicationRow,
} from './queries.ts'
import { applicationDetail, applicationReplies } from './replies.ts'

/** Applications, seen by their supplier and their recruiter alone (domain §3.15). */
export const matchingApplicationRoutes = serve(contract.applications)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfApplications(request.database, request.userGroupId, query.status, {
      limit,
      offset,
    })
    const countOf = (status: (typeof tabs)[number]['status']) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly ApplicationStatus[] = query.status ? [query.status] : applicationStatuses
    const count = chosen.reduce((sum, status) => sum + countOf(status), 0)
    return {
      data: await applicationReplies(request, rows),
      pagination: paginate(count, page, limit),
      tabs: applicationStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  show: async (request, { params }) => ({ data: await applicationDetail(request, await seen(request, params.id)) }),

  async create(request, { params, body: { application } }) {
    const recruitment = await openRow(request.database, request.userGroupId, params.id)
    if (!recruitment) throw notFound()
    if (recruitment.status !== 'open') throw invalid({ code: 'recruitment_over' })
    if (recruitment.needsAgreement && !recruitment.agreed) throw invalid({ code: 'agreement_needed' })
    const id = await insertApplication(request.database, request, recruitment, application)
    if (id === undefined) throw invalid({ code: 'application_there' })
    await changed(request, { noun: 'matching_application', verb: 'created', id, detail: { name: recruitment.title } })
    return answer(request, id)
  },

  async update(request, { params, body }) {
    const { lockVersion, ...offer } = body.application
    const row = await ofSide(request, params.id, 'supplier')
    if (!isOfferOpen(row.status)) throw invalid({ code: 'application_sent' })
    const before = await recordBefore(request, 'matching_application', row.id)
    await save(request, row, lockVersion, offer)
    const detail = { name: row.title }
    await changed(request, { noun: 'matching_application', verb: 'updated', id: row.id, before, detail })
    return answer(request, row.id)
  },

  async move(request, { params, body }) {
    const row = await seen(request, params.id)
    const side = row.supplierId === request.userGroupId ? 'supplier' : 'recruiter'
    const status = body.move === 'accept' ? null : afterApplicationMove(row.status, body.move, side)
    if (!status) throw invalid({ code: 'not_transition', field: 'move', meta: { from: row.status, to: body.move } })
    if (body.move === 'send') await assertStillOpen(request, row)
    await save(request, row, body.lockVersion, {
      status,
      ...(body.move === 'send' && { sentAt: new Date().toISOString() }),
    })
    await recordMove(request, row, status)
    await tellOtherSide(request, row, body.move === 'send' ? 'matching_applied' : 'matching_moved')
    return answer(request, row.id)
  },

  async accept(request, { params, body }) {
    const row = await ofSide(request, params.id, 'recruiter')
    const isTaken = row.status === 'accepted'
    if (isTaken ? row.tradeId !== null : !afterApplicationMove(row.status, 'accept', 'recruiter'))
      throw invalid({ code: 'not_transition', field: 'move', meta: { from: row.status, to: 'accept' } })
    await holdRecruitment(request.database, request.userGroupId, row.recruitmentId)
    if (!isTaken && (await acceptedCount(request.database, row.recruitmentId)) >= row.seats)
      throw invalid({ code: 'seats_taken', meta: { count: row.seats } })
    const { lock_version } = await save(request, row, body.lockVersion, { status: 'accepted' })
    if (!isTaken) await recordMove(request, row, 'accepted')
    const tradeId = await beginBusiness(request, row)
    if (tradeId !== null) await updateApplication(request.database, row.id, lock_version, { tradeId })
    if (!isTaken || tradeId !== null) await tellOtherSide(request, row, 'matching_moved')
    return answer(request, row.id)
  },

  async comment(request, { params, body: { comment } }) {
    const row = await seen(request, params.id)
    if (row.status === 'draft') throw invalid({ code: 'talk_draft' })
    await insertComment(request.database, request, row.id, { author: request.asker.user.name, text: comment.text })
    await changed(request, {
      noun: 'matching_application',
      verb: 'commented',
      id: row.id,
      partnerId: otherSide(request, row),
      detail: { name: row.title, comment: comment.text },
    })
    await tellOtherSide(request, row, 'matching_commented')
    return answer(request, row.id)
  },

  async delete(request, { params }) {
    const row = await ofSide(request, params.id, 'supplier')
    if (!(await deleteApplication(request.database, request.userGroupId, row.id)))
      throw invalid({ code: 'application_sent' })
    const detail = { name: row.title }
    await changed(request, { noun: 'matching_application', verb: 'deleted', id: row.id, detail })
    return null
  },
})

async function seen({ database }: TenantRequest, id: number): Promise<ApplicationRow> {
  const row = await applicationOf(database, id)
  if (!row) throw notFound()
  return row
}

async function ofSide(request: TenantRequest, id: number, side: 'supplier' | 'recruiter'): Promise<ApplicationRow> {
  const row = await seen(request, id)
  if ((side === 'supplier' ? row.supplierId : row.recruiterId) !== request.userGroupId) throw notFound()
  return row
}

const otherSide = ({ userGroupId }: TenantRequest, { supplierId, recruiterId }: ApplicationRow) =>
  supplierId === userGroupId ? recruiterId : supplierId

const answer = async (request: TenantRequest, id: number) => ({
  data: await applicationDetail(request, await seen(request, id)),
})

async function save(
  request: TenantRequest,
  row: ApplicationRow,
  lockVersion: number,
  values: Readonly<Record<string, unknown>>,
) {
  const updated = updateApplication(request.database, row.id, lockVersion, values)
  return orStale(updated, async () => applicationDetail(request, await seen(request, row.id)))
}

/** Both chains say it: the supplier’s and the recruiter’s. */
const recordMove = (request: TenantRequest, row: ApplicationRow, status: string) =>
  changed(request, {
    noun: 'matching_application',
    verb: 'moved',
    id: row.id,
    partnerId: otherSide(request, row),
    changes: { status: { before: row.status, after: status } },
    detail: { name: row.title },
  })

async function assertStillOpen(request: TenantRequest, row: ApplicationRow): Promise<void> {
  const recruitment = await openRow(request.database, request.userGroupId, row.recruitmentId)
  if (!recruitment) throw notFound()
  if (recruitment.status !== 'open') throw invalid({ code: 'recruitment_over' })
  if (recruitment.needsAgreement && !recruitment.agreed) throw invalid({ code: 'agreement_needed' })
}
