import { toBankDay, type ClosedDays, type HolidayShift } from '../dates/bank-day.ts'
import {
  addDays,
  addMonths,
  daysInMonth,
  partsOf,
  startOfMonth,
  written,
  type BusinessDate,
} from '../dates/business-date.ts'
import { minus, percentOf, round, sum, type Decimal } from '../money/decimal.ts'
import { minorUnits } from '../money/currency.ts'

export const paymentBases = ['receipt', 'inspection', 'issue'] as const
export type PaymentBasis = (typeof paymentBases)[number]
export const paymentMethods = ['bank', 'cash', 'densai', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const feeBearers = ['payer', 'payee'] as const
export type FeeBearer = (typeof feeBearers)[number]

/** 締め日・支払日: either a closing day, months and a day to pay, or a number of days; 31 is the end of any month. */
export interface DueRule {
  readonly closingDay: number | null
  readonly monthOffset: number | null
  readonly payDay: number | null
  readonly netDays: number | null
  readonly holidayShift: HolidayShift
}

/** A part of an amount; where it says nothing about when or how, the term itself does. */
export interface PaymentSplit {
  readonly percent: Decimal
  readonly monthOffset: number | null
  readonly payDay: number | null
  readonly netDays: number | null
  readonly method: PaymentMethod | null
}

export interface Due {
  /** The closing date; null where days are counted. */
  readonly closing: BusinessDate | null
  /** As the rule says, before banks are asked. */
  readonly nominal: BusinessDate
  readonly due: BusinessDate
}

const dayIn = (year: number, month: number, day: number) =>
  written(year, month, Math.min(day, daysInMonth(year, month)))

/** The first date on or after the basis whose day is the closing day, or the last of a shorter month. */
export function closingDate(basis: BusinessDate, closingDay: number): BusinessDate {
  const [year, month] = partsOf(basis)
  const closing = dayIn(year, month, closingDay)
  if (closing >= basis) return closing
  const [nextYear, nextMonth] = partsOf(addMonths(startOfMonth(basis), 1))
  return dayIn(nextYear, nextMonth, closingDay)
}

/** When an amount is due (domain §3.10): closing, months on, day to pay, then the bank day. */
export function dueDate(basis: BusinessDate, rule: DueRule, closed?: ClosedDays): Due {
  const { closingDay, monthOffset, payDay, netDays, holidayShift } = rule
  if (netDays !== null) return shifted(null, addDays(basis, netDays))
  if (closingDay === null || monthOffset === null || payDay === null) {
    throw new RangeError('A payment term needs a closing day, months and a day to pay, or a number of days.')
  }
  const closing = closingDate(basis, closingDay)
  const [year, month] = partsOf(addMonths(startOfMonth(closing), monthOffset))
  return shifted(closing, dayIn(year, month, payDay))

  function shifted(from: BusinessDate | null, nominal: BusinessDate): Due {
    return { closing: from, nominal, due: toBankDay(nominal, holidayShift, closed) }
  }
}

/** A rule whose blanks are filled by a split. */
export function ruleOfSplit(rule: DueRule, split: PaymentSplit): DueRule {
  if (split.netDays !== null)
    return { ...rule, closingDay: null, monthOffset: null, payDay: null, netDays: split.netDays }
  if (split.monthOffset === null && split.payDay === null) return rule
  const { closingDay, monthOffset, payDay } = rule
  return {
    ...rule,
    netDays: null,
    closingDay: closingDay ?? 31,
    monthOffset: split.monthOffset ?? monthOffset ?? 0,
    payDay: split.payDay ?? payDay ?? 31,
  }
}

export interface Instalment extends Due {
  readonly percent: Decimal
  readonly amount: Decimal
  readonly method: PaymentMethod | null
}

/** What is due when: each part rounded down, the last takes the remainder (domain §3.10). */
export function instalments(
  amount: Decimal,
  basis: BusinessDate,
  rule: DueRule & { readonly splits: readonly PaymentSplit[] },
  { currency = 'JPY', closed }: { readonly currency?: string; readonly closed?: ClosedDays } = {},
): Instalment[] {
  const whole: PaymentSplit = { percent: '100', monthOffset: null, payDay: null, netDays: null, method: null }
  const parts = rule.splits.length > 0 ? rule.splits : [whole]
  const given = parts.slice(0, -1).map(({ percent }) => round(percentOf(amount, percent), minorUnits(currency), 'down'))
  const last = minus(amount, sum(given))
  return parts.map((part, at) => ({
    ...dueDate(basis, ruleOfSplit(rule, part), closed),
    percent: part.percent,
    method: part.method,
    amount: given[at] ?? last,
  }))
}
