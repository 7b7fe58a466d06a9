import { readTable, sum } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { linkTexts } from './link-texts.ts'
import {
  cellKey,
  isMoney,
  isRight,
  monthsOf,
  pastedResults,
  plain,
  resultFigures,
  valueAt,
  type ResultFigure,
  type Results,
  type TypedResults,
} from './result-rows.ts'

export interface ResultGridProps {
  data: Results
  typed: TypedResults
  /** Months asked for beyond those that have figures. */
  more: number
  onType(values: Record<string, string>): void
}

/** Months × figures: typed, or pasted from a spreadsheet; arrows and Enter lead up and down, sums under a double rule. */
export function ResultGrid({ data, typed, more, onType }: ResultGridProps) {
  const t = useText(linkTexts)
  const table = useRef<HTMLTableElement>(null)
  const [thisMonth] = useState(() => `${new Date().toISOString().slice(0, 7)}-01`)
  const months = monthsOf(data.results, typed, thisMonth, more)
  const name = (period: string) => formatDate(period, 'month', t.locale)
  const total = (figure: ResultFigure) => {
    const right = months
      .map((period) => plain(valueAt(data.results, typed, period, figure)))
      .filter((text) => text !== '' && isRight(figure, text))
    const amount = sum(right)
    return isMoney(figure) ? formatMoney(amount, data.currency, t.locale) : formatNumber(amount, undefined, t.locale)
  }
  function onPaste(event: ClipboardEvent, period: string, figure: ResultFigure) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onType(pastedResults(readTable(text), months, { period, figure }))
  }
  function onKeyDown(event: KeyboardEvent, row: number, column: number) {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}/${column}"]`)?.focus()
  }
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th scope="col">{t('results.month')}</th>
          {resultFigures.map((figure) => (
            <th key={figure} scope="col">
              {t(`results.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((period, row) => (
          <tr key={period}>
            <th scope="row">{name(period)}</th>
            {resultFigures.map((figure, column) => {
              const value = valueAt(data.results, typed, period, figure)
              const changed = value !== valueAt(data.results, {}, period, figure)
              return (
                <td key={figure} data-changed={changed || undefined}>
                  <input
                    inputMode="decimal"
                    autoComplete="off"
                    data-cell={`${row}/${column}`}
                    aria-label={t('results.cell', { month: name(period), figure: t(`results.${figure}`) })}
                    aria-invalid={!isRight(figure, value) || undefined}
                    value={/^\d{4,}$/.test(value) ? formatNumber(value, undefined, t.locale) : value}
                    onFocus={(event) => event.currentTarget.select()}
                    onChange={(event) => onType({ [cellKey(period, figure)]: event.target.value.replaceAll(',', '') })}
                    onPaste={(event) => onPaste(event, period, figure)}
                    onKeyDown={(event) => onKeyDown(event, row, column)}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('results.sum')}</th>
          {resultFigures.map((figure) => (
            <td key={figure}>{figure === 'stockQuantity' ? '' : total(figure)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
