import type { merchandisingResults, ReplyOf } from '@tsumugi/contract'
import { addMonths, compare } from '@tsumugi/domain'

export type Results = ReplyOf<typeof merchandisingResults.show>['data']
type Result = Results['results'][number]

export const resultFigures = ['receivedQuantity', 'soldQuantity', 'sales', 'fullPriceSales', 'stockQuantity'] as const
export type ResultFigure = (typeof resultFigures)[number]

/** What was typed, by month and figure; what was not typed is as it is saved. */
export type TypedResults = Readonly<Record<string, string>>
export const cellKey = (period: string, figure: ResultFigure): string => `${period} ${figure}`

export const valueAt = (saved: readonly Result[], typed: TypedResults, period: string, figure: ResultFigure): string =>
  typed[cellKey(period, figure)] ?? String(saved.find((each) => each.period === period)?.[figure] ?? '')

/** Digits alone of what was typed: `１,２００` is `1200`. */
export const plain = (text: string) => text.normalize('NFKC').replace(/[,\s¥]/g, '')
export const isMoney = (figure: ResultFigure) => figure === 'sales' || figure === 'fullPriceSales'

/** Whether a cell holds what it may: nothing counts as 0. */
export const isRight = (figure: ResultFigure, text: string): boolean =>
  (isMoney(figure) ? /^(\d{1,12}(\.\d{1,4})?)?$/ : /^\d{0,8}$/).test(plain(text))

/** The months on show: those saved, those typed, and as many after them as were asked for. */
export function monthsOf(saved: readonly Result[], typed: TypedResults, first: string, more: number): string[] {
  const known = [
    ...new Set([...saved.map(({ period }) => period), ...Object.keys(typed).map((key) => key.slice(0, 10))]),
  ].toSorted()
  const last = known.at(-1)
  const begin = last ? addMonths(last, 1) : first
  return [
    ...known,
    ...Array.from({ length: known.length === 0 ? Math.max(more, 1) : more }, (_, at) => addMonths(begin, at)),
  ]
}

/** A pasted table, from the cell on which it was pasted; months beyond the last are left out. */
export function pastedResults(
  table: readonly (readonly string[])[],
  months: readonly string[],
  from: { period: string; figure: ResultFigure },
): Record<string, string> {
  const row = months.indexOf(from.period)
  const column = resultFigures.indexOf(from.figure)
  const cells = table.flatMap((line, down) =>
    line.flatMap((text, right): [string, string][] => {
      const [period, figure] = [months[row + down], resultFigures[column + right]]
      return period && figure ? [[cellKey(period, figure), text.trim()]] : []
    }),
  )
  return Object.fromEntries(cells)
}

/** The months that were changed, as they are sent. */
export function changedResults(saved: readonly Result[], typed: TypedResults) {
  const months = [...new Set(Object.keys(typed).map((key) => key.slice(0, 10)))].toSorted()
  return months.map((period) => {
    const figure = (name: ResultFigure) => plain(valueAt(saved, typed, period, name)) || '0'
    return {
      period,
      receivedQuantity: Number(figure('receivedQuantity')),
      soldQuantity: Number(figure('soldQuantity')),
      sales: figure('sales'),
      fullPriceSales: figure('fullPriceSales'),
      stockQuantity: Number(figure('stockQuantity')),
      lockVersion: saved.find((each) => each.period === period)?.lockVersion ?? null,
    }
  })
}

export const exceedsSales = ({ sales, fullPriceSales }: Pick<Result, 'sales' | 'fullPriceSales'>): boolean =>
  compare(fullPriceSales, sales) > 0
