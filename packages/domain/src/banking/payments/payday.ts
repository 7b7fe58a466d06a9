import { isBankHoliday, toBankDay, type ClosedDays, type HolidayShift } from '../../dates/bank-day.ts'
import { addDays, daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { legalLimit } from '../../payment-terms/legal-days.ts'

/** The longest shift behind a holiday that may be agreed, even past the limit (trade-law B4). */
export const agreedShiftDays = 2

export interface PaydayRule {
  readonly holidayShift: HolidayShift
  /** When the goods were received; null where no law counts from it. */
  readonly receivedOn: BusinessDate | null
  readonly isMonthClosing: boolean
  readonly isProtected: boolean
  /** The next bank day was agreed on in writing before. */
  readonly isShiftAgreed: boolean
}

/**
 * The bank day on which what is due is paid. For protected relations the day after a holiday is taken only within the limit,
 * or at most two days on and agreed beforehand; else the day before it (trade-law B4).
 */
export function payday(dueOn: BusinessDate, rule: PaydayRule, closed?: ClosedDays): BusinessDate {
  const shift = rule.holidayShift === 'none' ? 'previous' : rule.holidayShift
  const day = toBankDay(dueOn, shift, closed)
  if (shift === 'previous' || !rule.isProtected || rule.receivedOn === null) return day
  const isWithinLimit = day <= legalLimit(rule.receivedOn, rule.isMonthClosing).on
  const isAgreed = rule.isShiftAgreed && daysBetween(dueOn, day) <= agreedShiftDays
  return isWithinLimit || isAgreed ? day : toBankDay(dueOn, 'previous', closed)
}

/** The first bank day a file made today can still pay on. */
export function firstPayday(today: BusinessDate, leadDays = 1, closed?: ClosedDays): BusinessDate {
  let day = today
  for (let left = leadDays; left > 0;) {
    day = addDays(day, 1)
    if (!isBankHoliday(day, closed)) left -= 1
  }
  return day
}
