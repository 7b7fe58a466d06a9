import { sum, type PaymentSplit } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'

/** Either a closing day with months and a day to pay, or a number of days; parts that make up the whole (domain §3.10). */
export function whenAndHowMuch(values: Values): Cause[] {
  const closing = [values.closingDay, values.monthOffset, values.payDay].map(
    (value) => value !== null && value !== undefined,
  )
  const byDays = values.netDays !== null && values.netDays !== undefined
  const causes: Cause[] = []
  if (byDays && closing.some(Boolean)) causes.push({ code: 'term_either', field: 'netDays' })
  if (!byDays && !closing.every(Boolean))
    causes.push({ code: 'term_incomplete', field: ['closingDay', 'monthOffset', 'payDay'][closing.indexOf(false)]! })
  const splits = (values.splits ?? []) as readonly PaymentSplit[]
  const total = sum(splits.map(({ percent }) => percent))
  if (splits.length > 0 && total !== '100') causes.push({ code: 'splits_whole', field: 'splits', meta: { total } })
  return causes
}
