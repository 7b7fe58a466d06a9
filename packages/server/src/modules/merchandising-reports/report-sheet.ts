import type { MerchandisingReport } from '@tsumugi/contract'
import { measureKinds, placeFinder, reportGrid } from '@tsumugi/domain'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'
import type { PaperWords } from './paper-words.ts'

/** A report as one table: figures are numbers there, subtotals and totals stand where they do on the screen. */
export function reportSheet(report: MerchandisingReport, words: PaperWords): Sheet {
  const { rows, columns, measures } = report
  const grid = reportGrid(report)
  const member = placeFinder(report.members)
  const columnName = (keys: readonly string[]) => (keys.length === 0 ? words.total : keys.map((key, at) => words.member(member(columns[at], key))).join(' / '))
  const several = grid.columns.length > 1
  return {
    name: words.text('title'),
    columns: [
      ...(rows.length > 0 ? rows.map((dimension) => ({ header: words.dimension(dimension), kind: 'text' as const })) : [{ header: '' }]),
      ...grid.columns.flatMap((keys) => measures.map((measure) => ({
        header: [...(several ? [columnName(keys)] : []), `${words.measure(measure)}${measureKinds[measure] === 'percent' ? ' (%)' : ''}`].join(' '),
        kind: measureKinds[measure] === 'money' ? ('money' as const) : ('number' as const),
      }))),
    ],
    rows: grid.lines.map(({ keys, depth }) => [
      ...(rows.length > 0
        ? rows.map((dimension, at) => (at < depth ? words.member(member(dimension, keys[at]!)) : at === depth ? depth === 0 ? words.total : words.subtotal : ''))
        : [words.total]),
      ...grid.columns.flatMap((column) => grid.values(keys, column)),
    ]),
  }
}
