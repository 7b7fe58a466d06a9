import { hash } from '@node-rs/argon2'
import { contract } from '@tsumugi/contract'
import { normalised, passwordFault } from '../../accounts/password-rule.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid } from '../../http/refusal.ts'
import type { ErrorCode } from '../../http/messages/ja.ts'
import { serve } from '../../http/serve.ts'
import { checkPassword } from './check-password.ts'
import { assertInPerson, assertSelf, profileReply } from './own-account.ts'
import { changeAccount, replacePassword, setPreferences } from './queries.ts'

export const userRoutes = serve(contract.users, { changePassword: { points: 10, minutes: 15 } })({
  async show(request, { params }) {
    await assertSelf(request, params.id)
    return { data: await profileReply(request) }
  },

  async update(request, { params, body: { user } }) {
    const { accountId, asker } = request
    await assertSelf(request, params.id)
    await request.asSystem(async (database) => {
      await changeAccount(database, accountId, user)
      const subject = { kind: 'account', id: accountId }
      if (user.locale) {
        await appendAudit(database, request, {
          action: 'user.locale_changed',
          subject,
          detail: { from: asker.user.locale, to: user.locale },
        })
      }
      if (user.name)
        await appendAudit(database, request, {
          action: 'user.renamed',
          subject,
          detail: { from: asker.user.name, to: user.name },
        })
    })
    return { data: { ...asker.user, locale: user.locale ?? asker.user.locale, name: user.name ?? asker.user.name } }
  },

  async changePassword(request, { params, body }) {
    await assertInPerson(request, params.id)
    await checkPassword(request, body.currentPassword, 'currentPassword')
    const fault = passwordFault(body.password, await profileReply(request))
    if (fault) throw invalid({ code: faultCodes[fault] ?? 'invalid', field: 'password' })
    const passwordHash = await hash(normalised(body.password))
    await request.asSystem(async (database) => {
      await replacePassword(database, request.accountId, passwordHash, request.asker.sessionHash)
      await appendAudit(database, request, {
        action: 'user.password_changed',
        subject: { kind: 'account', id: request.accountId },
      })
    })
    return null
  },

  async notify(request, { params, body }) {
    await assertSelf(request, params.id)
    await request.asSystem((database) =>
      setPreferences(database, request.accountId, request.userGroupId, body.notificationPreferences),
    )
    return { data: await profileReply(request) }
  },
})

/** What is wrong with a new password, as calls name it. */
const faultCodes: Readonly<Record<string, ErrorCode>> = {
  'fault.password_short': 'password_short',
  'fault.password_long': 'password_long',
  'fault.password_common': 'password_common',
  'fault.password_personal': 'password_personal',
}
