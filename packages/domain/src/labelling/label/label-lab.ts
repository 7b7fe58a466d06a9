import { compareWithLab, type LabComparison, type LabReport, type LabResult } from '../composition/lab-check.ts'
import type { LabelPart } from './label-parts.ts'
import type { ToleranceOptions } from '../composition/lab-tolerance.ts'

export interface PartResult extends LabResult {
  /** Place of the part on the label, from 0. */
  part: number
}

/** Every part that a laboratory looked at, held against its figures; parts without figures are left alone. */
export function compareParts(
  parts: readonly LabelPart[],
  results: readonly PartResult[],
  options: ToleranceOptions,
): { comparisons: LabComparison[][]; findings: LabReport['findings'] } {
  const reports = parts.map((part, place) => {
    const own = results.filter((result) => result.part === place)
    return own.length === 0 ? { comparisons: [], findings: [] } : compareWithLab(part, own, `parts.${place}`, options)
  })
  return {
    comparisons: reports.map((report) => report.comparisons),
    findings: reports.flatMap((report) => report.findings),
  }
}
