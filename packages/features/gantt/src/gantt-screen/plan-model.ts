import type {
  InputOf,
  Plan,
  PlanCalendar,
  Procedure,
  ProductionSchedule,
  ReplyOf,
  productionSchedules,
} from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { WorkingCalendar } from '@tsumugi/domain/scheduling'
import type { GanttModel, GanttProposal, GanttSchedule, GanttStep } from '../chart-model/gantt-model.ts'
import type { GanttText } from '../words/gantt-texts.ts'

export type PlanQuery = InputOf<typeof productionSchedules.plan>['query']
export type PlanReply = ReplyOf<typeof productionSchedules.plan>

/** What a chart shows of an answer; `today` is the reader's own day where the plan has no step of theirs. */
export function planModel(
  { data, plan, proposals }: Pick<PlanReply, 'data' | 'plan' | 'proposals'>,
  actorId: string,
  today: BusinessDate,
  t: GanttText,
): GanttModel {
  const todays = new Map(plan.todays.map((each) => [each.ownerKey, each.today]))
  const quantities = new Map(data.map(({ id, quantity }) => [id, quantity]))
  return {
    schedules: data.map(scheduleOf),
    steps: plan.procedures.map((each) => stepOf(each, quantities.get(each.scheduleId) ?? 0, t)),
    links: linksOf(plan),
    calendars: new Map(plan.calendars.map((calendar) => [calendar.key, calendarOf(calendar)])),
    todayOf: (ownerId) => todays.get(ownerId) ?? today,
    actorId,
    proposals: proposals.flatMap((each) =>
      each.changes.map(({ procedureId, after, days }): GanttProposal => ({
        id: String(each.id),
        stepId: String(procedureId),
        dates: { start: after.start, end: after.end },
        days,
        by: each.from?.name ?? t('partner'),
      })),
    ),
  }
}

const linksOf = ({ links }: Plan) => links.map(({ from, to, lag }) => ({ from: String(from), to: String(to), lag }))

const scheduleOf = ({ id, production, brand, supplier, deliveryDue }: ProductionSchedule): GanttSchedule => ({
  id: String(id),
  title: production.name,
  code: production.styleNo,
  brand: brand.name,
  supplier: supplier && { id: String(supplier.id), name: supplier.name },
  due: deliveryDue,
  picture: production.imageUrl,
})

function stepOf(row: Procedure, quantity: number, t: GanttText): GanttStep {
  const { id, scheduleId, kind, name, word, ownerKey, owner, assignee, calendarKey, lockVersion, ...rest } = row
  const { status, workdays, planned, baseline, actual, notBefore, notAfter, progress, right } = rest
  return {
    id: String(id),
    scheduleId: String(scheduleId),
    kind,
    name: name ?? (word === null ? t('step.none') : t(`step.${word}`)),
    ownerId: ownerKey,
    owner: { id: ownerKey, name: owner?.name ?? t('partner') },
    assignee: assignee?.name ?? null,
    pieces: Math.max(0, quantity - row.quantityDone),
    calendarId: calendarKey,
    version: lockVersion,
    status,
    workdays,
    planned,
    baseline,
    actual,
    notBefore,
    notAfter,
    progress,
    right,
  }
}

const calendarOf = ({ restDays, holidays, closedDays, workingDays }: PlanCalendar) =>
  new WorkingCalendar({
    restDays,
    nationalHolidays: holidays,
    closedDays: new Set(closedDays),
    workingDays: new Set(workingDays),
  })
