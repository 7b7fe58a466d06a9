import type { BusinessDate } from '../../dates/business-date.ts'
import {
  anyOf,
  isAcrossCapital,
  isAcrossEmployees,
  type Answer,
  type CapitalStep,
  type CompanySize,
} from './company-size.ts'
import { sizeSteps, type WorkKind } from './work-kind.ts'

/** Orders from this day on are under the 取適法; those before under the Subcontract Act, which it follows (trade-law B). */
export const subcontractActFrom: BusinessDate = '2026-01-01'

/** Who orders what of whom, and when: the sizes are those of that day. */
export interface OrderParties {
  readonly orderedOn: BusinessDate
  readonly work: WorkKind
  readonly buyer: CompanySize
  readonly supplier: CompanySize
}

export type SubcontractReason =
  | { readonly code: 'capital'; readonly meta: CapitalStep & { readonly act: SubcontractAct } }
  | { readonly code: 'employees'; readonly meta: { readonly most: number } }
  | { readonly code: 'not_larger'; readonly meta: { readonly act: SubcontractAct } }
  | { readonly code: 'sale' | 'before_act'; readonly meta: Readonly<Record<never, never>> }
  | { readonly code: 'size_unknown'; readonly meta: { readonly missing: readonly SizeField[] } }

/** The act in force on a day of ordering: the 取適法 or its predecessor. */
export type SubcontractAct = 'toritekiho' | 'subcontract_act'
export type SizeField = `${'buyer' | 'supplier'}.${'capital' | 'regularEmployees'}`

export interface SubcontractFinding {
  /** Null where a size is missing that would decide. */
  readonly applies: Answer
  readonly reason: SubcontractReason
}

/** Whether the supplier of an order is protected against late payment, and why (trade-law B1). */
export function subcontractProtection(order: OrderParties): SubcontractFinding {
  const { work, orderedOn, buyer, supplier } = order
  if (work === 'sale') return { applies: false, reason: { code: 'sale', meta: {} } }
  const act: SubcontractAct = orderedOn < subcontractActFrom ? 'subcontract_act' : 'toritekiho'
  // Carrying sold goods to one's customer, and counting employees, came with the new act.
  const isNew = act === 'toritekiho'
  if (!isNew && work === 'specified_transport') return { applies: false, reason: { code: 'before_act', meta: {} } }
  const { capital, employees } = sizeSteps[work]
  const step = capital.find((each) => isAcrossCapital(each, buyer, supplier) === true)
  if (step) return { applies: true, reason: { code: 'capital', meta: { ...step, act } } }
  const byEmployees = isNew ? isAcrossEmployees(employees, buyer, supplier) : false
  if (byEmployees) return { applies: true, reason: { code: 'employees', meta: { most: employees } } }
  const byCapital = anyOf(capital.map((each) => isAcrossCapital(each, buyer, supplier)))
  if (anyOf([byCapital, byEmployees]) === false)
    return { applies: false, reason: { code: 'not_larger', meta: { act } } }
  const missing = [
    ...(byCapital === null ? missingOf(order, 'capital') : []),
    ...(byEmployees === null ? missingOf(order, 'regularEmployees') : []),
  ]
  return { applies: null, reason: { code: 'size_unknown', meta: { missing } } }
}

function missingOf(order: OrderParties, field: 'capital' | 'regularEmployees'): SizeField[] {
  const isMissing = (size: CompanySize) => size[field] === null && !(field === 'capital' && size.isIndividual)
  return (['buyer', 'supplier'] as const)
    .filter((side) => isMissing(order[side]))
    .map((side): SizeField => `${side}.${field}`)
}
