import { addDays, dateOfDayNumber, dayNumber } from '../dates/business-date.ts'
import { chance } from '../../../server/src/demo/dataset/random.ts'
import { workSpan } from './calendars/workdays.ts'
import type { ForecastContext } from './forecast/forecast-bounds.ts'
import { stepNetwork } from './network/step-network.ts'
import { planForward } from './planning/two-way-plan.ts'
import { randomNetwork, someCalendars } from './random-network.fixture.ts'
import type { ScheduledStep, SchedulePlan } from './status/scheduled-step.ts'

/** A step of the brand in a schedule, to do, planned from a Monday on. */
export function someStep(id: string, from: Partial<ScheduledStep> = {}): ScheduledStep {
  const calendarId = from.calendarId ?? 'brand'
  const workdays = from.workdays ?? 3
  return {
    id,
    scheduleId: 'schedule',
    kind: null,
    ownerId: 'brand',
    calendarId,
    workdays,
    status: 'todo',
    progress: 0,
    planned: workSpan(someCalendars.get(calendarId)!, '2026-09-07', workdays),
    baseline: null,
    version: 1,
    actual: { start: null, end: null },
    notBefore: null,
    notAfter: null,
    ...from,
  }
}

/** Stands on a day, with due dates by schedule. */
export const contextOn = (today: string, due: string | null = null): ForecastContext => ({
  calendars: someCalendars,
  todayOf: () => today,
  dueOf: () => due,
})

export interface RandomPlan {
  readonly plan: SchedulePlan
  readonly today: string
  readonly due: string
}

/** A random network planned forward, worked on until a day: what is over is done or skipped, what lies on it is begun. */
export function randomPlan(seed: number): RandomPlan {
  const { steps: bare, links, from } = randomNetwork(seed)
  const { whole, happens, pick } = chance(seed * 17)
  const spans = planForward(stepNetwork(bare, links, someCalendars), from)
  const today = addDays(from, whole(0, 40))
  const steps = bare.map((step) => {
    const planned = spans.get(step.id)!
    const begun = planned.end < today ? pick(['done', 'done', 'skipped', 'todo'] as const) : 'doing'
    const status = planned.start < today && happens(0.8) ? begun : 'todo'
    const start = status === 'doing' || status === 'done' ? addDays(planned.start, -whole(0, 2)) : null
    const end =
      status === 'done' ? dateOfDayNumber(Math.min(dayNumber(planned.end) + whole(-1, 4), dayNumber(today))) : null
    const actual = { start, end: end !== null && start !== null && end < start ? start : end }
    const ownerId = pick(['brand', 'factory'])
    return someStep(step.id, {
      ...step,
      ownerId,
      scheduleId: 'schedule',
      planned,
      status,
      actual,
      progress: whole(0, 100),
    })
  })
  return { plan: { steps, links }, today, due: addDays(from, whole(20, 140)) }
}
