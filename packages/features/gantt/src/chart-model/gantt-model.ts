import type { BusinessDate } from '@tsumugi/domain'
import type { Calendars, DateSpan, MoveRight, ScheduledStep, StepLink } from '@tsumugi/domain/scheduling'

export interface GanttCompany {
  readonly id: string
  readonly name: string
}

/** One schedule: a phase of a style with its steps. */
export interface GanttSchedule {
  readonly id: string
  /** The name of the style, and its number. */
  readonly title: string
  readonly code: string
  readonly brand: string
  readonly supplier: GanttCompany | null
  readonly due: BusinessDate | null
  readonly picture: string | null
}

export interface GanttStep extends ScheduledStep {
  /** In the reader's language. */
  readonly name: string
  readonly owner: GanttCompany
  readonly assignee: string | null
  /** Still to be made in it. */
  readonly pieces: number
  /** What the reader may do with its days. */
  readonly right: MoveRight
}

/** Dates that one side asks of the other for one of its steps; nothing moves until they are accepted. */
export interface GanttProposal {
  readonly id: string
  readonly stepId: string
  readonly dates: DateSpan
  /** How much later the step would end, in working days of its calendar; negative where earlier. */
  readonly days: number
  /** The company that asks. */
  readonly by: string
}

/** All that a chart shows, without how it was read. What its reader may not see is only bounds of steps that it sees. */
export interface GanttModel {
  readonly schedules: readonly GanttSchedule[]
  readonly steps: readonly GanttStep[]
  readonly links: readonly StepLink[]
  readonly calendars: Calendars
  /** The day it is where a company is; the reader's own draws the line of today. */
  readonly todayOf: (ownerId: string) => BusinessDate
  /** The company that reads and moves. */
  readonly actorId: string
  readonly proposals: readonly GanttProposal[]
}
