import type { BusinessDate } from '../../dates/business-date.ts'
import { ceilingOf } from '../../documents/progress.ts'
import { compare, type Decimal } from '../../money/decimal.ts'
import type { ScheduledStep } from './scheduled-step.ts'

export type ReportFault =
  | 'planned_order'
  | 'actual_in_future'
  | 'actual_order'
  | 'actual_start_missing'
  | 'actual_end_missing'
  | 'actual_end_early'
  | 'progress_range'

type Report = Pick<ScheduledStep, 'status' | 'planned' | 'actual' | 'progress'>

/** When a report cannot stand (domain §3.4: start ≤ end, actual not in the future). `today` is that of the step's owner. */
const rules: Readonly<Record<ReportFault, (report: Report, today: BusinessDate) => boolean>> = {
  planned_order: ({ planned }) => planned.start > planned.end,
  actual_in_future: ({ actual: { start, end } }, today) => (start ?? '') > today || (end ?? '') > today,
  actual_order: ({ actual: { start, end } }) => start !== null && end !== null && start > end,
  actual_start_missing: ({ status, actual }) => (status === 'doing' || status === 'done') && actual.start === null,
  actual_end_missing: ({ status, actual }) => status === 'done' && actual.end === null,
  actual_end_early: ({ status, actual }) => status !== 'done' && actual.end !== null,
  progress_range: ({ progress }) => !(Number.isInteger(progress) && progress >= 0 && progress <= 100),
}

export const reportFaults = (report: Report, today: BusinessDate): ReportFault[] =>
  (Object.keys(rules) as ReportFault[]).filter((code) => rules[code](report, today))

/** Whether more pieces were reported than the order and what may be made over it, in percent (domain §3.4). */
export const isQuantityOver = (done: Decimal, ordered: Decimal, overPercent: Decimal): boolean =>
  compare(done, ceilingOf(ordered, overPercent, 0)) > 0
