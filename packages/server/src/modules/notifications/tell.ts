import type { Acting } from '../../records/acting.ts'
import { leaveMails } from './leave-mails.ts'
import type { NotificationEvent } from './messages/ja.ts'
import { insertNotifications } from './queries.ts'

export interface News {
  readonly event: NotificationEvent
  readonly accountIds: readonly number[]
  readonly subject: { readonly kind: string; readonly id: number }
  /** What the words of the event are filled with. */
  readonly detail: Readonly<Record<string, string | null>>
  /** Where it leads, within this product. */
  readonly link: string | null
}

/** Tells people in the app and by mail, as each of them chose (domain §3.19), once the transaction is committed. Nobody is told what they did themselves. */
export async function tell(acting: Acting, { accountIds, ...news }: News): Promise<void> {
  const others = [...new Set(accountIds)].filter((id) => id !== acting.accountId)
  if (others.length === 0) return
  const told = await insertNotifications(acting.database, acting.userGroupId, acting.accountId, others, news)
  if (told.length === 0) return
  await leaveMails(acting.database, acting.userGroupId, told)
  await acting.notify('notification', null)
}
