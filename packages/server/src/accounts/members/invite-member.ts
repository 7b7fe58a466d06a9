import type { FunctionKey, Locale, MemberRole } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../database/engine.ts'
import { invalid } from '../../http/refusal.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { accountToInvite, isMember, seatsOf } from './member-queries.ts'
import { accountAddress } from '../access-links/return-to.ts'
import { makeToken } from '../access-links/token-queries.ts'

export interface Inviting {
  readonly email: string
  readonly role: MemberRole
  /** Null: every function of the organisation. */
  readonly functions: readonly FunctionKey[] | null
  readonly group: { readonly id: number; readonly name: string }
  readonly inviter: { readonly id: number; readonly name: string }
  /** The language of a person nobody knows yet. */
  readonly locale: Locale
  readonly origin: string
  readonly productName: string
  readonly secrets: SecretBox
  readonly request: Parameters<typeof appendAudit>[1]
}

/** Sends an invitation; an earlier one to the same person stops working. Answers false when they are a member already. */
export async function inviteMember(database: Database, inviting: Inviting): Promise<boolean> {
  const { email, role, group, inviter } = inviting
  const account = await accountToInvite(database, email, inviting.locale)
  if (await isMember(database, account.id, group.id)) return false
  const { seats, taken } = await seatsOf(database, group.id)
  if (seats !== null && taken >= seats) throw invalid({ code: 'no_seat', meta: { seats } })
  const token = await makeToken(database, {
    purpose: 'invitation',
    accountId: account.id,
    userGroupId: group.id,
    role,
    functions: inviting.functions,
    invitedBy: inviter.id,
  })
  const link = inviting.origin + accountAddress('/users/invitation', { token, lang: account.locale })
  const values = {
    to: email,
    link,
    name: account.name,
    product: inviting.productName,
    group: group.name,
    inviter: inviter.name,
  }
  await enqueueSealed(database, inviting.secrets, 'mail', composeMail('invitation', account.locale, values))
  const entry = {
    action: 'invitation.sent' as const,
    subject: { kind: 'account', id: account.id },
    detail: { role, functions: inviting.functions },
  }
  await appendAudit(database, inviting.request, entry)
  return true
}
