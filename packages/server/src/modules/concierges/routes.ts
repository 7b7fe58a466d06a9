import { contract, paginate } from '@tsumugi/contract'
import type { AuditVerb, FieldChange } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordName } from '../../records/record-before.ts'
import { conciergeGroups, endConcierge, kindOfGroup, makeConcierge, pageOfConcierges } from './queries.ts'

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
    const made = await request.asSystem(async (database) => {
      const kind = await kindOfGroup(database, concierge.userGroupId)
      if (!kind) throw notFound()
      // Its people are members, so that their roles say what they may do.
      if (kind === 'admin') throw invalid({ code: 'concierge_of_admin', field: 'concierge.userGroupId' })
      return makeConcierge(database, email, concierge.userGroupId)
    })
    if (!made) throw invalid({ code: 'unknown_person', field: 'concierge.email' })
    await toldBothSides(request, concierge.userGroupId, 'created', { before: null, after: made.user?.name ?? email })
    return { data: made }
  },

  async delete(request, { params }) {
    const ended = await request.asSystem((database) => endConcierge(database, params.id))
    if (!ended) throw notFound()
    const person = await recordName(request, 'account', ended.account_id)
    await toldBothSides(request, ended.user_group_id, 'deleted', { before: person, after: null })
    return null
  },
})

/** Who may look into an organisation from outside stands in its own chain as well. */
async function toldBothSides(request: TenantRequest, userGroupId: number, verb: AuditVerb, concierge: FieldChange) {
  const name = await recordName(request, 'user_group', userGroupId)
  const partnerId = userGroupId === request.userGroupId ? null : userGroupId
  await changed(request, {
    noun: 'concierge',
    verb,
    id: null,
    partnerId,
    changes: { concierge },
    detail: { name, userGroupId },
  })
}
