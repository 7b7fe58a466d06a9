import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, type Decimal } from '../../money/decimal.ts'
import type { SizeSteps } from './work-kind.ts'

/** How large an organisation is; null is what nobody has said. */
export interface CompanySize {
  /** A person in business, who has no capital. */
  readonly isIndividual: boolean
  /** In yen. */
  readonly capital: Decimal | null
  readonly regularEmployees: number | null
  /** Whether it employs anybody at all, as the freelance act counts: 20 hours a week for more than 30 days. */
  readonly hasEmployees: boolean | null
  readonly confirmedOn: BusinessDate | null
}

/** Yes, no, or null where a figure is missing that would decide. */
export type Answer = boolean | null

export const allOf = (answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(null) ? null : true
export const anyOf = (answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(null) ? null : false

export type CapitalStep = SizeSteps['capital'][number]

/** Whether the buyer stands above a step of capital and the supplier does not. */
export function isAcrossCapital(step: CapitalStep, buyer: CompanySize, supplier: CompanySize): Answer {
  const { over, buyerUpTo } = step
  return allOf([
    exceeds(buyer, over),
    buyerUpTo === null ? true : not(exceeds(buyer, buyerUpTo)),
    not(exceeds(supplier, over)),
  ])
}

/** Whether the buyer has more regular employees than `most`, and the supplier no more. */
export function isAcrossEmployees(most: number, buyer: CompanySize, supplier: CompanySize): Answer {
  const isAbove = ({ regularEmployees }: CompanySize) => (regularEmployees === null ? null : regularEmployees > most)
  return allOf([isAbove(buyer), not(isAbove(supplier))])
}

function exceeds({ isIndividual, capital }: CompanySize, limit: Decimal): Answer {
  if (isIndividual) return false
  return capital === null ? null : compare(capital, limit) > 0
}

const not = (answer: Answer): Answer => (answer === null ? null : !answer)
