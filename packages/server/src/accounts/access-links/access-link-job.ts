import type { Locale } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import type { Job } from '../../outbox/queries.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entrantByEmail } from '../account-queries.ts'
import { accountAddress } from './return-to.ts'
import { makeToken } from './token-queries.ts'

/**
 * Somebody asked for a link to this address. Whether there is an account is looked up by the job, so that the page that
 * took the wish says the same, and takes as long, for all.
 */
export interface AccessLinkWish {
  readonly purpose: 'password_reset' | 'sign_in'
  readonly email: string
  readonly locale: Locale
  readonly origin: string
  readonly returnTo: string
  readonly requestId: string
  readonly address: string
}

const paths = { password_reset: '/users/password/edit', sign_in: '/users/link' } as const

export async function accessLinkJob(parts: ServerParts, wish: AccessLinkWish, _job: Job): Promise<void> {
  await asSystem(parts.engine.database, async (database) => {
    const person = await entrantByEmail(database, wish.email)
    if (!person?.groups.length) return
    const token = await makeToken(database, { purpose: wish.purpose, accountId: person.id })
    const link =
      wish.origin + accountAddress(paths[wish.purpose], { token, return_to: wish.returnTo, lang: wish.locale })
    const values = { to: person.email, link, name: person.name, product: parts.productName }
    const mail = composeMail(wish.purpose, wish.locale, values)
    await enqueueSealed(database, parts.secrets, 'mail', mail)
    const request = { id: wish.requestId, address: wish.address, accountId: person.id, userGroupId: null, asker: null }
    const subject = { kind: 'account', id: person.id }
    await appendAudit(database, request, { action: `account.${wish.purpose}_link_sent`, subject })
  })
}
