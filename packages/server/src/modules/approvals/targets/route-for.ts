import { contract } from '@tsumugi/contract'
import { chooseRoute, type ApprovalTarget, type DocumentFacts } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Acting } from '../../../records/acting.ts'
import { activeRoutes, type StoredRoute } from '../queries/route-queries.ts'

const { kinds = [], functions = [] } = contract.approvals.list.access

/** Routes of an organisation whose people have an inbox to decide in; nobody waits for what nobody can decide. */
async function usedRoutes({ database, userGroupId }: Acting, target: ApprovalTarget): Promise<StoredRoute[]> {
  const { rows } = await sql`
    select from user_group where id = ${userGroupId} and kind = any(${[...kinds]}::text[])
      and enabled_functions && ${[...functions]}::text[]`.execute(database)
  return rows.length > 0 ? activeRoutes(database, userGroupId, target) : []
}

/** The route that a document would take now; null where none fits. */
export async function routeFor(
  acting: Acting,
  target: ApprovalTarget,
  facts: DocumentFacts,
): Promise<StoredRoute | null> {
  return chooseRoute(await usedRoutes(acting, target), target, facts)
}

/** Of several partners the one whose route comes first, so that no partner's route is passed by; null where all are alike. */
export async function bestPartner(
  acting: Acting,
  target: ApprovalTarget,
  facts: Omit<DocumentFacts, 'partnerId'>,
  partnerIds: readonly number[],
): Promise<number | null> {
  const ids = [...new Set(partnerIds)]
  if (ids.length === 1) return ids[0]!
  const routes = await usedRoutes(acting, target)
  const found = ids.map((id) => ({ id, at: routes.indexOf(chooseRoute(routes, target, { ...facts, partnerId: id })!) }))
  const other = routes.indexOf(chooseRoute(routes, target, { ...facts, partnerId: null })!)
  const best = found.filter(({ at }) => at >= 0).toSorted((one, next) => one.at - next.at)[0]
  return best && (other < 0 || best.at < other) ? best.id : null
}
