import { contract, paginate } from '@tsumugi/contract'
import { inviteMember } from '../../accounts/invite-member.ts'
import { isEmail } from '../../accounts/account-request.ts'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, stale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { adminConfigReply, auditBothSides, updateAdminConfig } from './admin-config.ts'
import {
  endSessionsOf,
  insertOrganisation,
  organisationRowOf,
  pageOfOrganisations,
  switchFunction,
  updateOrganisation,
} from './queries.ts'

/** Organisations as those see them who run the platform (spec §2: /user_groups). */
export const organisationRoutes = serve(contract.organisations)({
  async list(request, { query }) {
    const { rows, count } = await request.asSystem((database) => pageOfOrganisations(database, query))
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async create(request, { body: { userGroup } }) {
    const ownerEmail = userGroup.ownerEmail?.normalize('NFKC').trim().toLowerCase()
    if (ownerEmail && !isEmail(ownerEmail)) throw invalid({ code: 'invalid_format', field: 'userGroup.ownerEmail' })
    const { kind, name, country = 'JP', enabledFunctions = [] } = userGroup
    return request.asSystem(async (database) => {
      const id = await insertOrganisation(database, { kind, name, country, enabledFunctions, startedBy: null })
      await auditBothSides(request, database, id, 'user_group.created', { name, kind })
      if (ownerEmail) {
        await inviteMember(database, {
          email: ownerEmail,
          role: 'owner',
          group: { id, name },
          inviter: request.asker.user,
          locale: request.locale,
          origin: request.origin,
          productName: request.productName,
          request: { ...request, userGroupId: id },
        })
      }
      return { data: (await organisationRowOf(database, id))! }
    })
  },

  async enable(request, { body }) {
    return request.asSystem(async (database) => {
      const changed = await switchFunction(database, body.ids, body.function, body.enabled)
      for (const id of changed) {
        await auditBothSides(
          request,
          database,
          id,
          body.enabled ? 'user_group.function_enabled' : 'user_group.function_disabled',
          { function: body.function },
        )
      }
      return { data: { changed: changed.length } }
    })
  },

  async setStanding(request, { params, body }) {
    // Whoever suspends the organisation they act for could not take it back.
    if (body.suspended && params.id === request.userGroupId) throw invalid({ code: 'last_owner', field: 'suspended' })
    return request.asSystem(async (database) => {
      const suspended = body.suspended === undefined ? undefined : body.suspended ? new Date().toISOString() : null
      const saved = await updateOrganisation(database, params.id, body.lockVersion, {
        suspended_at: suspended,
        tester: body.tester,
      })
      const row = await organisationRowOf(database, params.id)
      if (!row) throw notFound()
      if (!saved) throw stale(row)
      if (body.suspended) await endSessionsOf(database, params.id)
      const { lockVersion: _, ...detail } = body
      await auditBothSides(request, database, params.id, 'user_group.standing_changed', detail)
      return { data: row }
    })
  },

  adminConfig: async (request, { params }) => ({
    data: await request.asSystem((database) => adminConfigReply(request, database, params.id)),
  }),

  updateAdminConfig: async (request, { params, body }) => ({
    data: await updateAdminConfig(request, params.id, body.userGroupAdminConfig),
  }),
})
