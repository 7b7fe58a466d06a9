import { compare, isDecimal, minus, sum, times, type Decimal } from '../../money/decimal.ts'
import type { CompositionRow } from './composition-row.ts'
import { printedRows } from './composition-check.ts'
import { findFibre } from './fibre-terms.ts'

/** Percentage points a measured figure may lie below and above the label's, both zero or positive. */
export interface Tolerance {
  below: Decimal
  above: Decimal
  rule: 'pure_wool' | 'pure' | 'pure_with_remark' | 'multiple_of_five' | 'among_themselves' | 'other'
}

export interface ToleranceOptions {
  /** The label says that the cloth is woollen or open-end spun of reclaimed fibre. */
  wasteSpunRemark: boolean
}

const full = '100'

/**
 * The statutory tolerance of one exact figure among the rows of its part (domain §3.3): 100 % wool −3, others −1, with
 * the remark −5; a multiple of five ±5; any other ±4, or ±5 where the part blends wool family or down among themselves.
 */
export function toleranceOf(
  row: CompositionRow,
  rows: readonly CompositionRow[],
  options: ToleranceOptions,
): Tolerance {
  const percent = row.percent ?? '0'
  if (compare(percent, full) === 0) {
    if (options.wasteSpunRemark) return { below: '5', above: '0', rule: 'pure_with_remark' }
    if (isPureWool(rows)) return { below: '3', above: '0', rule: 'pure_wool' }
    return { below: '1', above: '0', rule: 'pure' }
  }
  if (isMultipleOfFive(percent)) return { below: '5', above: '5', rule: 'multiple_of_five' }
  if (isAmongThemselves(row, rows)) return { below: '5', above: '5', rule: 'among_themselves' }
  return { below: '4', above: '4', rule: 'other' }
}

function isPureWool(rows: readonly CompositionRow[]): boolean {
  return printedRows(rows).every(({ fibre }) => findFibre(fibre)?.woolFamily)
}

/** A fifth of it, which is a terminating decimal, is whole. */
function isMultipleOfFive(percent: Decimal): boolean {
  return !times(percent, '0.2').includes('.')
}

function isAmongThemselves(row: CompositionRow, rows: readonly CompositionRow[]): boolean {
  const family = familyOf(row.fibre)
  return family !== null && printedRows(rows).filter(({ fibre }) => familyOf(fibre) === family).length > 1
}

function familyOf(fibre: string): 'wool' | 'down' | null {
  const term = findFibre(fibre)
  if (term?.woolFamily) return 'wool'
  return term?.down ? 'down' : null
}

/** Whether a measured percentage satisfies an exact figure within its tolerance. */
export function isWithin(measured: Decimal, percent: Decimal, { below, above }: Tolerance): boolean {
  return compare(measured, minus(percent, below)) >= 0 && compare(measured, sum([percent, above])) <= 0
}

/** A share a laboratory may report: 0 to 100, any number of decimals. */
export function isShare(text: Decimal): boolean {
  return isDecimal(text) && compare(text, '0') >= 0 && compare(text, full) <= 0
}
