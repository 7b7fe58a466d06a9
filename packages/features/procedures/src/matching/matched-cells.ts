import type { ListedProcedure } from '@tsumugi/contract'
import {
  isSettled,
  nameKey,
  phaseWords,
  readDayText,
  readSpanText,
  type DateKind,
  type DateSpan,
  type ScheduleCell,
  type StepKind,
} from '@tsumugi/domain/scheduling'
import { phaseKinds, type BusinessDate, type PhaseKind } from '@tsumugi/domain'

/** What a fault's sentence names. */
export interface CellFault {
  readonly code:
    'day' | 'style' | 'step' | 'several' | 'phase' | 'theirs' | 'future' | 'before' | 'settled' | 'twice' | 'refused'
  readonly values: Readonly<Record<string, string | number>>
}

/** One cell of a table, what it means, and what would come of it. */
export interface MatchedCell {
  readonly cell: ScheduleCell
  /** The step it names; null where none is found. */
  readonly step: ListedProcedure | null
  /** `new`: of a step that is not there yet; whoever is asked says whether it is added, or its schedule made with it. */
  readonly outcome: 'start' | 'finish' | 'same' | 'planned' | 'new' | 'add' | 'make' | 'fault'
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
  /** Whether steps that are not there are new ones; else they are faults. */
  readonly adds?: boolean
  /** Of which phase rows are that say none; null where a style has but one. */
  readonly phase?: PhaseKind | null
}

/** The phase that a row is of: null where none is named, undefined where its word means nothing. */
export const phaseOfCell = ({ about }: ScheduleCell, usual: PhaseKind | null = null): PhaseKind | null | undefined =>
  about.phase === '' ? usual : phaseNames.get(nameKey(about.phase))
const phaseNames = new Map(
  phaseKinds.flatMap((kind) => [kind, ...phaseWords[kind]].map((word) => [nameKey(word), kind])),
)

/** Says of each date of a table which step of ours it is about, and what taking it over would do. */
export function matchedCells(cells: readonly ScheduleCell[], ground: Ground): MatchedCell[] {
  const seen = new Map<string, number>()
  const matched = cells.map((cell) => {
    const own = matchedCell(cell, ground)
    if (own.outcome === 'same' || own.outcome === 'new' || own.fault) return own
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
  const isNew = ground.adds && (found === 'style' || found === 'step')
  if (isNew) return { ...none, outcome: 'new', fault: null }
  if (typeof found === 'string') return faulty(none, found, { style, step: named, text: cell.about.phase })
  const span = spanOf(cell, found)
  if (span === null) return faulty({ ...none, step: found }, 'day', { text })
  const from = span.start === span.end ? null : span.start
  const own = { cell, step: found, day: span.end, from, fault: null }
  if (found.side === 'theirs') return ofTheirs(own)
  return cell.kind === 'planned' ? planned(own) : reported(own, ground.today)
}

type Read = Found & { readonly day: BusinessDate; readonly step: ListedProcedure; readonly fault: null }

/** What a table says of the other side's steps is compared, and never written. */
const ofTheirs = (own: Read): MatchedCell =>
  isSame(own, own.cell.kind) ? { ...own, outcome: 'same' } : faulty(own, 'theirs', { step: own.cell.step })

const isSame = ({ cell, step, day, from }: Read, kind: DateKind): boolean =>
  (cell.edge === 'start' ? step[kind].start : step[kind].end) === day && (from === null || from === step[kind].start)

function planned(own: Read): MatchedCell {
  if (isSame(own, 'planned')) return { ...own, outcome: 'same' }
  const { step } = own
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

function stepOf(cell: ScheduleCell, ground: Ground): ListedProcedure | 'style' | 'step' | 'several' | 'phase' {
  const { steps, kinds } = ground
  const [styleKey, stepKey] = [nameKey(cell.style), nameKey(cell.step)]
  const phase = phaseOfCell(cell, ground.phase)
  if (phase === undefined) return 'phase'
  const ofStyle = steps.filter(
    ({ schedule: { styleNo, name, phaseKind } }) =>
      [styleNo, `${styleNo}${name}`].some((each) => nameKey(each) === styleKey) &&
      (phase === null || phaseKind === phase),
  )
  if (ofStyle.length === 0) return 'style'
  const kind = kinds.get(stepKey)
  const named = ofStyle.filter((each) => (each.name === null ? each.kind === kind : nameKey(each.name) === stepKey))
  const open = named.filter(({ status }) => !isSettled(status))
  const [one, other] = open.length > 0 ? open : named
  return one === undefined ? 'step' : other === undefined ? one : 'several'
}
