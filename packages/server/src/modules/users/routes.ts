import { hash } from '@node-rs/argon2'
import { contract } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { tellOfCredential } from '../../accounts/access-links/credential-news.ts'
import { normalised, passwordFault } from '../../accounts/passwords/password-rule.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid } from '../../http/refusal.ts'
import type { ErrorCode } from '../../http/messages/ja.ts'
import { serve } from '../../http/serve.ts'
import { checkPassword } from './check-password.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { assertSelf, profileReply } from './own-account.ts'
import { changeAccount, replacePassword, setPreferences } from './queries.ts'
import { changed } from '../../records/changed.ts'

const guessing = { points: 10, minutes: 15 }

export const userRoutes = serve(contract.users, { changePassword: guessing, confirmIdentity: guessing })({
  async show(request, { params }) {
    await assertSelf(request, params.id)
    return { data: await profileReply(request) }
  },

  async update(request, { params, body: { user } }) {
    const { accountId, asker } = request
    await assertSelf(request, params.id)
    if (Object.values(user).every((value) => value === undefined)) nothingToDo(request)
    else await request.asSystem((database) => changeAccount(database, accountId, user))
    const account = { noun: 'user', id: accountId } as const
    const { locale, name } = asker.user
    if (user.locale)
      await changed(request, {
        ...account,
        verb: 'locale_changed',
        changes: fieldChanges({ locale }, { locale: user.locale }),
      })
    if (user.name)
      await changed(request, { ...account, verb: 'renamed', changes: fieldChanges({ name }, { name: user.name }) })
    return { data: { ...asker.user, locale: user.locale ?? asker.user.locale, name: user.name ?? asker.user.name } }
  },

  async changePassword(request, { params, body }) {
    await assertSelf(request, params.id)
    await checkPassword(request, body.currentPassword, 'currentPassword')
    const fault = passwordFault(body.password, await profileReply(request))
    if (fault) throw invalid({ code: faultCodes[fault] ?? 'invalid', field: 'password' })
    const passwordHash = await hash(normalised(body.password))
    await request.asSystem(async (database) => {
      await replacePassword(database, request.accountId, passwordHash, request.asker.sessionHash)
      await tellOfCredential(database, request.accountId, 'password_changed', request)
      await appendAudit(database, request, {
        action: 'user.password_changed',
        subject: { kind: 'account', id: request.accountId },
      })
    })
    return null
  },

  async confirmIdentity(request, { params, body }) {
    await assertSelf(request, params.id)
    await confirmIdentity(request, body)
    return null
  },

  async notify(request, { params, body }) {
    await assertSelf(request, params.id)
    const before = await profileReply(request)
    await request.asSystem((database) =>
      setPreferences(database, request.accountId, request.userGroupId, body.notificationPreferences),
    )
    const after = await profileReply(request)
    const changes = fieldChanges(
      { notificationPreferences: before.notificationPreferences },
      { notificationPreferences: after.notificationPreferences },
    )
    await changed(request, { noun: 'user', verb: 'configured', id: request.accountId, changes })
    return { data: after }
  },
})

/** What is wrong with a new password, as calls name it. */
const faultCodes: Readonly<Record<string, ErrorCode>> = {
  'fault.password_short': 'password_short',
  'fault.password_long': 'password_long',
  'fault.password_common': 'password_common',
  'fault.password_personal': 'password_personal',
}
