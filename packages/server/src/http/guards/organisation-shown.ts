import { organisationHeader, organisationParameter, type Endpoint } from '@tsumugi/contract'
import type { SessionUser } from '@tsumugi/domain'
import type { Context } from 'hono'
import { asSystem } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { lookedAfterName } from '../../sessions/session-queries.ts'
import { Refusal } from '../refusal.ts'

/**
 * A page names the organisation it shows. Where the session has moved on meanwhile, as another window can make it, nothing
 * is done and nothing of the other organisation is shown (design §3). A call that names none is taken as made for the
 * session's organisation: programs and pages of an older application, which draw nothing of ours.
 * @throws Refusal 409 `organisation_changed`
 */
export function refuseOtherOrganisation(context: Context, user: SessionUser, endpoint: Endpoint): void {
  const shown = context.req.header(organisationHeader) ?? context.req.query(organisationParameter)
  const current = user.currentUserGroup
  if (shown === undefined || endpoint.anyOrganisation || !current || shown === String(current.id)) return
  const own = [...user.userGroups, ...user.ownedClientUserGroups].find(({ id }) => String(id) === shown)
  throw new Refusal(409, [
    {
      code: 'organisation_changed',
      meta: {
        shown_id: Number(shown) || 0,
        shown_name: own?.name ?? '',
        current_id: current.id,
        current_name: current.name,
      },
    },
  ])
}

/** Adds the name of an organisation that somebody looks after; nobody learns the name of another by guessing its id. */
export async function withShownName(refusal: Refusal, user: SessionUser, parts: ServerParts): Promise<Refusal> {
  const [cause] = refusal.causes
  if (cause?.code !== 'organisation_changed' || cause.meta?.shown_name) return refusal
  const shownId = Number(cause.meta?.shown_id)
  const name = Number.isSafeInteger(shownId)
    ? await asSystem(parts.engine.database, (database) => lookedAfterName(database, user.id, shownId))
    : undefined
  return new Refusal(409, [{ ...cause, meta: { ...cause.meta, shown_name: name ?? `#${shownId}` } }])
}
