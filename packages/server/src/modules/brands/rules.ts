import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'

/** The starts of a year's seasons, each once and in order. */
export function ascendingMonths({ seasonStartMonths }: Values): Cause[] {
  const months = (seasonStartMonths ?? []) as number[]
  const ascends = months.every((month, at) => at === 0 || month > months[at - 1]!)
  return ascends ? [] : [{ code: 'months_ascend', field: 'seasonStartMonths' }]
}
