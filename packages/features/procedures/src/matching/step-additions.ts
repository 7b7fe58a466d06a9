import type { StepAddition } from '@tsumugi/contract'
import type { PhaseKind } from '@tsumugi/domain'
import { nameKey, type ScheduleCell } from '@tsumugi/domain/scheduling'
import { phaseOfCell, type KindNames, type MatchedCell } from './matched-cells.ts'

/** A step that is not there yet, with the cells that tell of it: one for each of its days. */
export interface CellsOfAddition {
  readonly addition: StepAddition
  readonly cells: readonly ScheduleCell[]
}

const styleOf = ({ style, about }: ScheduleCell) => `${nameKey(style)} ${nameKey(about.phase)}`
const isNew = ({ outcome }: MatchedCell) => outcome === 'new' || outcome === 'add' || outcome === 'make'

/**
 * The new steps of a table in its order. Each waits for those its row names, by name or number; in a table that names none
 * anywhere, for the step before it.
 */
export function stepAdditions(
  matches: readonly MatchedCell[],
  kinds: KindNames,
  phase: PhaseKind | null,
): CellsOfAddition[] {
  const all = matches.map(({ cell }) => cell)
  const after = all.some(({ about }) => about.after !== '') ? namedBefore(all) : standingBefore(all)
  const named = (step: string) => ({ step, kind: kinds.get(nameKey(step)) ?? null })
  const cellsOf = new Map<string, ScheduleCell[]>()
  for (const { cell } of matches.filter(isNew)) {
    const key = `${styleOf(cell)} ${nameKey(cell.step)}`
    cellsOf.set(key, [...(cellsOf.get(key) ?? []), cell])
  }
  return [...cellsOf.values()].map((cells) => {
    const [first] = cells as [ScheduleCell, ...ScheduleCell[]]
    const { steps, isInOrder } = after(cells)
    return {
      cells,
      addition: {
        ...named(first.step),
        style: first.style,
        phase: phaseOfCell(first, phase) ?? null,
        after: steps.map(named),
        isInOrder,
        days: cells.map(({ kind, edge, text }) => ({ kind, edge, text })),
      },
    }
  })
}

type Before = (cells: readonly ScheduleCell[]) => { steps: string[]; isInOrder: boolean }

function namedBefore(all: readonly ScheduleCell[]): Before {
  const byNumber = new Map(all.map((cell) => [`${styleOf(cell)} ${nameKey(cell.about.order)}`, cell.step]))
  return (cells) => {
    const words = cells.flatMap(({ about }) => about.after.split(/[,、，;；/／・\n]/)).map((word) => word.trim())
    const steps = words.filter(Boolean).map((word) => byNumber.get(`${styleOf(cells[0]!)} ${nameKey(word)}`) ?? word)
    return { steps: [...new Set(steps)], isInOrder: false }
  }
}

function standingBefore(all: readonly ScheduleCell[]): Before {
  const ofStyle = new Map<string, string[]>()
  for (const cell of all) {
    const steps = ofStyle.get(styleOf(cell)) ?? []
    if (!steps.some((step) => nameKey(step) === nameKey(cell.step))) ofStyle.set(styleOf(cell), [...steps, cell.step])
  }
  return (cells) => {
    const steps = ofStyle.get(styleOf(cells[0]!)) ?? []
    const at = steps.findIndex((step) => nameKey(step) === nameKey(cells[0]!.step))
    return { steps: steps.slice(Math.max(0, at - 1), at), isInOrder: true }
  }
}
