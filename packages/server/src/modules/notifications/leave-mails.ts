import type { Database } from '../../database/engine.ts'
import { enqueue } from '../../outbox/queries.ts'
import { leaveDigest, nextMorning, type ToldOne } from './queries.ts'

export interface DigestWish {
  readonly userGroupId: number
  readonly accountId: number
  /** The day on whose morning it is sent. */
  readonly day: string
}

/** Leaves mails for those who want one: at once, or together with whatever else comes until the next morning. */
export async function leaveMails(database: Database, userGroupId: number, told: readonly ToldOne[]): Promise<void> {
  const ids = told.filter(({ channel }) => channel === 'mail').map(({ id }) => id)
  if (ids.length > 0) await enqueue(database, 'notification_mail', { userGroupId, ids })
  const gathered = told.filter(({ channel }) => channel === 'digest')
  if (gathered.length === 0) return
  const { at, day } = await nextMorning(database, userGroupId)
  for (const { accountId } of gathered) {
    await leaveDigest(database, { userGroupId, accountId, day } satisfies DigestWish, at)
  }
}
