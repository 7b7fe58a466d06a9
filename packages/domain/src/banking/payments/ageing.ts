import { daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { sum, type Decimal } from '../../money/decimal.ts'

/** How late an open amount is, by days after the day it was due. */
export const ageingBuckets = [
  { key: 'not_due', days: Number.NEGATIVE_INFINITY },
  { key: 'late_1', days: 1 },
  { key: 'late_31', days: 31 },
  { key: 'late_61', days: 61 },
  { key: 'late_91', days: 91 },
] as const
export type AgeingBucket = (typeof ageingBuckets)[number]['key']

export function ageingBucket(dueOn: BusinessDate, asOf: BusinessDate): AgeingBucket {
  const late = daysBetween(dueOn, asOf)
  return ageingBuckets.findLast(({ days }) => late >= days)!.key
}

/** What is open by how late it is; amounts of one currency. */
export function ageing(
  items: readonly { readonly open: Decimal; readonly dueOn: BusinessDate }[],
  asOf: BusinessDate,
): Record<AgeingBucket, Decimal> {
  const amounts = ageingBuckets.map(({ key }) => {
    const late = items.filter(({ dueOn }) => ageingBucket(dueOn, asOf) === key)
    return [key, sum(late.map(({ open }) => open))] as const
  })
  return Object.fromEntries(amounts) as Record<AgeingBucket, Decimal>
}
