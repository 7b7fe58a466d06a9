import { contract, paginate } from '@tsumugi/contract'
import { inviteMember } from '../../accounts/members/invite-member.ts'
import { isEmail } from '../../accounts/requests/account-request.ts'
import { limitsOf } from '../../database/page-limits.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { assertReaches, assertReachesOne } from './admin-reach.ts'
import { adminConfigReply, changedOrganisation, updateAdminConfig } from './admin-config.ts'
import {
  endListeningOf,
  holdsAdmin,
  insertOrganisation,
  organisationRowOf,
  pageOfOrganisations,
  switchFunction,
  updateOrganisation,
} from './queries.ts'
import { recordBefore } from '../../records/record-before.ts'

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
    assertReaches(request, kind, 'userGroup.kind')
    const data = await request.asSystem(async (database) => {
      const id = await insertOrganisation(database, { kind, name, country, enabledFunctions, startedBy: null })
      if (ownerEmail) {
        await inviteMember(database, {
          email: ownerEmail,
          role: 'owner',
          functions: null,
          group: { id, name },
          inviter: request.asker.user,
          locale: request.locale,
          origin: request.origin,
          productName: request.productName,
          secrets: request.secrets,
          request: { ...request, userGroupId: id },
        })
      }
      return (await organisationRowOf(database, id))!
    })
    await changedOrganisation(request, { noun: 'user_group', verb: 'created', id: data.id, detail: { kind } })
    return { data }
  },

  async enable(request, { body }) {
    const switched = await request.asSystem(async (database) => {
      if (await holdsAdmin(database, body.ids)) assertReaches(request, 'admin', 'ids')
      return switchFunction(database, body.ids, body.function, body.enabled)
    })
    const verb = body.enabled ? 'function_enabled' : 'function_disabled'
    const changes = {
      enabledFunctions: body.enabled ? { before: null, after: body.function } : { before: body.function, after: null },
    }
    for (const id of switched) await changedOrganisation(request, { noun: 'user_group', verb, id, changes })
    if (switched.length === 0) nothingToDo(request)
    return { data: { changed: switched.length } }
  },

  async setStanding(request, { params, body }) {
    // Whoever suspends the organisation they act for could not take it back.
    if (body.suspended && params.id === request.userGroupId) throw invalid({ code: 'last_owner', field: 'suspended' })
    const before = await recordBefore(request, 'user_group', params.id)
    const data = await request.asSystem(async (database) => {
      await assertReachesOne(request, database, params.id)
      const suspended = body.suspended === undefined ? undefined : body.suspended ? new Date().toISOString() : null
      const saved = await updateOrganisation(database, params.id, body.lockVersion, {
        suspended_at: suspended,
        tester: body.tester,
      })
      const row = await organisationRowOf(database, params.id)
      if (!row) throw notFound()
      await orStale(saved, () => row)
      if (body.suspended) await endListeningOf(database, params.id)
      return row
    })
    await changedOrganisation(request, { noun: 'user_group', verb: 'standing_changed', id: params.id, before })
    return { data }
  },

  adminConfig: async (request, { params }) => ({
    data: await request.asSystem((database) => adminConfigReply(request, database, params.id)),
  }),

  updateAdminConfig: async (request, { params, body }) => ({
    data: await updateAdminConfig(request, params.id, body.userGroupAdminConfig),
  }),
})
