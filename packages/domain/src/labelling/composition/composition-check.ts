import { compare, isDecimal, minus, sum, type Decimal } from '../../money/decimal.ts'
import { checkFibreNames } from './composition-fibres.ts'
import { carriesFigures, type CompositionRow, type DisplayMode, type PercentBound } from './composition-row.ts'
import { labelError, type LabelFinding } from '../label/label-finding.ts'

/** Up to this percentage in total, decoration and reinforcement yarn need not be told. */
const decorationLimit = '5'
/** 以上 is for a fibre that makes up most of the part. */
const leastOrMore = '80'
const whole = '100'

interface Placed extends CompositionRow {
  field: string
}

/** The rows of one part under the rules of its display mode; `field` is the part's own path. */
export function checkComposition(mode: DisplayMode, rows: readonly CompositionRow[], field: string): LabelFinding[] {
  const placed = rows.map((row, place) => ({ ...row, field: `${field}.rows.${place}` }))
  const printed = placed.filter((row) => !row.decoration)
  if (printed.length === 0) return [labelError(rows.length > 0 ? 'decoration_only' : 'rows_missing', `${field}.rows`)]
  const at = `${field}.rows`
  const figures = carriesFigures(mode) ? checkFigures(printed, at) : checkBare(printed)
  return [...checkFibreNames(mode, printed, at), ...figures, ...checkDecoration(placed, at)]
}

/** The fibres of a part that stand on the label, decoration left off. */
export function printedRows(rows: readonly CompositionRow[]): CompositionRow[] {
  return rows.filter((row) => !row.decoration)
}

/** Lists name fibres without figures. */
function checkBare(rows: readonly Placed[]): LabelFinding[] {
  return rows.flatMap(({ field, percent, bound }) =>
    percent === null && !bound ? [] : [labelError('percent_not_used', `${field}.percent`, { percent, bound })],
  )
}

function checkFigures(rows: readonly Placed[], field: string): LabelFinding[] {
  const invalid = rows.flatMap(checkPercent)
  if (invalid.length > 0) return invalid
  return rows.some(({ bound }) => bound) ? checkBounds(rows, field) : checkExact(rows, field)
}

/** Under 未満 one figure may stand for all the rest, so the others may be without. */
function checkPercent({ percent, bound, field }: Placed): LabelFinding[] {
  if (percent === null) return bound === 'less_than' ? [] : [labelError('percent_missing', `${field}.percent`)]
  return isPercent(percent) ? [] : [labelError('percent_invalid', `${field}.percent`, { percent })]
}

/** Above 0, at most 100, at most one decimal. */
export function isPercent(text: Decimal): boolean {
  return isDecimal(text) && /^\d+(\.\d)?$/.test(text) && compare(text, '0') > 0 && compare(text, whole) <= 0
}

function checkExact(rows: readonly Placed[], field: string): LabelFinding[] {
  const total = sum(percents(rows))
  const off = compare(total, whole) !== 0
  const found = off ? [labelError('percent_sum', field, { total, missing: minus(whole, total) })] : []
  return [...found, ...checkOrder(rows)]
}

function checkOrder(rows: readonly Placed[]): LabelFinding[] {
  return rows.flatMap(({ percent, field }, place) => {
    const before = rows[place - 1]?.percent
    if (!before || percent === null || compare(before, percent) >= 0) return []
    return [labelError('percent_order', `${field}.percent`, { percent, before })]
  })
}

/** One fibre of 80 % or more 以上, all others 未満 of what is left to 100; both belong together. */
function checkBounds(rows: readonly Placed[], field: string): LabelFinding[] {
  const [first, ...rest] = rows
  const only = (bound: PercentBound) => percents(rows.filter((row) => row.bound === bound))
  const [most, ...more] = only('or_more')
  const [least, ...fewer] = only('less_than')
  const paired = first?.bound === 'or_more' && rest.every(({ bound }) => bound === 'less_than')
  if (!paired || !most || !least || more.length > 0 || fewer.length > 0) return [labelError('bound_incomplete', field)]
  const low = compare(most, leastOrMore) < 0
  if (low) return [labelError('bound_too_low', `${first.field}.percent`, { percent: most, least: leastOrMore })]
  const left = minus(whole, most)
  if (compare(least, left) === 0) return []
  return [labelError('bound_mismatch', field, { orMore: most, lessThan: least, left })]
}

/** Decoration has a figure of its own, of the whole part, and is free only up to 5 % together. */
function checkDecoration(rows: readonly Placed[], field: string): LabelFinding[] {
  const decoration = rows.filter((row) => row.decoration)
  const wrong = decoration.flatMap(({ percent, field: at }): LabelFinding[] => {
    if (percent === null) return [labelError('percent_missing', `${at}.percent`)]
    return isPercent(percent) ? [] : [labelError('percent_invalid', `${at}.percent`, { percent })]
  })
  if (wrong.length > 0 || decoration.length === 0) return wrong
  const total = sum(percents(decoration))
  if (compare(total, decorationLimit) <= 0) return []
  return [labelError('decoration_too_much', field, { total, limit: decorationLimit })]
}

function percents(rows: readonly CompositionRow[]): Decimal[] {
  return rows.flatMap(({ percent }) => percent ?? [])
}
