import type { ListedProcedure } from '@tsumugi/contract'
import {
  isSettled,
  nameKey,
  readDayText,
  readSpanText,
  type DateSpan,
  type ScheduleCell,
  type StepKind,
} from '@tsumugi/domain/scheduling'
import type { BusinessDate } from '@tsumugi/domain'

/** What a fault's sentence names. */
export interface CellFault {
  readonly code: 'day' | 'style' | 'step' | 'several' | 'future' | 'before' | 'settled' | 'twice' | 'refused'
  readonly values: Readonly<Record<string, string | number>>
}

/** One cell of a table, what it means, and what would come of it. */
export interface MatchedCell {
  readonly cell: ScheduleCell
  /** The step it names; null where none is found. */
  readonly step: ListedProcedure | null
  readonly outcome: 'start' | 'finish' | 'same' | 'planned' | 'fault'
  readonly day: BusinessDate | null
  /** The first day, where the cell holds two; `day` is then the last. */
  readonly from: BusinessDate | null
  readonly fault: CellFault | null
}

/** What the kinds of steps may be called, in any language; as keys. */
export type KindNames = ReadonlyMap<string, StepKind>

interface Ground {
  readonly steps: readonly ListedProcedure[]
  readonly kinds: KindNames
  readonly today: BusinessDate
}

/** Says of each date of a table which step of ours it is about, and what taking it over would do. */
export function matchedCells(cells: readonly ScheduleCell[], ground: Ground): MatchedCell[] {
  const seen = new Map<string, number>()
  const matched = cells.map((cell) => {
    const own = matchedCell(cell, ground)
    if (own.outcome === 'same' || own.fault) return own
    const key = `${own.step!.id} ${cell.kind} ${cell.edge ?? 'end'}`
    const before = seen.get(key)
    seen.set(key, before ?? cell.row)
    return before === undefined ? own : faulty(own, 'twice', { row: before })
  })
  return matched.map((each) => withOrder(each, matched))
}

type Found = Pick<MatchedCell, 'cell' | 'step' | 'day' | 'from'>
const faulty = (found: Found, code: CellFault['code'], values: CellFault['values']): MatchedCell => ({
  ...found,
  outcome: 'fault',
  fault: { code, values },
})

function matchedCell(cell: ScheduleCell, ground: Ground): MatchedCell {
  const found = stepOf(cell, ground)
  const { style, step: named, text } = cell
  const none = { cell, step: null, day: null, from: null }
  if (typeof found === 'string') return faulty(none, found, { style, step: named })
  const span = spanOf(cell, found)
  if (span === null) return faulty({ ...none, step: found }, 'day', { text })
  const from = span.start === span.end ? null : span.start
  const own = { cell, step: found, day: span.end, from, fault: null }
  return cell.kind === 'planned' ? planned(own) : reported(own, ground.today)
}

type Read = Found & { readonly day: BusinessDate; readonly step: ListedProcedure; readonly fault: null }

function planned(own: Read): MatchedCell {
  const { cell, step, day, from } = own
  const before = cell.edge === 'start' ? step.planned.start : step.planned.end
  if (before === day && (from === null || from === step.planned.start)) return { ...own, outcome: 'same' }
  if (isSettled(step.status)) return settled(own)
  return { ...own, outcome: 'planned' }
}

function reported(own: Read, today: BusinessDate): MatchedCell {
  const { cell, step, day } = own
  const isStart = cell.edge === 'start'
  const before = isStart ? step.actual.start : step.actual.end
  if (before === day) return { ...own, outcome: 'same' }
  if (day > today) return faulty(own, 'future', { day })
  if (isSettled(step.status) || (isStart && before !== null)) return settled(own)
  return { ...own, outcome: isStart ? 'start' : 'finish' }
}

const settled = (own: Read): MatchedCell =>
  faulty(own, 'settled', {
    style: own.cell.style,
    step: own.cell.step,
    day: own.step.actual.end ?? own.step.actual.start ?? own.step.planned.end,
  })

/** An end stands before no beginning: neither that of the same table, nor the one already told. */
function withOrder(own: MatchedCell, all: readonly MatchedCell[]): MatchedCell {
  const { cell, step, day, outcome } = own
  if ((outcome !== 'finish' && outcome !== 'planned') || cell.edge === 'start' || own.from) return own
  const beginning = all.find(
    (each) => each.step?.id === step!.id && each.cell.kind === cell.kind && each.cell.edge === 'start' && !each.fault,
  )
  // A planned end alone moves the whole step along.
  const start = beginning?.day ?? (cell.kind === 'actual' ? step!.actual.start : null)
  return start && day! < start ? faulty(own, 'before', { day: day!, start }) : own
}

function spanOf({ edge, text }: ScheduleCell, step: ListedProcedure): DateSpan | null {
  const around = step.planned.end
  const day = readDayText(text, around)
  return day ? { start: day, end: day } : edge ? null : readSpanText(text, around)
}

function stepOf(
  { style, step }: ScheduleCell,
  { steps, kinds }: Ground,
): ListedProcedure | 'style' | 'step' | 'several' {
  const [styleKey, stepKey] = [nameKey(style), nameKey(step)]
  const ofStyle = steps.filter(({ schedule: { styleNo, name } }) =>
    [styleNo, `${styleNo}${name}`].some((each) => nameKey(each) === styleKey),
  )
  if (ofStyle.length === 0) return 'style'
  const kind = kinds.get(stepKey)
  const named = ofStyle.filter((each) => (each.name === null ? each.kind === kind : nameKey(each.name) === stepKey))
  const open = named.filter(({ status }) => !isSettled(status))
  const [one, other] = open.length > 0 ? open : named
  return one === undefined ? 'step' : other === undefined ? one : 'several'
}
