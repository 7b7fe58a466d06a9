import type { BusinessDate } from '../../dates/business-date.ts'
import { stepNetwork, type Calendars } from '../network/step-network.ts'
import { planBackward, planForward } from '../planning/two-way-plan.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'
import type { TemplateCalendar, TemplateOwner, TemplateStep } from './schedule-templates.ts'
import type { StepKind } from './step-kinds.ts'

export interface TemplateParties {
  readonly scheduleId: string
  readonly ownerIds: Readonly<Record<TemplateOwner, string>>
  readonly calendarIds: Readonly<Record<TemplateCalendar, string>>
  readonly idOf: (kind: StepKind) => string
}

/** Backward so that the last step ends by the due date, or forward from a day (domain §3.4). */
export type PlanAnchor = { readonly due: BusinessDate } | { readonly from: BusinessDate }

/** A schedule from a template, with every step planned, and nothing frozen, begun or bound yet. */
export function scheduleFromTemplate(
  template: readonly TemplateStep[],
  { scheduleId, ownerIds, calendarIds, idOf }: TemplateParties,
  anchor: PlanAnchor,
  calendars: Calendars,
): SchedulePlan {
  const links = template.flatMap(({ kind, after }) =>
    after.map((before) => ({ from: idOf(before.kind), to: idOf(kind), lag: before.lag })),
  )
  const steps = template.map(({ kind, owner, calendar, workdays }) => ({
    id: idOf(kind),
    scheduleId,
    kind,
    ownerId: ownerIds[owner],
    calendarId: calendarIds[calendar],
    workdays,
    status: 'todo' as const,
    progress: 0,
    actual: { start: null, end: null },
    version: 0,
    baseline: null,
    notBefore: null,
    notAfter: null,
  }))
  const network = stepNetwork(steps, links, calendars)
  const spans = 'due' in anchor ? planBackward(network, anchor.due) : planForward(network, anchor.from)
  return { steps: steps.map((step) => ({ ...step, planned: spans.get(step.id)! })), links }
}
