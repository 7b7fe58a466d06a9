import {
  everyDay,
  scheduleFromTemplate,
  scheduleTemplates,
  WorkingCalendar,
  type ScheduledStep,
  type SchedulePlan,
} from '@tsumugi/domain/scheduling'
import { addDays, today as demoDay } from './dataset/calendar.ts'
import type { DemoDataset } from './dataset/demo-rows.ts'
import type { DemoPhase, DemoProduction } from './dataset/productions.ts'
import { table, type Rows } from './table-rows.ts'

interface DemoSchedule {
  readonly id: number
  readonly of: DemoProduction
  readonly phase: DemoPhase
  readonly plan: SchedulePlan
  readonly firstId: number
  /** Cloth comes late, and nothing after it has begun. */
  readonly isLate: boolean
}

const carrier = new WorkingCalendar(everyDay)
const weekends = { restDays: [6, 7], closedDays: new Set<string>(), workingDays: new Set<string>() }
const home = new WorkingCalendar({ ...weekends, nationalHolidays: 'JP' })
const abroad = new WorkingCalendar({ ...weekends, nationalHolidays: null })

/** Every style's last phase has a schedule: some run as agreed, one in four waits for its cloth. */
export function scheduleTables(demo: DemoDataset, productions: readonly DemoProduction[]): Rows[] {
  const now = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const today = now > demoDay ? now : demoDay
  const knits = new Set(
    demo.mdFiles.filter(({ sketch }) => sketch.kind.includes('knit')).map(({ merchandisingId }) => merchandisingId),
  )
  const schedules = schedulesFor(demo, productions, today)
  const steps = schedules.flatMap((schedule) => schedule.plan.steps.map((step, at) => ({ schedule, step, at })))
  const idOf = ({ firstId, plan }: DemoSchedule, key: string) => firstId + plan.steps.findIndex(({ id }) => id === key)
  return [
    table(
      'production_schedule',
      schedules.map(({ id, of, phase, plan }) => {
        const isOver = plan.steps.every(({ status }) => status === 'done')
        return {
          id,
          user_group_id: of.product.userGroupId,
          phase_id: phase.id,
          construction: knits.has(of.product.id) ? 'knit' : 'cloth',
          status: isOver ? 'completed' : phase.supplierId === null ? 'planned' : 'active',
          created_by: of.product.createdById,
          updated_by: of.product.createdById,
        }
      }),
    ),
    table(
      'procedure',
      steps.map(({ schedule, step, at }) => ({
        id: schedule.firstId + at,
        owner_group_id: Number(step.ownerId),
        schedule_id: schedule.id,
        kind: step.kind,
        name: step.kind === null ? '裁断表の確認' : null,
        position: at + 1,
        carrier: step.calendarId === 'carrier',
        status: step.status,
        workdays: step.workdays,
        planned_start: step.planned.start,
        planned_end: step.planned.end,
        baseline_start: step.baseline?.start ?? null,
        baseline_end: step.baseline?.end ?? null,
        actual_start: step.actual.start,
        actual_end: step.actual.end,
        progress: step.progress,
        shared: step.kind !== null,
        note: step.status === 'doing' && schedule.isLate ? '染め直しのため入荷が遅れています' : null,
      })),
    ),
    table(
      'procedure_link',
      schedules.flatMap((schedule) =>
        schedule.plan.links.map(({ from, to, lag }) => ({
          schedule_id: schedule.id,
          from_id: idOf(schedule, from),
          to_id: idOf(schedule, to),
          lag,
        })),
      ),
    ),
  ]
}

function schedulesFor(demo: DemoDataset, productions: readonly DemoProduction[], today: string): DemoSchedule[] {
  const countryOf = new Map(demo.userGroups.map(({ id, country }) => [id, country]))
  const schedules: DemoSchedule[] = []
  let firstId = 1
  for (const [at, of] of productions.entries()) {
    const phase = of.phases.at(-1)!
    const isLate = at % 4 === 1 && phase.supplierId !== null
    const id = at + 1
    const plan = planFor(id, of, phase, (party) => (countryOf.get(party) === 'JP' ? home : abroad), today, isLate)
    schedules.push({ id, of, phase, plan, firstId, isLate })
    firstId += plan.steps.length
  }
  return schedules
}

/**
 * Backward from the delivery, moved to where the style is now: what lies behind is done, what spans today is being done.
 */
function planFor(
  id: number,
  of: DemoProduction,
  phase: DemoPhase,
  calendarOf: (party: number) => WorkingCalendar,
  today: string,
  isLate: boolean,
): SchedulePlan {
  const brand = of.product.userGroupId
  const supplier = phase.supplierId ?? brand
  const ownerIds = { brand: String(brand), supplier: String(supplier) }
  const calendars = new Map([
    ['carrier', carrier],
    [ownerIds.brand, calendarOf(brand)],
    [ownerIds.supplier, calendarOf(supplier)],
  ])
  const made = scheduleFromTemplate(
    scheduleTemplates[phase.kind],
    { scheduleId: String(id), ownerIds, calendarIds: { ...ownerIds, carrier: 'carrier' }, idOf: (kind) => kind },
    { due: phase.deliveryDue },
    calendars,
  )
  const isAgreed = phase.supplierId !== null
  const steps = made.steps.map((step) => ({ ...step, baseline: isAgreed ? step.planned : null }))
  if (!isAgreed) return { steps, links: made.links }
  const fabric = steps.find(({ kind }) => kind === 'fabric_in')!
  const waits = isLate && phase.deliveryDue > today
  return {
    steps: [
      ...steps.map((step) =>
        waits && step !== fabric && step.planned.start >= fabric.planned.start ? step : seen(step, today),
      ),
      ...(id === 1 ? [inHouse(steps, ownerIds.supplier)] : []),
    ].map((step) => (waits && step.kind === 'fabric_in' ? dyedAgain(step, today) : step)),
    links: made.links,
  }
}

/** As it stands on a day when everybody keeps the plan. */
function seen(step: ScheduledStep, today: string): ScheduledStep {
  const { start, end } = step.planned
  if (end < today) return { ...step, status: 'done', progress: 100, actual: { start, end } }
  if (start < today) return { ...step, status: 'doing', progress: 40, actual: { start, end: null } }
  return step
}

/** The cloth had to be dyed again: it should have been in days ago. */
function dyedAgain(step: ScheduledStep, today: string): ScheduledStep {
  const [start, end] = [addDays(today, -24), addDays(today, -3)]
  const planned = step.planned.end < today ? step.planned : { start, end }
  return { ...step, planned, status: 'doing', progress: 60, actual: { start: planned.start, end: null } }
}

/** A step that the maker keeps to itself. */
const inHouse = (steps: readonly ScheduledStep[], ownerId: string): ScheduledStep => ({
  ...steps.find(({ kind }) => kind === 'cutting' || kind === 'pattern' || kind === 'sewing')!,
  id: 'in_house',
  kind: null,
  ownerId,
  calendarId: ownerId,
  workdays: 1,
  status: 'todo',
  progress: 0,
  actual: { start: null, end: null },
  baseline: null,
})
