import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import type { LabelPart } from '../label/label-parts.ts'
import { carriesFigures, type CompositionRow } from './composition-row.ts'
import { printedRows } from './composition-check.ts'
import { otherFibres } from './fibre-terms.ts'
import { isShare, isWithin, toleranceOf, type ToleranceOptions } from './lab-tolerance.ts'
import { labelError, labelWarning, type LabelFinding } from '../label/label-finding.ts'

/** What a laboratory found in one part. */
export interface LabResult {
  fibre: string
  name?: string | null
  /** Percent by mass. */
  percent: Decimal
}

/** A figure of the label beside the measured one; `difference` is measured − labelled in points. */
export interface LabComparison {
  /** Place of the figure among the part's fibres, from 0. */
  row: number
  fibre: string
  labelled: Decimal
  measured: Decimal
  difference: Decimal
  within: boolean
}

export interface LabReport {
  comparisons: LabComparison[]
  findings: LabelFinding[]
}

/**
 * Holds one part of a label against the laboratory's figures (domain §3.3). `field` is the part's path. The rows are
 * expected to have passed `checkComposition`.
 */
export function compareWithLab(
  part: Pick<LabelPart, 'mode' | 'rows'>,
  results: readonly LabResult[],
  field: string,
  options: ToleranceOptions,
): LabReport {
  const invalid = results.flatMap(({ percent }, place) =>
    isShare(percent) ? [] : [labelError('result_invalid', `${field}.results.${place}.percent`, { percent })],
  )
  if (invalid.length > 0) return { comparisons: [], findings: invalid }
  const rows = printedRows(part.rows)
  if (!carriesFigures(part.mode)) {
    return { comparisons: [], findings: checkListOrder(rows, results, field) }
  }
  return compareFigures(part.rows, results, field, options)
}

function compareFigures(
  all: readonly CompositionRow[],
  results: readonly LabResult[],
  field: string,
  options: ToleranceOptions,
): LabReport {
  const comparisons: LabComparison[] = []
  const findings: LabelFinding[] = []
  all.forEach((row, place) => {
    if (row.decoration || row.percent === null) return
    const measured = row.bound === 'less_than' ? measuredRest(all, results) : measuredOf(row, results)
    const at = `${field}.rows.${place}.percent`
    if (measured === null) {
      findings.push(labelError('result_missing', at, { fibre: row.fibre }))
      return
    }
    const { within, meta } = judge(row, row.percent, measured, all, options)
    const figures = { fibre: row.fibre, labelled: row.percent, measured, difference: minus(measured, row.percent) }
    comparisons.push({ row: place, ...figures, within })
    if (!within) findings.push(labelError('out_of_tolerance', at, { ...figures, ...meta }))
  })
  return { comparisons, findings: [...findings, ...unlabelled(all, results, field)] }
}

/** 以上 and 未満 have no tolerance at all. */
function judge(
  row: CompositionRow,
  labelled: Decimal,
  measured: Decimal,
  rows: readonly CompositionRow[],
  options: ToleranceOptions,
): { within: boolean; meta: Readonly<Record<string, unknown>> } {
  const { bound } = row
  if (bound === 'or_more') return { within: compare(measured, labelled) >= 0, meta: { bound } }
  if (bound === 'less_than') return { within: compare(measured, labelled) < 0, meta: { bound } }
  const tolerance = toleranceOf(row, rows, options)
  return { within: isWithin(measured, labelled, tolerance), meta: { ...tolerance } }
}

function measuredOf(row: CompositionRow, results: readonly LabResult[]): Decimal | null {
  const own = results.filter((result) => isSameFibre(row, result))
  return own.length === 0 ? null : sum(own.map(({ percent }) => percent))
}

/** Everything that is not the fibre of 以上. */
function measuredRest(rows: readonly CompositionRow[], results: readonly LabResult[]): Decimal {
  const most = rows.find(({ bound }) => bound === 'or_more')
  return sum(results.filter((result) => !most || !isSameFibre(most, result)).map(({ percent }) => percent))
}

/** An open term without a name on the label covers every name the laboratory gives. */
export function isSameFibre(
  row: Pick<CompositionRow, 'fibre' | 'name'>,
  result: Pick<LabResult, 'fibre' | 'name'>,
): boolean {
  return row.fibre === result.fibre && (!row.name || !result.name || row.name === result.name)
}

function unlabelled(rows: readonly CompositionRow[], results: readonly LabResult[], field: string): LabelFinding[] {
  return results
    .filter((result) => compare(result.percent, '0') > 0 && !rows.some((row) => isSameFibre(row, result)))
    .map(({ fibre, percent }) => labelWarning('fibre_not_on_label', `${field}.rows`, { fibre, percent }))
}

/** Names stand in falling order, and before その他 stands nothing smaller than what it hides. */
function checkListOrder(rows: readonly CompositionRow[], results: readonly LabResult[], field: string): LabelFinding[] {
  const limited = rows.at(-1)?.fibre === otherFibres.key
  const named = rows.filter(({ fibre }) => fibre !== otherFibres.key)
  const hidden = results.filter((result) => !named.some((row) => isSameFibre(row, result)))
  const most =
    hidden
      .map(({ percent }) => percent)
      .toSorted(compare)
      .at(-1) ?? '0'
  const findings = named.flatMap((row, place): LabelFinding[] => {
    const at = `${field}.rows.${rows.indexOf(row)}.fibre`
    const measured = measuredOf(row, results)
    if (measured === null) return [labelError('result_missing', at, { fibre: row.fibre })]
    const next = named[place + 1]
    const following = next ? (measuredOf(next, results) ?? '0') : limited ? most : '0'
    if (compare(measured, following) >= 0) return []
    return [labelError('list_order_by_result', at, { fibre: row.fibre, measured, following })]
  })
  return limited ? findings : [...findings, ...unlabelled(rows, results, field)]
}
