import { contract, paginate, type OpenRecruitmentDetail } from '@tsumugi/contract'
import { isFit } from '@tsumugi/domain/matching'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { profileOf } from '../matching-profiles/public-face.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { detailsOf, insertAgreement, insertQuestion, openRow, openRows, setWatch, type OpenRow } from './queries.ts'
import { deleteSavedSearch, insertSavedSearch, savedSearchesOf } from './saved-search-queries.ts'
import { isNameTold, openReplies, weigh } from './weigh.ts'

/** Recruitments as suppliers see them: nothing in an answer changes when another supplier does something. */
export const openRecruitmentRoutes = serve(contract.openRecruitments)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { fits, ...asked } = query
    const [rows, profile] = await Promise.all([
      openRows(request.database, request.userGroupId, asked),
      profileOf(request.database, request.userGroupId),
    ])
    const weighed = await weigh(request, rows, profile)
    const chosen = fits ? weighed.filter(({ reasons }) => isFit(reasons)) : weighed
    const data = await openReplies(request, chosen.slice(offset, offset + limit))
    return { data, pagination: paginate(chosen.length, page, limit) }
  },

  show: async (request, { params }) => ({ data: await detail(request, params.id) }),

  async agree(request, { params }) {
    const row = await seen(request, params.id)
    if (!row.needsAgreement || row.agreed) {
      nothingToDo(request)
      return { data: await detail(request, params.id) }
    }
    await insertAgreement(request.database, request, params.id, request.asker.user.name)
    // The recruiter sees who agreed; the name of the recruiter stands in the chain of this side from now on.
    await changed(request, { noun: 'recruitment', verb: 'agreed', id: params.id, partnerId: row.recruiterId })
    return { data: await detail(request, params.id) }
  },

  async ask(request, { params, body: { question } }) {
    const row = await seen(request, params.id)
    assertOpen(row)
    if (row.needsAgreement && !row.agreed) throw invalid({ code: 'agreement_needed' })
    await insertQuestion(request.database, request, row, question.question)
    await changed(request, { noun: 'recruitment', verb: 'requested', id: params.id, detail: { ...question } })
    await notifyPartner(request, row.recruiterId, 'recruitment')
    await tellPartner(request.database, {
      userGroupId: row.recruiterId,
      event: 'matching_asked',
      accountIds: null,
      subject: { kind: 'recruitment', id: row.id },
      detail: { title: row.title },
      link: `/s/matching-console/client/recruitments/${row.id}/comments`,
    })
    return { data: await detail(request, params.id) }
  },

  async watch(request, { params }) {
    const { watched } = await seen(request, params.id)
    await setWatch(request.database, request, params.id, true)
    const changes = { watched: { before: watched, after: true } }
    await changed(request, { noun: 'recruitment', verb: 'set', id: params.id, changes })
    return null
  },

  async unwatch(request, { params }) {
    await seen(request, params.id)
    await setWatch(request.database, request, params.id, false)
    await changed(request, { noun: 'recruitment', verb: 'cleared', id: params.id })
    return null
  },
})

export const savedSearchRoutes = serve(contract.savedSearches)({
  list: async ({ database, userGroupId }) => ({ data: await savedSearchesOf(database, userGroupId) }),

  async create(request, { body: { savedSearch } }) {
    if ((await savedSearchesOf(request.database, request.userGroupId)).length >= mostSearches)
      throw invalid({ code: 'too_many', field: 'savedSearch.name', meta: { maximum: mostSearches } })
    const kept = await insertSavedSearch(request.database, request, savedSearch)
    if (!kept) throw invalid({ code: 'duplicate_key', field: 'savedSearch.name' })
    await changed(request, { noun: 'saved_search', verb: 'created', id: kept.id, detail: { name: kept.name } })
    return { data: kept }
  },

  async delete(request, { params }) {
    if (!(await deleteSavedSearch(request.database, request.userGroupId, params.id))) throw notFound()
    await changed(request, { noun: 'saved_search', verb: 'deleted', id: params.id })
    return null
  },
})

const mostSearches = 20

async function seen({ database, userGroupId }: TenantRequest, id: number): Promise<OpenRow> {
  const row = await openRow(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

export function assertOpen({ status }: Pick<OpenRow, 'status'>): void {
  if (status !== 'open') throw invalid({ code: 'recruitment_over' })
}

async function detail(request: TenantRequest, id: number): Promise<OpenRecruitmentDetail> {
  const [row, profile, details] = await Promise.all([
    seen(request, id),
    profileOf(request.database, request.userGroupId),
    detailsOf(request.database, request.userGroupId, id),
  ])
  const [reply] = await openReplies(request, await weigh(request, [row], profile))
  const isBehind = row.needsAgreement && !row.agreed
  return {
    ...reply!,
    ...details,
    requirements: isBehind ? null : details.requirements,
    files: isBehind ? [] : details.files,
    recruiter: isNameTold(row) ? reply!.recruiter : null,
  }
}
