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
    ...partsOf(parts),
    origin: new URL(parts.publicUrl ?? context.req.url).origin,
    log: context.get('log'),
    ifNoneMatch: context.req.header('If-None-Match'),
    afterwards: (work) =>
      inTenant(parts.engine.requests, userGroupId, (own) =>
        work(tenantRequest(context, parts, asker, userGroupId, own)),
      ),
    async isStillTheirs() {
      const now = await findAskerByHash(parts.engine.database, asker.sessionHash, context.get('address'))
      return now?.user.currentUserGroup?.id === userGroupId
    },
    notify: (topic, id) => tellPages(database, { userGroupId, topic, id, by: asker.user.id }),
  }
}

/** Work that is done after the request that asked for it, in somebody's name. */
export interface LaterWork {
  readonly id: string
  readonly asker: Asker
  readonly userGroupId: number
  readonly locale: TenantRequest['locale']
  readonly database: TenantRequest['database']
}

/** What later work hands to the code that answers calls: it writes as a call would. */
export function workRequest(parts: ServerParts, work: LaterWork): TenantRequest {
  const { id, asker, userGroupId, locale, database } = work
  return {
    id,
    locale,
    address: 'outbox',
    asker,
    userGroupId,
    accountId: asker.user.id,
    audits: [],
    database,
    asSystem: (inside) => outsideTenant(database, inside),
    ...partsOf(parts),
    origin: parts.publicUrl ?? '',
    log: parts.log,
    ifNoneMatch: undefined,
    afterwards: (later) =>
      inTenant(parts.engine.database, userGroupId, (own) => later(workRequest(parts, { ...work, database: own }))),
    isStillTheirs: async () => true,
    notify: (topic, subject) => tellPages(database, { userGroupId, topic, id: subject, by: null }),
  }
}

/**
 * What a day that is over hands to the code that answers calls. Nobody asks: what is written says no account, and whoever
 * needs a person must not be called with it.
 */
export function requestOfTime(parts: ServerParts, work: Pick<LaterWork, 'id' | 'userGroupId' | 'database'>) {
  const nobody = { user: { id: null, powerUser: false }, originalAccountId: null } as unknown as Asker
  return workRequest(parts, { ...work, locale: 'ja', asker: nobody })
}

/** Told once the transaction is committed. */
function tellPages(database: TenantRequest['database'], event: object): Promise<void> {
  return postpone(database, sql`select pg_notify('tsumugi', ${JSON.stringify(event)})`)
}

/** What every call gets of the server, as it is. */
const partsOf = ({ files, broadcast, secrets, helpUrl, translator, productName, uploadLimit }: ServerParts) => ({
  files,
  broadcast,
  secrets,
  helpUrl,
  translator,
  productName,
  uploadLimit,
})
