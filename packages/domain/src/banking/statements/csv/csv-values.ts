import { daysBetween, isBusinessDate, written, type BusinessDate } from '../../../dates/business-date.ts'
import { isDecimal, sum, type Decimal } from '../../../money/decimal.ts'
import { readBankDate, type BankCalendar } from '../../fixed-records/bank-date.ts'

const westernDate = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/
const reiwaDate = /^(?:R|令和)\s?(\d{1,2}|元)\D(\d{1,2})\D(\d{1,2})\D?$/i
const shortDate = /^(\d{2})\D?(\d{2})\D?(\d{2})$/

const farthestDays = 366 * 10

/** `2026/11/30`, `20261130`, `2026年11月30日`, `R8.11.30` or, by the calendar, `081130`; null where it is no such day. */
export function readCsvDate(text: string, calendar: BankCalendar, near: BusinessDate): BusinessDate | null {
  const plain = text.normalize('NFKC').trim()
  const short = shortDate.exec(plain)
  if (short) return readBankDate(short.slice(1).join(''), calendar, near)
  const western = westernDate.exec(plain)
  const reiwa = reiwaDate.exec(plain)
  const date = western ? dateOf(Number(western[1]), western) : reiwa ? dateOf(reiwaYear(reiwa[1]), reiwa) : null
  return date !== null && Math.abs(daysBetween(near, date)) <= farthestDays ? date : null
}

const reiwaYear = (text = '') => 2018 + (/^\d+$/.test(text) ? Number(text) : 1)

function dateOf(year: number, parts: RegExpExecArray): BusinessDate | null {
  const date = written(year, Number(parts[2]), Number(parts[3]))
  return isBusinessDate(date) ? date : null
}

/** `1,045,000`, `¥1,045,000`, `▲500` or `-500`; '' and a dash are nothing: null. Undefined where it is no amount. */
export function readCsvAmount(text: string): Decimal | null | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,¥\\円"+]/g, '')
  if (/^[-*]*$/.test(plain)) return null
  const signed = plain.replace(/^[▲△−]/, '-')
  return isDecimal(signed) ? sum([signed]) : undefined
}
