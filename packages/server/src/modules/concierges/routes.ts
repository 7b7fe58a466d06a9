import { contract, paginate } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { conciergeGroups, endConcierge, makeConcierge, pageOfConcierges } from './queries.ts'

export const conciergeRoutes = serve(contract.concierges)({
  async list(request, { query }) {
    const { page, limit } = limitsOf(query)
    if (request.asker.user.kind !== 'admin' || query.mine) {
      const own = await request.asSystem((database) => conciergeGroups(database, request.accountId))
      return { data: own, pagination: paginate(own.length, 1, Math.max(own.length, 1)) }
    }
    const { rows, count } = await request.asSystem((database) =>
      pageOfConcierges(database, query.q?.trim() ?? '', query),
    )
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async create(request, { body: { concierge } }) {
    const email = concierge.email.normalize('NFKC').toLowerCase()
    const made = await request.asSystem((database) => makeConcierge(database, email, concierge.userGroupId))
    if (!made) throw invalid({ code: 'unknown_person', field: 'concierge.email' })
    const subject = { kind: 'user_group', id: concierge.userGroupId }
    await appendAudit(request.database, request, {
      action: 'concierge.created',
      subject,
      detail: { userId: made.user?.id },
    })
    return { data: made }
  },

  async delete(request, { params }) {
    const ended = await request.asSystem((database) => endConcierge(database, params.id))
    if (!ended) throw notFound()
    const subject = { kind: 'user_group', id: ended.user_group_id }
    await appendAudit(request.database, request, {
      action: 'concierge.deleted',
      subject,
      detail: { userId: ended.account_id },
    })
    return null
  },
})
