import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { inTenant } from '../../database/tenancy.ts'
import { enqueue } from '../../outbox/queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { leaveMails } from './leave-mails.ts'
import type { NotificationEvent } from './messages/ja.ts'
import { insertNotifications, membersToTell } from './queries.ts'

export interface PartnerNews {
  /** The organisation that is told. */
  readonly userGroupId: number
  readonly event: NotificationEvent
  /** Members to tell; null: its power users. */
  readonly accountIds: readonly number[] | null
  readonly subject: { readonly kind: string; readonly id: number }
  readonly detail: Readonly<Record<string, string | null>>
  readonly link: string | null
}

/** Leaves news for people of another organisation: they are written inside it, by a job of the platform. */
export const tellPartner = (database: Database, news: PartnerNews) => enqueue(database, 'partner_news', news)

export async function partnerNewsJob({ engine }: ServerParts, news: PartnerNews): Promise<void> {
  await inTenant(engine.database, news.userGroupId, (tenant) => tellMembers(tenant, news))
}

/** Writes news inside the organisation that is told. */
export async function tellMembers(tenant: Database, { userGroupId, accountIds, ...news }: PartnerNews): Promise<void> {
  const members = await membersToTell(tenant, userGroupId, accountIds)
  if (members.length === 0) return
  const told = await insertNotifications(tenant, userGroupId, null, members, news)
  if (told.length === 0) return
  await leaveMails(tenant, userGroupId, told)
  await sql`select pg_notify('tsumugi', ${JSON.stringify({ userGroupId, topic: 'notification', id: null, by: 0 })})`.execute(
    tenant,
  )
}
