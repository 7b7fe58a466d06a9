import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, type Decimal } from '../../money/decimal.ts'

/** By what records at law are found; any of them combine (trade-law B2.4, E). */
export const recordSearchKeys = [
  { key: 'date', isRange: true },
  { key: 'amount', isRange: true },
  { key: 'partner', isRange: false },
  { key: 'order_date', isRange: true },
] as const

export interface LawfulRecord {
  /** Of the transaction. */
  readonly date: BusinessDate
  /** As stated, in its own currency; null of an estimation without one. */
  readonly amount: Decimal | null
  readonly partnerId: number
  /** Of the order it belongs to; null where there is none. */
  readonly orderDate: BusinessDate | null
}

/** Both ends are included, and one may be left out. */
export interface Range<Value> {
  readonly from?: Value
  readonly to?: Value
}

export interface RecordSearch {
  readonly date?: Range<BusinessDate>
  /** `blank` finds what states no amount. */
  readonly amount?: Range<Decimal> | 'blank'
  readonly partnerId?: number
  readonly orderDate?: Range<BusinessDate>
}

/** Whether a record answers a search; every condition that is given has to hold. */
export function isRecordFound(record: LawfulRecord, search: RecordSearch): boolean {
  const { date, amount, partnerId, orderDate } = search
  return (
    (partnerId === undefined || record.partnerId === partnerId) &&
    (date === undefined || isWithin(record.date, date, compareDates)) &&
    (orderDate === undefined || isWithin(record.orderDate, orderDate, compareDates)) &&
    (amount === 'blank' ? record.amount === null : amount === undefined || isWithin(record.amount, amount, compare))
  )
}

const compareDates = (one: BusinessDate, other: BusinessDate) => (one < other ? -1 : one > other ? 1 : 0)

function isWithin<Value>(
  value: Value | null,
  { from, to }: Range<Value>,
  order: (one: Value, other: Value) => number,
): boolean {
  if (value === null) return false
  return (from === undefined || order(value, from) >= 0) && (to === undefined || order(value, to) <= 0)
}
