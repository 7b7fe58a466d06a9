import { addDays, addMonths, type BusinessDate } from '../../dates/business-date.ts'
import type { Answer, CompanySize } from './company-size.ts'
import type { OrderParties } from './subcontract-act.ts'

/** Orders from this day on (trade-law C). */
export const freelanceActFrom: BusinessDate = '2024-11-01'

/** How long the work lasts, as agreed; the last day included, null where it is one delivery. */
export interface WorkPeriod {
  readonly from: BusinessDate
  readonly to: BusinessDate | null
}

/**
 * `statement`: conditions in writing at once. `due_date`: paid within the limit. `prohibitions`: seven things forbidden to
 * the buyer. `notice`: 30 days and a reason before ending; care and harassment duties with it.
 */
export const freelanceDuties = ['statement', 'due_date', 'prohibitions', 'notice'] as const
export type FreelanceDuty = (typeof freelanceDuties)[number]

export interface FreelanceFinding {
  /** Null where nobody has said whether the supplier has employees. */
  readonly applies: Answer
  readonly reason: 'no_employees' | 'has_employees' | 'employees_unknown' | 'sale' | 'before_act'
  readonly duties: readonly FreelanceDuty[]
}

/** Whether the supplier of an order is a freelance, and what the buyer owes it then (trade-law C). */
export function freelanceProtection(order: OrderParties, period?: WorkPeriod): FreelanceFinding {
  const no = (reason: FreelanceFinding['reason'], applies: Answer = false) => ({ applies, reason, duties: [] })
  if (order.work === 'sale') return no('sale')
  if (order.orderedOn < freelanceActFrom) return no('before_act')
  const { hasEmployees, regularEmployees } = order.supplier
  const employs = hasEmployees ?? (regularEmployees !== null && regularEmployees > 0 ? true : null)
  if (employs === null) return no('employees_unknown', null)
  if (employs) return no('has_employees')
  return { applies: true, reason: 'no_employees', duties: dutiesOf(order.buyer, period) }
}

/** Every orderer states the conditions; the rest is for one with employees, and grows with the length of the work. */
function dutiesOf(buyer: CompanySize, period: WorkPeriod | undefined): FreelanceDuty[] {
  // Who says nothing is taken for a business with employees: the stricter duties.
  if (buyer.hasEmployees === false) return ['statement']
  return [
    'statement',
    'due_date',
    ...(lasts(period, 1) ? (['prohibitions'] as const) : []),
    ...(lasts(period, 6) ? (['notice'] as const) : []),
  ]
}

const lasts = (period: WorkPeriod | undefined, months: number): boolean =>
  period?.to != null && addDays(period.to, 1) >= addMonths(period.from, months)
