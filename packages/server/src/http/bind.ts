import { bytes, organisationHeader } from '@tsumugi/contract'
import { admits, parseQuery } from '@tsumugi/domain'
import type { Context, Hono } from 'hono'
import { inTenant } from '../database/tenancy.ts'
import { againWhenSafe } from '../faults/again-when-safe.ts'
import { rateLimit } from '../rate-limit/rate-limit.ts'
import type { ServerParts } from '../server-parts.ts'
import { proofOf, type KnownAskers, type ProvenAsker } from '../sessions/known-askers.ts'
import { answerCall, honoPath } from './answer-call.ts'
import { asProven } from './guards/as-proven.ts'
import { assertAudited } from './guards/assert-audited.ts'
import { assertConfirmed } from './guards/confirmed-identity.ts'
import { once } from './repetition/idempotency.ts'
import { repliesToAccount } from './repetition/idempotency-queries.ts'
import { mayInAnothersName } from './guards/impersonation.ts'
import type { CallInput } from './incoming-call.ts'
import { refuseOtherOrganisation, withShownName } from './guards/organisation-shown.ts'
import {
  Refusal,
  explained,
  forbidden,
  impersonating,
  organisationSuspended,
  signedOut,
  termsNeeded,
} from './refusal.ts'
import { writeAudits } from '../audit/append-audit.ts'
import type { TenantRequest } from './request.ts'
import type { BoundEndpoint } from './serve.ts'
import { tenantRequest } from './tenant-request.ts'
import type { RequestVariables } from './variables.ts'

/** Puts every bound endpoint under `/api`: guard, validation, tenant transaction, idempotency, casing. */
export function bind(
  app: Hono<RequestVariables>,
  endpoints: readonly BoundEndpoint[],
  parts: ServerParts,
  askers: KnownAskers,
): void {
  for (const bound of endpoints) {
    const { endpoint, limit } = bound
    // Outside the transaction: an attempt that is refused counts all the same.
    const attempts =
      limit && rateLimit(parts.engine.pool, `${endpoint.method} ${endpoint.path}`, limit.points, limit.minutes)
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, async (context) => {
      // A partner's page calls for guests, never with the cookie of an account.
      if (context.get('partnerOrigin')) throw new Refusal(403, [{ code: 'origin_refused' }])
      const admit: Admission = admissionTo(context, endpoint)
      let isCounted = false
      return answerCall(context, endpoint, parts, (inputFor) =>
        asProven(context, askers, admit, async (asker) => {
          if (!isCounted) await attempts?.take(String(asker.user.id))
          isCounted = true
          const input = await inputFor(asker.user.currentUserGroup!.id)
          context.header(organisationHeader, String(asker.user.currentUserGroup!.id))
          return answerOf(context, bound, input, asker, parts)
        }).catch(async (error: unknown) => {
          if (!(error instanceof Refusal)) throw error
          if (explained(error)) context.header('X-Refusal', error.message)
          const asker = context.get('asker')
          throw asker ? await withShownName(error, asker.user, parts) : error
        }),
      )
    })
  }
}

type Admission = (asker: ProvenAsker | null) => asserts asker is ProvenAsker

/** Who may make this call: signed in, for the organisation that the page shows, by the row of the endpoint. */
function admissionTo(context: Context<RequestVariables>, endpoint: BoundEndpoint['endpoint']): Admission {
  const query = parseQuery(new URL(context.req.url).search)
  return (asker) => {
    if (asker?.suspendedGroup) throw organisationSuspended(asker.suspendedGroup.name)
    if (!asker?.user.currentUserGroup) throw signedOut()
    refuseOtherOrganisation(context, asker.user, endpoint)
    if (asker.owesTerms && !endpoint.beforeTerms) throw termsNeeded()
    if (!admits(asker.user, endpoint.access, { query })) throw forbidden()
    if (asker.originalAccountId !== null && !mayInAnothersName(endpoint)) throw impersonating()
  }
}

/** Handles one request in its own transaction, inside the asker's organisation, once per idempotency key. */
async function answerOf(
  context: Context<RequestVariables>,
  { endpoint, handle, prepare }: BoundEndpoint,
  input: CallInput,
  asker: ProvenAsker,
  parts: ServerParts,
) {
  const userGroupId = asker.user.currentUserGroup!.id
  const requestIn = (database: TenantRequest['database']) => tenantRequest(context, parts, asker, userGroupId, database)
  const prepared = await prepare?.(input, (read) =>
    againWhenSafe(true, () =>
      inTenant(parts.engine.requests, userGroupId, (own) => read(requestIn(own)), proofOf(asker)),
    ),
  )
  // A file is drawn anew: it changes nothing, and is too much to keep.
  const reads = endpoint.method === 'GET' || endpoint.reply === bytes
  const key = reads || endpoint.keepsNothing ? undefined : context.req.header('Idempotency-Key')
  const handled = async (database: TenantRequest['database']) => {
    const request = { ...requestIn(database), prepared }
    const work = async () => {
      if (endpoint.confirms?.(input.body)) await assertConfirmed(request)
      const answer = await handle(request, input)
      if (parts.checksReplies) assertAudited(endpoint, request, input.body)
      return answer
    }
    const write = { route: `${endpoint.method} ${endpoint.path}`, key: key?.slice(0, 200) ?? '', input }
    const answer = key ? await once(repliesToAccount(request), parts.secrets, write, work) : await work()
    await writeAudits(request, request.audits)
    return answer
  }
  return againWhenSafe(endpoint.method === 'GET' || key !== undefined, () =>
    inTenant(parts.engine.requests, userGroupId, handled, proofOf(asker)),
  )
}
