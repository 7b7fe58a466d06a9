import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { KeptReplies, KeptReply } from '../http/repetition/idempotency.ts'
import type { Guest } from './guest-request.ts'

/** The replies to one guest's writes: another guest of the same exhibition has their own. */
export function repliesToGuest(database: Database, { userGroupId, exhibitionId, sessionHash }: Guest): KeptReplies {
  const place = (route: string, key: string) =>
    sql`user_group_id = ${userGroupId} and exhibition_id = ${exhibitionId} and guest = ${sessionHash} and route = ${route} and key = ${key}`
  return {
    async take(route, key, bodyHash) {
      const { numAffectedRows } = await sql`
        insert into exhibition_guest_reply (user_group_id, exhibition_id, guest, route, key, body_hash)
        values (${userGroupId}, ${exhibitionId}, ${sessionHash}, ${route}, ${key}, ${bodyHash})
        on conflict do nothing`.execute(database)
      return numAffectedRows !== 0n
    },

    async under(route, key) {
      const { rows } = await sql<KeptReply>`
        select body_hash, reply from exhibition_guest_reply where ${place(route, key)}`.execute(database)
      return rows[0]
    },

    async keep(route, key, sealed) {
      await sql`
        update exhibition_guest_reply set reply = ${JSON.stringify(sealed)}::jsonb where ${place(route, key)}`.execute(
        database,
      )
    },
  }
}
