import {
  feeBearers,
  holidayShifts,
  isDecimal,
  paymentBases,
  type CheckedTerm,
  type PaymentSplit,
} from '@tsumugi/domain'
import type { FormValues } from '@tsumugi/records'

const figure = (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value))
const within = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word =>
  words.find((word) => word === value) ?? words[0]!

/** The term a form describes, as far as dates can be told from it; null while something is missing. */
export function termOfForm(values: FormValues): CheckedTerm | null {
  const [closingDay, monthOffset, payDay, netDays] = [
    values.closingDay,
    values.monthOffset,
    values.payDay,
    values.netDays,
  ].map(figure) as (number | null)[]
  const byClosing = within(closingDay!, 1, 31) && within(monthOffset!, 0, 6) && within(payDay!, 1, 31)
  const byDays = within(netDays!, 0, 365)
  if (!byClosing && !byDays) return null
  const splits = (values.splits ?? []) as readonly PaymentSplit[]
  return {
    ...(byDays
      ? { closingDay: null, monthOffset: null, payDay: null, netDays: netDays! }
      : { closingDay: closingDay!, monthOffset: monthOffset!, payDay: payDay!, netDays: null }),
    // Left open, the shift is kept as the bank day before.
    basis: oneOf(paymentBases, values.basis),
    holidayShift: oneOf(holidayShifts, values.holidayShift || 'previous'),
    feeBearer: oneOf(feeBearers, values.feeBearer),
    method: String(values.method ?? 'bank'),
    splits: splits.every(({ percent }) => isDecimal(percent)) ? splits : [],
  }
}
