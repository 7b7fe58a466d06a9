import type { BusinessDate } from '@tsumugi/domain'
import type { DateSpan } from '@tsumugi/domain/scheduling'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { heldPlan } from '../../production-schedules/load-schedule.ts'
import type { StoredPlan } from '../../production-schedules/plans/stored-plan.ts'
import { addStep, stepOwner } from '../add-step.ts'
import {
  fieldOf,
  refused,
  stepMeant,
  type Added,
  type Outcome,
  type PlacedAddition,
  type StepsOwner,
} from './addition.ts'
import { reportActual } from './report-actual.ts'
import { daysOfStep, isPlanned } from './step-days.ts'

interface Place {
  readonly scheduleId: number
  readonly owner: StepsOwner
  readonly outcome: NonNullable<Added>['outcome']
  /** Steps that wait for it. */
  readonly before?: (planned: DateSpan) => number[]
}

/** A step of a file into a schedule, as one that is added alone; one that stands there with these days is left as it is. */
export async function addToSchedule(
  request: TenantRequest,
  placed: PlacedAddition,
  { scheduleId, owner, outcome, before }: Place,
): Promise<Outcome> {
  const { userGroupId } = request
  const { addition, phase } = placed
  const stored = await heldPlan(request, scheduleId)
  const ownerId = stepOwner(stored, userGroupId, owner)
  const around = phase.deliveryDue ?? stored.context.todayOf(String(ownerId))
  const days = daysOfStep(addition, fieldOf(placed), around, stored.context.calendars.get(String(ownerId))!, 1)
  if (!isPlanned(days)) return { added: null, causes: days }
  const { planned, workdays, actual } = days
  const added = { outcome, styleNo: phase.styleNo, planned: { ...planned } }
  const there = stepMeant(stored, userGroupId, addition)
  if (there?.planned_start === planned.start && there.planned_end === planned.end)
    return { added: { ...added, outcome: 'same' }, causes: days.faults }
  if (there) return refused(placed, { code: 'step_there', meta: { style: addition.style, step: addition.step } })
  const id = await addStep(request, stored, {
    name: addition.step,
    owner,
    start: planned.start,
    workdays,
    shared: true,
    after: predecessors(request, stored, placed, planned.start),
    before: before?.(planned) ?? [],
  })
  const causes = await reportActual(request, placed, { id, ownerId }, actual)
  return { added, causes: [...days.faults, ...causes] }
}

/** Steps it waits for: those the file names, or the one before it, if that is to end before. */
function predecessors(
  { userGroupId }: TenantRequest,
  stored: StoredPlan,
  { addition }: PlacedAddition,
  start: BusinessDate,
): number[] {
  const ids = addition.after.flatMap((named) => {
    const row = stepMeant(stored, userGroupId, named)
    if (!row && !addition.isInOrder) throw invalid({ code: 'predecessor_unknown', meta: { step: named.step } })
    return row && (!addition.isInOrder || row.planned_end < start) ? [row.id] : []
  })
  return [...new Set(ids)]
}
