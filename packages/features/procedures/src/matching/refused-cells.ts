import { ApiError } from '@tsumugi/api'
import type { Problem } from '@tsumugi/contract'
import type { ScheduleCell } from '@tsumugi/domain/scheduling'
import type { MatchedCell } from './matched-cells.ts'
import type { CellsOfAddition } from './step-additions.ts'

/** What was sent of a table, in the order in which errors name it. */
export interface SentTable {
  readonly plans: readonly { readonly operations: readonly object[] }[]
  readonly moved: readonly MatchedCell[]
  readonly ready: readonly MatchedCell[]
  readonly added: readonly CellsOfAddition[]
}

export const noRefusals: ReadonlyMap<ScheduleCell, string> = new Map()

type Fault = Pick<Problem, 'field' | 'message'>

/** The sentence of each error by the cell it is about: `plans.0.operations.2`, `reports.4.on`, `additions.1.days.0`. */
export function refusedCells(faults: readonly Fault[], sent: SentTable): ReadonlyMap<ScheduleCell, string> {
  const refused = new Map<ScheduleCell, string>()
  for (const { field, message } of faults) for (const cell of cellsOf(field ?? '', sent)) refused.set(cell, message)
  return refused
}

export const faultsOf = (error: unknown): readonly Fault[] => (error instanceof ApiError && error.errors) || []

function cellsOf(field: string, { plans, moved, ready, added }: SentTable): readonly ScheduleCell[] {
  const [kind, at, , inner] = field.split('.')
  if (kind === 'reports') return ready.slice(Number(at), Number(at) + 1).map(({ cell }) => cell)
  if (kind === 'additions') {
    const cells = added[Number(at)]?.cells ?? []
    return inner === undefined ? cells : cells.slice(Number(inner), Number(inner) + 1)
  }
  const step = (plans[Number(at)]?.operations[Number(inner)] as { step?: number } | undefined)?.step
  return kind === 'plans' ? moved.filter((each) => each.step?.id === step).map(({ cell }) => cell) : []
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
