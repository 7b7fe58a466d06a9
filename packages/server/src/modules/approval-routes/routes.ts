import { contract, paginate, type ApprovalRoute } from '@tsumugi/contract'
import type { RouteConditions, RouteStep } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { trimmedAmount } from '../approvals/amounts.ts'
import { membersOf, teamsOf } from '../approvals/queries/people-queries.ts'
import { knownTargetRow } from '../approvals/targets/target-rows.ts'
import { sameSet } from '../../records/same-set.ts'
import {
  countKnown,
  insertRoute,
  orderRoutes,
  pageOfRoutes,
  partnersOf,
  routeIds,
  routeOf,
  updateRoute,
  type StoredRoute,
} from '../approvals/queries/route-queries.ts'
import { simulate } from './simulate.ts'
import { assertSteps } from './steps.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const approvalRouteRoutes = serve(contract.approvalRoutes)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query)
    const { rows, count } = await pageOfRoutes(database, userGroupId, query, limit, offset)
    return { data: rows.map(routeReply), pagination: paginate(count, page, limit) }
  },

  async show(request, { params }) {
    return { data: await loadRoute(request, params.id) }
  },

  async create(request, { body: { approvalRoute } }) {
    await assertRoute(request, approvalRoute)
    const { id } = await insertRoute(request.database, {
      ...columnsOf(approvalRoute),
      user_group_id: request.userGroupId,
      name: approvalRoute.name,
      target: approvalRoute.target,
      steps: JSON.stringify(approvalRoute.steps),
      created_by: request.accountId,
      updated_by: request.accountId,
    })
    return saved(request, 'created', id)
  },

  async update(request, { params, body: { approvalRoute } }) {
    const { database, userGroupId, accountId } = request
    const { lockVersion, ...values } = approvalRoute
    await loadRoute(request, params.id)
    await assertRoute(request, values)
    const before = await recordBefore(request, 'approval_route', params.id)
    const change = { ...columnsOf(values), updated_by: accountId }
    const updated = updateRoute(database, userGroupId, params.id, lockVersion, change)
    await orStale(updated, () => loadRoute(request, params.id))
    return saved(request, 'updated', params.id, before)
  },

  async discard(request, { params, query }) {
    const { database, userGroupId, accountId } = request
    const change = { discarded_at: new Date().toISOString(), updated_by: accountId }
    const updated = updateRoute(database, userGroupId, params.id, query.lockVersion, change)
    await orStale(updated, () => loadRoute(request, params.id))
    await changed(request, { noun: 'approval_route', verb: 'discarded', id: params.id })
    return null
  },

  async order(request, { body }) {
    const { database, userGroupId } = request
    if (!sameSet(await routeIds(database, userGroupId, body.target), body.ids))
      throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderRoutes(database, userGroupId, body.ids)
    await changed(request, { noun: 'approval_route', verb: 'ordered', id: null, detail: { target: body.target } })
    return null
  },

  async documents(request, { query }) {
    const found = (await knownTargetRow(query.target)?.search?.(request, query.q ?? '')) ?? []
    return { data: found.map((each) => ({ ...each, amount: trimmedAmount(each.amount) })) }
  },

  simulate,

  async approvers(request) {
    const { database, userGroupId } = request
    const partners = await request.asSystem((system) => partnersOf(system, userGroupId))
    return {
      data: { users: await membersOf(database, userGroupId), teams: await teamsOf(database, userGroupId), partners },
    }
  },
})

interface RouteValues {
  name?: string | undefined
  target?: ApprovalRoute['target'] | undefined
  conditions?: RouteConditions | undefined
  steps?: RouteStep[] | undefined
  active?: boolean | undefined
}

async function assertRoute(request: TenantRequest, { conditions, steps }: RouteValues): Promise<void> {
  if (steps) await assertSteps(request, steps, 'approval_route.steps')
  if (!conditions) return
  for (const [table, ids, field] of [
    ['brand', conditions.brandIds, 'brand_ids'],
    ['category', conditions.categoryIds, 'category_ids'],
  ] as const) {
    const known = ids.length === 0 ? 0 : await countKnown(request.database, request.userGroupId, table, ids)
    if (known !== new Set(ids).size) throw invalid({ code: 'not_found', field: `approval_route.conditions.${field}` })
  }
  if (conditions.partnerIds.length === 0) return
  const partners = new Set(
    (await request.asSystem((system) => partnersOf(system, request.userGroupId))).map(({ id }) => id),
  )
  if (!conditions.partnerIds.every((id) => partners.has(id)))
    throw invalid({ code: 'not_found', field: 'approval_route.conditions.partner_ids' })
}

async function saved(request: TenantRequest, verb: 'created' | 'updated', id: number, before?: RecordBefore) {
  await changed(request, { noun: 'approval_route', verb, id, ...(before && { before }) })
  return { data: await loadRoute(request, id) }
}

async function loadRoute({ database, userGroupId }: TenantRequest, id: number): Promise<ApprovalRoute> {
  const row = await routeOf(database, userGroupId, id)
  if (!row) throw notFound()
  return routeReply(row)
}

const routeReply = (row: StoredRoute): ApprovalRoute => ({
  id: row.id,
  name: row.name,
  target: row.target,
  priority: row.priority,
  active: row.active,
  version: row.version,
  runningCount: row.running_count,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
  lockVersion: row.lock_version,
  conditions: {
    ...row.conditions,
    brandIds: [...row.conditions.brandIds],
    partnerIds: [...row.conditions.partnerIds],
    categoryIds: [...row.conditions.categoryIds],
  },
  steps: row.steps.map((step) => ({ ...step, approvers: [...step.approvers] })),
})

/** Undefined columns are left as they are. */
const columnsOf = ({ name, target, conditions, steps, active }: RouteValues) => ({
  name,
  target,
  conditions: conditions && JSON.stringify(conditions),
  steps: steps && JSON.stringify(steps),
  active,
})
