import { asSystem, inTenant } from '../../database/tenancy.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { ServerParts } from '../../server-parts.ts'
import { notificationMail } from './notification-mail.ts'
import { recipients, takeDigest } from './queries.ts'
import type { DigestWish } from './leave-mails.ts'

/** One mail with all that somebody has not read since the last; none when they have read it, or left. */
export async function notificationDigestJob(parts: ServerParts, { userGroupId, accountId }: DigestWish): Promise<void> {
  const { database } = parts.engine
  const [reader] = await asSystem(database, (system) => recipients(system, userGroupId, [accountId]))
  if (!reader) return
  await inTenant(database, userGroupId, async (tenant) => {
    const items = await takeDigest(tenant, userGroupId, accountId)
    if (items.length > 0) await enqueueSealed(tenant, parts.secrets, 'mail', notificationMail(items, reader, parts))
  })
}
