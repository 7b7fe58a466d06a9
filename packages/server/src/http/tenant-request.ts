import type { Context } from 'hono'
import { sql } from 'kysely'
import { postpone } from '../database/pipeline/pipelined-driver.ts'
import { inTenant, outsideTenant } from '../database/tenancy.ts'
import type { ServerParts } from '../server-parts.ts'
import { findAskerByHash } from '../sessions/find-asker.ts'
import type { Asker, TenantRequest } from './request.ts'
import type { RequestVariables } from './variables.ts'

/** What a handler gets of one call, inside `userGroupId`, over the transaction of `database`. */
export function tenantRequest(
  context: Context<RequestVariables>,
  parts: ServerParts,
  asker: Asker,
  userGroupId: number,
  database: TenantRequest['database'],
): TenantRequest {
  return {
    id: context.get('requestId'),
    locale: context.get('locale'),
    address: context.get('address'),
    asker,
    userGroupId,
    accountId: asker.user.id,
    audits: [],
    database,
    asSystem: (work) => outsideTenant(database, work),
    files: parts.files,
    broadcast: parts.broadcast,
    secrets: parts.secrets,
    origin: new URL(parts.publicUrl ?? context.req.url).origin,
    helpUrl: parts.helpUrl,
    log: context.get('log'),
    productName: parts.productName,
    uploadLimit: parts.uploadLimit,
    ifNoneMatch: context.req.header('If-None-Match'),
    afterwards: (work) =>
      inTenant(parts.engine.requests, userGroupId, (own) =>
        work(tenantRequest(context, parts, asker, userGroupId, own)),
      ),
    async isStillTheirs() {
      const now = await findAskerByHash(parts.engine.database, asker.sessionHash, context.get('address'))
      return now?.user.currentUserGroup?.id === userGroupId
    },
    async notify(topic, id) {
      const event = JSON.stringify({ userGroupId, topic, id, by: asker.user.id })
      await postpone(database, sql`select pg_notify('tsumugi', ${event})`)
    },
  }
}
