import { toBankDay } from '../../dates/bank-day.ts'
import { addDays, addMonths, endOfMonth, partsOf, written, type BusinessDate } from '../../dates/business-date.ts'

/** How an organisation's years run, for how long its records are kept. */
export interface FiscalYear {
  /** The month in which it begins, 1–12. */
  readonly startMonth: number
  /** By how many months its tax return may come later, where the office allowed it. */
  readonly extensionMonths: number
}

/**
 * Who asks how long, in years (trade-law B2.4, D, E): counted from the day after the tax return is due, save the record of
 * orders, which counts from its last entry. We keep the longest, and count it from the return.
 */
export const retentionRules = [
  { key: 'electronic_transactions', years: 7, from: 'tax_return' },
  { key: 'electronic_transactions_with_loss', years: 10, from: 'tax_return' },
  { key: 'invoice_copies', years: 7, from: 'tax_return' },
  { key: 'company_books', years: 10, from: 'year_end' },
  { key: 'order_records', years: 2, from: 'last_entry' },
] as const
export const retentionYears = Math.max(...retentionRules.map(({ years }) => years))

/** The last day of the fiscal year that holds a day. */
export function fiscalYearEnd(date: BusinessDate, startMonth: number): BusinessDate {
  const [year, month] = partsOf(date)
  const begin = written(month >= startMonth ? year : year - 1, startMonth, 1)
  return addDays(addMonths(begin, 12), -1)
}

/** When the return of a year is due: two months after its end, later by the extension, never on a closed day. */
export function taxReturnDue(yearEnd: BusinessDate, extensionMonths: number): BusinessDate {
  return toBankDay(endOfMonth(addMonths(yearEnd, 2 + extensionMonths)), 'next')
}

/** The last day on which a document is kept at the least: ten years from the return of its year (trade-law E). */
export function retainedUntil(documentDate: BusinessDate, { startMonth, extensionMonths }: FiscalYear): BusinessDate {
  const due = taxReturnDue(fiscalYearEnd(documentDate, startMonth), extensionMonths)
  return addMonths(due, 12 * retentionYears)
}
