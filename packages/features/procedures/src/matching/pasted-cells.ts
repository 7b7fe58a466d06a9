import { noWords, scheduleTable, type ScheduleCell, type StepKind, type TableNames } from '@tsumugi/domain/scheduling'

/**
 * What was pasted, as the dates of a table: with a row of heads as any schedule, else `style, day` or `style, step, day` per
 * line; where no step is named, `kind` is meant. A line without a day is left out.
 */
export function pastedCells(text: string, names: TableNames<StepKind>, kind: StepKind): ScheduleCell[] {
  const rows = text.split(/\r\n?|\n/).map((line) => line.split(line.includes('\t') ? '\t' : /,|\s{2,}/))
  // A table that says neither plan nor actual tells what was done: that is what is asked for.
  const table = scheduleTable(rows, names, 'actual')
  if (table) return [...table.cells]
  return rows.flatMap((cells, at): ScheduleCell[] => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean)
    const [style, ...rest] = filled
    const [step, day] = rest.length > 1 ? rest : [kind, rest[0]]
    if (!style || !day) return []
    const [row, column] = [at + 1, filled.length - 1]
    return [{ row, column, style, step: step!, kind: 'actual', edge: 'end', text: day, about: noWords }]
  })
}
