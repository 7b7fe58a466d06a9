import {
  paginate,
  procedureScopes,
  readsSchedules,
  type contract,
  type InputOf,
  type ListedProcedure,
} from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { isSettled } from '@tsumugi/domain/scheduling'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { PlanView } from '../production-schedules/plans/plan-view.ts'
import { companyKeys, procedureReplies } from '../production-schedules/plans/replies.ts'
import { viewsWanted } from '../production-schedules/lists/schedule-lists.ts'

type Inputs = (typeof contract)['procedures']
type Asked = InputOf<Inputs['list']>['query']
type Scope = (typeof procedureScopes)[number]

/** A listed step, with what the tabs ask of it. */
interface Row {
  readonly listed: ListedProcedure
  readonly today: string
  /** Open steps of others that it waits for. */
  readonly waitsForOthers: boolean
}

/** Steps of schedules that run or are planned, and those that one’s own organisation has settled, by the day they are due. */
export async function listProcedures(request: TenantRequest, { query }: InputOf<Inputs['list']>) {
  const { accountId, asker } = request
  const { views, isCapped } = await viewsWanted(request, {
    brandId: query.brandId,
    supplierGroupId: query.supplierGroupId,
    q: query.q,
    ...(query.scheduleId === undefined ? {} : { ids: [query.scheduleId] }),
  })
  // Whoever lacks the function sees what their organisation is asked for, and no more.
  const seesAll = admits(asker.user, readsSchedules)
  const rows = rowsOf(views).filter(({ listed }) => (seesAll || listed.side === 'ours') && isWanted(listed, query))
  const inScope = (scope: Scope) => rows.filter((row) => scopes[scope](row, accountId))
  const chosen = inScope(query.scope ?? 'all').toSorted(byDay)
  const { page, limit, offset } = limitsOf(query, documentLimit)
  return {
    data: chosen.slice(offset, offset + limit).map(({ listed }) => listed),
    pagination: paginate(chosen.length, page, limit),
    tabs: procedureScopes.map((scope) => ({ scope, count: inScope(scope).length })),
    isCapped,
  }
}

const isWanted = (listed: ListedProcedure, { kind, status }: Asked) =>
  (kind === undefined || listed.kind === kind) && (status === undefined || listed.status === status)

const isOpen = ({ listed }: Row) =>
  !isSettled(listed.status) && (listed.schedule.status === 'planned' || listed.schedule.status === 'active')

const scopes: Readonly<Record<Scope, (row: Row, accountId: number) => boolean>> = {
  mine: (row, accountId) => isOpen(row) && row.listed.assignee?.id === accountId,
  ours: (row) => isOpen(row) && row.listed.side === 'ours',
  /** Work of today: begun, to be begun, or to be done by now. */
  today: (row) =>
    isOpen(row) &&
    row.listed.side === 'ours' &&
    (row.listed.status === 'doing' || row.listed.planned.start <= row.today || row.listed.planned.end <= row.today),
  late: (row) => isOpen(row) && row.listed.health === 'late',
  waiting: (row) => isOpen(row) && row.listed.side === 'ours' && row.waitsForOthers,
  all: () => true,
}

function byDay({ listed: one }: Row, { listed: other }: Row): number {
  const settled = Number(isSettled(one.status)) - Number(isSettled(other.status))
  if (settled !== 0) return settled
  if (one.planned.end !== other.planned.end) return one.planned.end < other.planned.end ? -1 : 1
  return one.id - other.id
}

function rowsOf(views: readonly PlanView[]): Row[] {
  const keyOf = companyKeys()
  return views.flatMap((view) => {
    const { stored, plan } = view
    const steps = new Map(plan.steps.map((step) => [step.id, step]))
    const waiting = new Set(
      plan.links.flatMap(({ from, to }) => {
        const [before, after] = [steps.get(from)!, steps.get(to)!]
        return !isSettled(before.status) && before.ownerId !== after.ownerId ? [to] : []
      }),
    )
    return procedureReplies(view, keyOf).map((listed) => ({
      listed: { ...listed, schedule: headOf(view) },
      today: stored.companies.get(Number(steps.get(String(listed.id))!.ownerId))!.today,
      waitsForOthers: waiting.has(String(listed.id)),
    }))
  })
}

function headOf({ stored: { row }, reader, isTold }: PlanView): ListedProcedure['schedule'] {
  return {
    id: row.id,
    status: row.status,
    side: reader === row.user_group_id ? 'owner' : 'partner',
    brand: { id: row.brand_id, name: row.brand_name },
    supplier:
      isTold && row.supplier_group_id !== null ? { id: row.supplier_group_id, name: row.supplier_name ?? '' } : null,
    styleNo: row.style_no,
    name: row.name,
    productionId: row.production_id,
    phaseKind: row.kind,
    quantity: row.quantity,
    deliveryDue: row.delivery_due,
    lockVersion: row.lock_version,
  }
}
