import type { Decimal } from '../money/decimal.ts'
import { priceOf, type CostLine } from './cost-line.ts'
import { costFigures, type CostFigures, type CostSheet } from './cost-sheet.ts'
import { moved } from './cost-steps.ts'

/** A line as versions know it again: a copy keeps the lineage of what it was copied from. */
export interface VersionedLine extends CostLine {
  readonly lineage: string
  readonly name: string
  readonly unit: string
}

/** What of a line a comparison names, where it differs. */
export const comparedFields = [
  'name',
  'group',
  'consumption',
  'unit',
  'lossPercent',
  'shrinkPercent',
  'unitPrice',
  'currency',
  'moq',
] as const
export type ComparedField = (typeof comparedFields)[number]

export interface ComparedLine<Line> {
  readonly lineage: string
  readonly before: Line | null
  readonly after: Line | null
  /** The fields that differ; empty for a line that only one version has, and for one that is the same. */
  readonly fields: readonly ComparedField[]
  readonly costBefore: Decimal | null
  readonly costAfter: Decimal | null
  /** What a garment costs more, or less. */
  readonly difference: Decimal | null
}

export interface ComparedSheets<Line> {
  readonly lines: readonly ComparedLine<Line>[]
  readonly before: CostFigures
  readonly after: CostFigures
  readonly difference: Decimal | null
}

/** Two versions line by line, in the order of the later one; what it left out stands at the end. */
export function compareVersions<Line extends VersionedLine>(
  before: CostSheet<Line>,
  after: CostSheet<Line>,
): ComparedSheets<Line> {
  const [was, is] = [costFigures(before), costFigures(after)]
  const placeBefore = (key: string) => before.lines.findIndex(({ lineage }) => lineage === key)
  const inAfter = after.lines.map((line, at) =>
    compared(pick(before, was, placeBefore(line.lineage)), pick(after, is, at), before, after),
  )
  const gone = before.lines.flatMap((line, at) =>
    after.lines.some(({ lineage }) => lineage === line.lineage)
      ? []
      : [compared(pick(before, was, at), null, before, after)],
  )
  return { lines: [...inAfter, ...gone], before: was, after: is, difference: moved(was.unitCost, is.unitCost) }
}

interface Picked<Line> {
  readonly line: Line
  readonly cost: Decimal | null
}

function pick<Line extends VersionedLine>(
  sheet: CostSheet<Line>,
  figures: CostFigures,
  at: number,
): Picked<Line> | null {
  const line = sheet.lines[at]
  return line ? { line, cost: figures.lines[at] ?? null } : null
}

function compared<Line extends VersionedLine>(
  was: Picked<Line> | null,
  is: Picked<Line> | null,
  before: CostSheet<Line>,
  after: CostSheet<Line>,
): ComparedLine<Line> {
  const costBefore = was ? was.cost : '0.00'
  const costAfter = is ? is.cost : '0.00'
  return {
    lineage: (is ?? was)!.line.lineage,
    before: was?.line ?? null,
    after: is?.line ?? null,
    fields:
      was && is
        ? comparedFields.filter((field) => valueOf(was.line, field, before) !== valueOf(is.line, field, after))
        : [],
    costBefore: was && costBefore,
    costAfter: is && costAfter,
    difference: moved(costBefore, costAfter),
  }
}

/** A price is the one that holds, whatever it follows from. */
const valueOf = (line: VersionedLine, field: ComparedField, sheet: CostSheet) =>
  field === 'unitPrice' ? priceOf(line, sheet) : line[field]
