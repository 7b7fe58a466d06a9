import { contract } from '@tsumugi/contract'
import { notFound, orNotFound, orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { helpAddress, screenOf } from './help-address.ts'
import { deleteHelpPage, helpFor, helpPage, helpPages, insertHelpPage, updateHelpPage } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

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
    await changed(request, { noun: 'help_link', verb: 'created', id })
    return { data: (await helpPage(request.database, id))! }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...input } = body.helpLink
    const before = await recordBefore(request, 'help_link', params.id)
    const updated = updateHelpPage(request.database, request.accountId, params.id, lockVersion, input)
    const row = await orStale(updated, async () => orNotFound(await helpPage(request.database, params.id)))
    await changed(request, { noun: 'help_link', verb: 'updated', id: params.id, before })
    return { data: row }
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'help_link', params.id)
    if (!(await deleteHelpPage(request.database, params.id))) throw notFound()
    await changed(request, { noun: 'help_link', verb: 'deleted', id: params.id, before })
    return null
  },
})
