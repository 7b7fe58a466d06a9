import { contract } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { assertSelf } from '../users/own-account.ts'
import { endOneSession, endOtherSessions, openSessionsOf } from './queries.ts'

export const userSessionRoutes = serve(contract.userSessions)({
  async list(request, { params }) {
    await assertSelf(request, params.userId)
    return {
      data: await request.asSystem((database) =>
        openSessionsOf(database, request.accountId, request.asker.sessionHash),
      ),
    }
  },

  async delete(request, { params }) {
    await assertSelf(request, params.userId)
    const ended = await request.asSystem((database) => endOneSession(database, request.accountId, params.id))
    if (!ended) throw notFound()
    await appendAudit(request.database, request, {
      action: 'session.revoked',
      subject: { kind: 'account', id: request.accountId },
    })
    return null
  },

  async deleteOthers(request, { params }) {
    await assertSelf(request, params.userId)
    const sessions = await request.asSystem((database) =>
      endOtherSessions(database, request.accountId, request.asker.sessionHash),
    )
    const entry = {
      action: 'session.others_revoked' as const,
      subject: { kind: 'account', id: request.accountId },
      detail: { sessions },
    }
    await appendAudit(request.database, request, entry)
    return null
  },
})
