import { compare, minus, percentOf, round, sum, type Decimal } from '../money/decimal.ts'
import type { ProgressCounter } from './lifecycle.ts'

/** What has become of one issued line; quantities are decimal strings in the line's unit (domain §4.2). */
export interface LineProgress extends Readonly<Record<ProgressCounter, Decimal>> {
  readonly ordered: Decimal
  /** The most that may be shipped: ordered with its tolerance. */
  readonly ceiling: Decimal
}

export const deliveryStatuses = ['none', 'partial', 'complete', 'over'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const billingStatuses = ['none', 'partial', 'complete', 'credit_owed'] as const
export type BillingStatus = (typeof billingStatuses)[number]

/** Bills follow what was accepted, or what was ordered (domain §4.2). */
export const billingPolicies = ['delivered', 'ordered'] as const
export type BillingPolicy = (typeof billingPolicies)[number]

/**
 * The most of a line that may be shipped: the tolerance is a percentage of its quantity, rounded down to what the unit
 * can be cut to (101 pieces with 3 % are 104). Each line for itself: more of one SKU fills no other.
 */
export const ceilingOf = (ordered: Decimal, tolerancePercent: Decimal, unitPlaces: number): Decimal =>
  round(sum([ordered, percentOf(ordered, tolerancePercent)]), unitPlaces, 'down')

/** What may still be shipped; what was rejected may be sent once more. */
export const shippable = ({ ceiling, shipped, rejected, released }: LineProgress): Decimal =>
  atLeastZero(minus(sum([ceiling, rejected]), sum([shipped, released])))

/** What is expected still, for a delivery that is proposed: within the order, never within its tolerance. */
export const outstanding = ({ ordered, shipped, rejected, released }: LineProgress): Decimal =>
  atLeastZero(minus(sum([ordered, rejected]), sum([shipped, released])))

/** What may still be billed: what is kept under the policy, less what was billed and not credited. */
export const billable = (line: LineProgress, policy: BillingPolicy): Decimal =>
  atLeastZero(minus(kept(line, policy), minus(line.billed, line.credited)))

/** What was billed and is not kept any more: goods that came back after their bill. */
export const creditOwed = (line: LineProgress, policy: BillingPolicy): Decimal =>
  atLeastZero(minus(minus(line.billed, line.credited), kept(line, policy)))

/**
 * What a credit of a document takes back, line by line: what is owed, where something is; else all that stands billed, for
 * whoever writes it to take less of.
 */
export function creditable(lines: readonly LineProgress[], policy: BillingPolicy): Decimal[] {
  const owed = lines.map((line) => creditOwed(line, policy))
  return owed.some((each) => compare(each, '0') > 0)
    ? owed
    : lines.map(({ billed, credited }) => minus(billed, credited))
}

/** How far a document has been delivered, from its lines alone; nothing accepted is `none`, never complete. */
export function deliveryStatusOf(lines: readonly LineProgress[]): DeliveryStatus {
  const arrived = lines.map(({ ordered, accepted, returned, released }) => ({
    wanted: atLeastZero(minus(ordered, released)),
    had: minus(accepted, returned),
  }))
  if (arrived.every(({ had }) => compare(had, '0') <= 0)) return 'none'
  if (arrived.some(({ had, wanted }) => compare(had, wanted) < 0)) return 'partial'
  return arrived.some(({ had, wanted }) => compare(had, wanted) > 0) ? 'over' : 'complete'
}

/** How far a document has been billed; complete once all that will ever be kept is billed. */
export function billingStatusOf(lines: readonly LineProgress[], policy: BillingPolicy): BillingStatus {
  if (lines.some((line) => compare(creditOwed(line, policy), '0') > 0)) return 'credit_owed'
  const billed = lines.map(({ billed: all, credited }) => minus(all, credited))
  if (billed.every((each) => compare(each, '0') <= 0)) return 'none'
  const isDone = lines.every((line, at) => compare(billed[at]!, expected(line, policy)) >= 0)
  return isDone ? 'complete' : 'partial'
}

/** What stands with the buyer under the policy. */
const kept = ({ accepted, returned, ceiling, ordered, released }: LineProgress, policy: BillingPolicy): Decimal =>
  policy === 'delivered'
    ? minus(accepted, returned)
    : minus(compare(accepted, ordered) > 0 ? ceiling : ordered, sum([released, returned]))

/** What will have been billed in the end. */
const expected = ({ ordered, accepted, returned, released }: LineProgress, policy: BillingPolicy): Decimal => {
  const due = minus(ordered, released)
  const more = policy === 'delivered' && compare(accepted, due) > 0 ? accepted : due
  return minus(more, returned)
}

const atLeastZero = (value: Decimal): Decimal => (compare(value, '0') < 0 ? '0' : value)
