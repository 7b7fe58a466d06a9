import { ApiError } from '@tsumugi/api'
import type { ScheduleCell } from '@tsumugi/domain/scheduling'
import type { MatchedCell } from './matched-cells.ts'

/** What was sent of a table, in the order in which errors name it. */
interface SentTable {
  readonly plans: readonly { readonly operations: readonly object[] }[]
  readonly moved: readonly MatchedCell[]
  readonly ready: readonly MatchedCell[]
}

export const noRefusals: ReadonlyMap<ScheduleCell, string> = new Map()

/** The sentence of each error by the cell it is about: `plans.0.operations.2`, `reports.4.on`. */
export function refusedCells(error: unknown, { plans, moved, ready }: SentTable): ReadonlyMap<ScheduleCell, string> {
  const refused = new Map<ScheduleCell, string>()
  for (const { field, message } of (error instanceof ApiError && error.errors) || []) {
    const [, kind, at, operation] = /^(plans|reports)\.(\d+)(?:\.operations\.(\d+))?/.exec(field ?? '') ?? []
    if (kind === 'reports') {
      const cell = ready[Number(at)]?.cell
      if (cell) refused.set(cell, message)
    } else if (kind === 'plans') {
      const step = (plans[Number(at)]?.operations[Number(operation)] as { step?: number } | undefined)?.step
      for (const { cell } of moved.filter((each) => each.step?.id === step)) refused.set(cell, message)
    }
  }
  return refused
}

/** Cells of a table with those that were refused among its faults. */
export const withRefusals = (
  cells: readonly MatchedCell[],
  refused: ReadonlyMap<ScheduleCell, string>,
): readonly MatchedCell[] =>
  refused.size === 0
    ? cells
    : cells.map((each) => {
        const text = refused.get(each.cell)
        return text === undefined ? each : { ...each, outcome: 'fault', fault: { code: 'refused', values: { text } } }
      })
