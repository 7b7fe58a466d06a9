import { contract } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { forbidden, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { isColleague, setLocale } from './queries.ts'

export const userRoutes = serve(contract.users)({
  async update(request, { params, body: { user } }) {
    const { accountId, asker } = request
    if (params.id !== accountId) {
      throw (await isColleague(request.database, request.userGroupId, params.id)) ? forbidden() : notFound()
    }
    await request.asSystem(async (database) => {
      await setLocale(database, accountId, user.locale)
      await appendAudit(database, request, {
        action: 'user.locale_changed',
        subject: { kind: 'account', id: accountId },
        detail: { from: asker.user.locale, to: user.locale },
      })
    })
    return { data: { ...asker.user, locale: user.locale } }
  },
})
