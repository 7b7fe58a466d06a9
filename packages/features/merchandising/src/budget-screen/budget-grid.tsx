import type { BudgetBoard, Category } from '@tsumugi/contract'
import { readTable, sum } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { monthName } from '../md-map-screen/figures/figure-text.ts'
import {
  cellKey,
  faultyKeys,
  pasted,
  savedAt,
  totalOf,
  valueAt,
  type BudgetFigure,
  type Place,
  type Typed,
} from './budget-cells.ts'
import { budgetTexts } from './budget-texts.ts'

export interface BudgetGridProps {
  board: BudgetBoard
  rows: readonly { id: number | null; name: string; group: string | null }[]
  figure: BudgetFigure
  typed: Typed
  label: string
  onType(values: Record<string, string>): void
}

/** Categories × months: typed, pasted from a spreadsheet, filled right and down; sums under a double rule. */
export function BudgetGrid({ board, rows, figure, typed, label, onType }: BudgetGridProps) {
  const t = useText(budgetTexts)
  const table = useRef<HTMLTableElement>(null)
  const { periods } = board
  const ids = rows.map(({ id }) => id)
  const faults = new Set(faultyKeys(typed))
  const number = (value: string) => formatNumber(value, undefined, t.locale)
  const plan = ({ categoryId, period }: Place) => {
    const found = board.plans.find((each) => each.categoryId === categoryId && each.period === period)
    return figure === 'sales' ? found?.retail : figure === 'quantity' && found ? String(found.quantity) : undefined
  }
  const focus = (row: number, column: number) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)
    input?.focus()
    input?.select()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const place = { categoryId: ids[row]!, period: periods[column]! }
    const fill = event.ctrlKey || event.metaKey
    if (fill && event.key === 'r') {
      event.preventDefault()
      onType(
        Object.fromEntries(
          periods
            .slice(column + 1)
            .map((period) => [cellKey({ ...place, period }, figure), valueAt(board, typed, place, figure)]),
        ),
      )
    } else if (fill && event.key === 'd') {
      event.preventDefault()
      onType(
        Object.fromEntries(
          ids
            .slice(row + 1)
            .map((categoryId) => [cellKey({ ...place, categoryId }, figure), valueAt(board, typed, place, figure)]),
        ),
      )
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      focus(row + 1, column)
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      focus(row - 1, column)
    } else if (event.key === 'Escape') {
      onType({ [cellKey(place, figure)]: savedAt(board, place, figure) })
    }
  }
  function onPaste(event: ClipboardEvent, place: Place) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    onType(pasted(readTable(text), ids, periods, place, figure))
  }
  return (
    <div className="budget-frame">
      <table ref={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="name">
              {t('category')}
            </th>
            {periods.map((period) => (
              <th key={period} scope="col">
                {monthName(period, t.locale)}
              </th>
            ))}
            <th scope="col" className="sum">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, group }, row) => (
            <tr key={id ?? 0}>
              <th scope="row" className="name">
                {group && <span className="tiny faint">{group}</span>}
                {name}
              </th>
              {periods.map((period, column) => {
                const place = { categoryId: id, period }
                const key = cellKey(place, figure)
                const value = valueAt(board, typed, place, figure)
                const changed = typed[key] !== undefined && typed[key] !== savedAt(board, place, figure)
                const ghost = plan(place)
                return (
                  <td key={period} data-changed={changed || undefined}>
                    <input
                      className="cell"
                      inputMode="numeric"
                      data-row={row}
                      data-column={column}
                      aria-label={t('cell', { category: name, month: monthName(period, t.locale) })}
                      aria-invalid={faults.has(key) || undefined}
                      title={faults.has(key) ? t('fault') : undefined}
                      value={
                        changed && faults.has(key)
                          ? value
                          : value === '0'
                            ? ''
                            : /^\d+$/.test(value)
                              ? number(value)
                              : value
                      }
                      onFocus={(event) => event.currentTarget.select()}
                      onChange={(event) => onType({ [key]: event.target.value.replaceAll(',', '') })}
                      onBlur={() => {
                        if (value.startsWith('='))
                          onType({ [key]: pasted([[value]], [id], [period], place, figure)[key] ?? value })
                      }}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                      onPaste={(event) => onPaste(event, place)}
                    />
                    {ghost !== undefined && (
                      <span className="ghost" title={t('plan')}>
                        {number(ghost)}
                      </span>
                    )}
                  </td>
                )
              })}
              <td className="sum">
                {number(
                  totalOf(
                    board,
                    typed,
                    periods.map((period) => ({ categoryId: id, period })),
                    figure,
                  ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="name">
              {t('total')}
            </th>
            {periods.map((period) => (
              <td key={period}>
                {number(
                  totalOf(
                    board,
                    typed,
                    ids.map((categoryId) => ({ categoryId, period })),
                    figure,
                  ),
                )}
              </td>
            ))}
            <td className="sum">
              {number(
                sum(
                  periods.map((period) =>
                    totalOf(
                      board,
                      typed,
                      ids.map((categoryId) => ({ categoryId, period })),
                      figure,
                    ),
                  ),
                ),
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The leaves of the organisation's tree with their groups, and a row for what belongs to no category. */
export function budgetRows(
  categories: readonly Category[],
  board: BudgetBoard,
  wholeName: string,
): BudgetGridProps['rows'] {
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const named = new Set(board.cells.map(({ categoryId }) => categoryId))
  const rows = categories
    .filter(({ id }) => !parents.has(id) || named.has(id))
    .map(({ id, name, parentId }) => ({
      id: id as number | null,
      name,
      group: categories.find((each) => each.id === parentId)?.name ?? null,
    }))
  return [
    ...rows.map((row, at) => ({ ...row, group: rows[at - 1]?.group === row.group ? null : row.group })),
    { id: null, name: wholeName, group: null },
  ]
}
