export * from './people/user.ts'
export * from './people/guard.ts'
export * from './people/organisation.ts'
export * from './people/permissions.ts'
export {
  parseQuery,
  stringifyQuery,
  type QueryInput,
  type QueryRecord,
  type QueryValue,
} from './address/bracket-query.ts'
export * from './money/decimal.ts'
export * from './money/split.ts'
export * from './money/currency.ts'
export * from './money/price.ts'
export * from './money/tax.ts'
export * from './money/settlement.ts'
export * from './quantity/matrix.ts'
export * from './quantity/requirement.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  isBusinessDate,
  startOfMonth,
  startOfWeek,
  weekday,
  type BusinessDate,
} from './dates/business-date.ts'
export * from './merchandising/season.ts'
export * from './merchandising/periods.ts'
export * from './merchandising/status.ts'
export * from './merchandising/figures.ts'
export * from './merchandising/cell-totals.ts'
export * from './media/thumbnail-size.ts'
export * from './media/video-link.ts'
export * from './media/preview-kind.ts'
