import { asSystem, inTenant } from '../../database/tenancy.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { ServerParts } from '../../server-parts.ts'
import { notificationMail } from './notification-mail.ts'
import { notificationsNamed, recipients } from './queries.ts'

interface Wish {
  readonly userGroupId: number
  readonly ids: readonly number[]
}

/** Writes a mail per notification in its reader's language. Who has read it meanwhile, or left, gets none. */
export async function notificationMailJob(parts: ServerParts, { userGroupId, ids }: Wish): Promise<void> {
  const { database } = parts.engine
  const news = await inTenant(database, userGroupId, (tenant) => notificationsNamed(tenant, userGroupId, ids))
  const unread = news.filter(({ read_at }) => read_at === null)
  await asSystem(database, async (system) => {
    const people = new Map(
      (
        await recipients(
          system,
          userGroupId,
          unread.map(({ account_id }) => account_id),
        )
      ).map((each) => [each.id, each]),
    )
    for (const item of unread) {
      const reader = people.get(item.account_id)
      if (reader) await enqueueSealed(system, parts.secrets, 'mail', notificationMail([item], reader, parts))
    }
  })
}
