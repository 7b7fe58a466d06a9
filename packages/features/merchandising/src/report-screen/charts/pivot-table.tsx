import type { MerchandisingReport } from '@tsumugi/contract'
import { type GridLine, placeFinder, reportGrid, type ReportWords } from '@tsumugi/domain'
import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { figureText, gapSide, isScaled } from './report-figures.ts'
import type { Scale } from '../report-place.ts'

export interface PivotTableProps {
  report: MerchandisingReport
  words: ReportWords
  scale: Scale
  label: string
  /** Names the unit of money: 千円. */
  unitLabel: string
  onOpen?(row: readonly string[], column: readonly string[]): void
}

/** Rows × columns × measures. Arrows move between figures, Enter shows the products behind one. */
export function PivotTable(props: PivotTableProps) {
  const { report, words, scale, label, unitLabel, onOpen } = props
  const { rows, columns, measures } = report
  const table = useRef<HTMLTableElement>(null)
  const grid = useMemo(() => reportGrid(report), [report])
  const member = useMemo(() => placeFinder(report.members), [report])
  const nameOf = (keys: readonly string[]) =>
    keys.length === 0 ? words.total : keys.map((key, at) => words.member(member(columns[at], key))).join(' / ')
  const placeOf = (element: Element) => {
    const cell = element.closest<HTMLElement>('[data-line]')
    return cell && { line: Number(cell.dataset.line), at: Number(cell.dataset.at) }
  }
  function open(element: Element) {
    const place = placeOf(element)
    const line = place && grid.lines[place.line]
    if (line) onOpen?.(line.keys, grid.columns[Math.floor(place.at / measures.length)] ?? [])
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key]
    const place = placeOf(event.target as Element)
    if (!place) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(event.target as Element)
    }
    if (!step) return
    event.preventDefault()
    const next = table.current?.querySelector<HTMLElement>(
      `[data-line="${place.line + step[0]!}"][data-at="${place.at + step[1]!}"]`,
    )
    if (!next) return
    ;(event.target as HTMLElement).tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  /** The first line of a group says which group begins. */
  function groupOf({ keys, depth }: GridLine, index: number): string | undefined {
    const before = grid.lines[index - 1]
    if (rows.length < 2 || depth < rows.length || before?.depth === rows.length) return undefined
    return words.member(member(rows[depth - 2], keys[depth - 2]!))
  }
  return (
    <div className="pivot-frame">
      <table
        ref={table}
        className="pivot"
        role="grid"
        aria-label={label}
        aria-rowcount={grid.lines.length + 2}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent) => open(event.target as Element)}
        data-opens={onOpen ? true : undefined}
      >
        <thead>
          {columns.length > 0 && (
            <tr>
              <th className="name" scope="col">
                {columns.map((dimension) => words.dimension(dimension)).join(' / ')}
              </th>
              {grid.columns.map((keys) => (
                <th
                  key={JSON.stringify(keys)}
                  colSpan={measures.length}
                  scope="colgroup"
                  className="group"
                  data-sum={keys.length === 0 || undefined}
                >
                  {nameOf(keys)}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <th className="name" scope="col">
              {rows.map((dimension) => words.dimension(dimension)).join(' / ')}
            </th>
            {grid.columns.flatMap((keys) =>
              measures.map((measure, at) => (
                <th
                  key={`${JSON.stringify(keys)} ${measure}`}
                  scope="col"
                  className="measure"
                  data-first={at === 0 || undefined}
                >
                  {words.measure(measure)}
                  {isScaled(measure) && unitLabel && <small> {unitLabel}</small>}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {grid.lines.map((line, index) => (
            <tr key={JSON.stringify(line.keys)} data-level={levelOf(line, rows.length)}>
              <th
                scope="row"
                className="name"
                data-group={groupOf(line, index)}
                style={{ paddingInlineStart: 10 + Math.max(0, line.depth - 1) * 14 }}
              >
                {line.depth === 0
                  ? words.total
                  : words.member(member(rows[line.depth - 1], line.keys[line.depth - 1]!))}
                {line.depth > 0 && line.depth < rows.length && <small> {words.subtotal}</small>}
              </th>
              {grid.columns.flatMap((column, place) =>
                grid.values(line.keys, column).map((value, at) => {
                  const measure = measures[at]!
                  const here = place * measures.length + at
                  return (
                    <td
                      key={here}
                      data-line={index}
                      data-at={here}
                      data-first={at === 0 || undefined}
                      data-side={gapSide(measure, value)}
                      title={
                        value !== null && isScaled(measure) ? figureText(measure, value, '1', words.locale) : undefined
                      }
                      tabIndex={index === 0 && here === 0 ? 0 : -1}
                    >
                      {figureText(measure, value, scale, words.locale)}
                    </td>
                  )
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function levelOf({ depth }: GridLine, deepest: number): 'total' | 'subtotal' | undefined {
  if (depth === 0) return 'total'
  return depth < deepest ? 'subtotal' : undefined
}
