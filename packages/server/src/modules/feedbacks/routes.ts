import { contract, paginate } from '@tsumugi/contract'
import { notFound, orNotFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { ownFiles } from '../record-files/queries.ts'
import { feedbackOf, insertFeedback, pageOfFeedbacks, updateFeedback } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export const feedbackRoutes = serve(contract.feedbacks)({
  async list(request, { query }) {
    const { rows, page, limit, count } = await pageOfFeedbacks(request.database, whose(request), query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async create(request, { body }) {
    const {
      database,
      userGroupId,
      accountId,
      asker: { user },
    } = request
    const { page, text, screenshotId } = body.feedback
    if (screenshotId !== null && (await ownFiles(database, userGroupId, accountId, [screenshotId])).length === 0)
      throw notFound()
    const id = await insertFeedback(database, {
      user_group_id: userGroupId,
      account_id: accountId,
      account_name: user.name,
      group_name: user.currentUserGroup!.name,
      page,
      text,
      screenshot_id: screenshotId,
    })
    await changed(request, { noun: 'feedback', verb: 'created', id })
    return { data: (await feedbackOf(database, userGroupId, id))! }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...values } = body.feedback
    const before = await recordBefore(request, 'feedback', params.id)
    const row = await orStale(updateFeedback(request.database, params.id, lockVersion, values), async () =>
      orNotFound(await feedbackOf(request.database, null, params.id)),
    )
    await changed(request, { noun: 'feedback', verb: 'updated', id: params.id, before })
    return { data: row }
  },
})

const whose = ({ userGroupId, asker }: TenantRequest) => (asker.user.kind === 'admin' ? null : userGroupId)
