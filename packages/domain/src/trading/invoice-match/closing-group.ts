import { addDays, addMonths, startOfMonth, type BusinessDate } from '../../dates/business-date.ts'
import type { ClosedDays } from '../../dates/bank-day.ts'
import type { TaxMode } from '../../money/tax.ts'
import { closingDate, dueDate, type DueRule } from '../../payment-terms/due-date.ts'

/** An accepted delivery that waits for its bill. */
export interface AcceptedDelivery {
  readonly id: number
  readonly partnerId: number
  readonly currency: string
  /** Whether its order's prices are with the tax: one invoice has prices of one mode. */
  readonly taxMode: TaxMode
  readonly termsId: number
  /** The day from which its term counts: receipt, inspection or issue. */
  readonly basisOn: BusinessDate
}

/** What one collective invoice (合計請求) bills. */
export interface ClosingGroup {
  readonly partnerId: number
  readonly currency: string
  /** Whether its order's prices are with the tax: one invoice has prices of one mode. */
  readonly taxMode: TaxMode
  readonly termsId: number
  readonly periodStart: BusinessDate
  /** The closing date; without a closing day, the day of the delivery. */
  readonly periodEnd: BusinessDate
  readonly due: BusinessDate
  readonly deliveryIds: readonly number[]
}

/** Deliveries by partner, currency, mode of prices, term and closing period; where days are counted, each day is billed for itself. */
export function closingGroups(
  deliveries: readonly AcceptedDelivery[],
  ruleOf: (termsId: number) => DueRule,
  closed?: ClosedDays,
): ClosingGroup[] {
  const groups = new Map<string, ClosingGroup>()
  for (const { id, partnerId, currency, taxMode, termsId, basisOn } of deliveries) {
    const rule = ruleOf(termsId)
    const { periodStart, periodEnd } = closingPeriod(basisOn, rule)
    const key = [partnerId, currency, taxMode, termsId, periodEnd].join()
    const { due } = dueDate(basisOn, rule, closed)
    const begun = { partnerId, currency, taxMode, termsId, periodStart, periodEnd, due, deliveryIds: [] }
    const group = groups.get(key) ?? begun
    groups.set(key, { ...group, deliveryIds: [...group.deliveryIds, id] })
  }
  return [...groups.values()].toSorted(
    (one, other) => one.partnerId - other.partnerId || (one.periodEnd < other.periodEnd ? -1 : 1),
  )
}

/** The days that close together with a day, both ends included. */
export function closingPeriod(
  basisOn: BusinessDate,
  { closingDay, netDays }: Pick<DueRule, 'closingDay' | 'netDays'>,
): { periodStart: BusinessDate; periodEnd: BusinessDate } {
  if (netDays !== null || closingDay === null) return { periodStart: basisOn, periodEnd: basisOn }
  const periodEnd = closingDate(basisOn, closingDay)
  const before = closingDate(addMonths(startOfMonth(periodEnd), -1), closingDay)
  return { periodStart: addDays(before, 1), periodEnd }
}
