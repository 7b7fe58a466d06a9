import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Guest } from './guest-request.ts'

/** Whose exhibition it is; undefined when there is none. Asked by the system, before it is known for whom the call is. */
export async function ownerOf(database: Database, exhibitionId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('exhibition_door')
    .select('user_group_id')
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirst()
  return row?.user_group_id
}

/** Who holds this token, while it lasts. */
export async function guestByToken(database: Database, tokenHash: Buffer): Promise<Guest | undefined> {
  const row = await database
    .selectFrom('exhibition_guest_session')
    .select(['exhibition_id', 'user_group_id', 'kind', 'exhibition_order_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    exhibitionId: row.exhibition_id,
    userGroupId: row.user_group_id,
    kind: row.kind as Guest['kind'],
    orderId: row.exhibition_order_id,
    sessionHash: tokenHash,
  }
}

/** Twelve hours (domain §3.16); answers when it ends. */
export async function insertGuestSession(
  database: Database,
  tokenHash: Buffer,
  guest: Pick<Guest, 'exhibitionId' | 'userGroupId' | 'kind' | 'orderId'>,
  address: string,
): Promise<string> {
  const row = await database
    .insertInto('exhibition_guest_session')
    .values({
      token_hash: tokenHash,
      user_group_id: guest.userGroupId,
      exhibition_id: guest.exhibitionId,
      kind: guest.kind,
      exhibition_order_id: guest.orderId,
      address,
      expires_at: sql<string>`now() + interval '12 hours'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

export const deleteGuestSession = (database: Database, tokenHash: Buffer) =>
  database.deleteFrom('exhibition_guest_session').where('token_hash', '=', tokenHash).execute()

/** Where the order page of an exhibition may stand, and by which key. */
export const partnersOf = (database: Database, userGroupId: number, exhibitionId: number) =>
  database
    .selectFrom('exhibition')
    .select(['partner_origins', 'publishable_key'])
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', exhibitionId)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()
