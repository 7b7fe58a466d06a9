import { addDays, addMonths, daysBetween, type BusinessDate } from '../dates/business-date.ts'

/** Toritekihō: at most so many days, the day of receipt being the first. */
export const legalDays = 60

/** The day an amount is due, counted from the day of receipt as day 1. */
export const dayOfDue = (receipt: BusinessDate, due: BusinessDate): number => daysBetween(receipt, due) + 1

export interface LegalLimit {
  readonly sixtieth: BusinessDate
  /** Accepted practice for terms that close by the month; null where days are counted. */
  readonly twoMonths: BusinessDate | null
  /** The later of the two: the last day on which may be paid, and by which rule. */
  readonly on: BusinessDate
  readonly by: 'sixtyDays' | 'twoMonths'
}

/** How late goods received on a day may be paid (domain §3.10). */
export function legalLimit(receipt: BusinessDate, isMonthClosing: boolean): LegalLimit {
  const sixtieth = addDays(receipt, legalDays - 1)
  if (!isMonthClosing) return { sixtieth, twoMonths: null, on: sixtieth, by: 'sixtyDays' }
  const same = addMonths(receipt, 2)
  // A period of months ends on the day before the same day, or with a month that has no such day (Civil Code 143).
  const twoMonths = same.slice(8) === receipt.slice(8) ? addDays(same, -1) : same
  return twoMonths > sixtieth
    ? { sixtieth, twoMonths, on: twoMonths, by: 'twoMonths' }
    : { sixtieth, twoMonths, on: sixtieth, by: 'sixtyDays' }
}
