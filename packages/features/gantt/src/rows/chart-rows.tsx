import type { GroupedRows } from '@tsumugi/domain/scheduling'
import type { Grouping } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { GroupRow } from './group-row.tsx'
import type { LivePlan } from '../chart/live-plan.ts'
import { StepRow, type Tint } from './step-row.tsx'

interface ChartRowsProps {
  id: string
  chart: ChartPlan
  live: LivePlan
  rows: GroupedRows<number>
  grouping: Grouping
  from: number
  to: number
  current: number
  /** Steps to which no link may be drawn. */
  closed: ReadonlySet<string> | null
  tint: Tint | undefined
  chosen: ReadonlySet<string>
}

/** The rows in view, and the current one wherever it is, so that what is read out never leads nowhere. */
export function ChartRows({ from, to, current, rows, ...rest }: ChartRowsProps) {
  const shown = Array.from({ length: to - from }, (_, at) => from + at)
  if (current >= 0 && (current < from || current >= to)) shown.push(current)
  return shown.map((row) => (
    <ChartRow key={keyOf(rows, row)} {...rest} {...{ rows, row }} isCurrent={row === current} />
  ))
}

function keyOf(rows: GroupedRows<number>, row: number): string {
  const under = rows.rowAt(row)
  return under?.kind === 'item' ? String(under.item) : `group-${under?.group.key}`
}

type ChartRowProps = Omit<ChartRowsProps, 'from' | 'to' | 'current'> & { row: number; isCurrent: boolean }

function ChartRow({ id, chart, live, rows, grouping, row, isCurrent, closed, tint, chosen }: ChartRowProps) {
  const under = rows.rowAt(row)
  if (under === null) return null
  const common = { id: `${id}-${row}`, chart, live, row, isCurrent }
  if (under.kind === 'group') {
    const { group, isFolded } = under
    return <GroupRow {...common} {...{ group, grouping, isFolded }} isChosen={chosen.has(group.key)} />
  }
  const isClosed = closed?.has(chart.model.steps[under.item]!.id) ?? false
  return <StepRow {...common} {...{ isClosed, tint }} at={under.item} isNamedInFull={grouping !== 'style'} />
}
