import { contract } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { helpAddress, screenOf } from './help-address.ts'
import { deleteHelpPage, helpFor, helpPage, helpPages, insertHelpPage, updateHelpPage } from './queries.ts'

/** Our own page, for an installation that has no help site. */
const ownHelp = '/users/help?lang={locale}&screen={path}'

export const helpLinkRoutes = serve(contract.helpLinks)({
  async show({ helpUrl, asker: { user }, database }, { query }) {
    const written = await helpFor(database, screenOf(query.path), user.locale)
    return { data: written ?? helpAddress(helpUrl ?? ownHelp, query.path, user.locale) }
  },

  list: async ({ database }) => ({ data: await helpPages(database) }),

  async create(request, { body }) {
    const id = await insertHelpPage(request.database, request.accountId, body.helpLink)
    await told(request, 'created', id)
    return { data: (await helpPage(request.database, id))! }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...input } = body.helpLink
    const row = await versionedUpdate(
      updateHelpPage(request.database, request.accountId, params.id, lockVersion, input),
      () => helpPage(request.database, params.id),
      (current) => current,
    )
    await told(request, 'updated', params.id)
    return { data: row }
  },

  async delete(request, { params }) {
    if (!(await deleteHelpPage(request.database, params.id))) throw notFound()
    await told(request, 'deleted', params.id)
    return null
  },
})

async function told(request: TenantRequest, verb: AuditVerb, id: number): Promise<void> {
  await appendAudit(request.database, request, { action: `help_link.${verb}`, subject: { kind: 'help_link', id } })
  await request.notify('help_link', id)
}
