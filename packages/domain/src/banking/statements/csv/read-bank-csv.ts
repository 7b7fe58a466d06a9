import type { BusinessDate } from '../../../dates/business-date.ts'
import { absolute, compare, negated, type Decimal } from '../../../money/decimal.ts'
import { bankingError, hasErrors, type BankingFinding } from '../../finding.ts'
import type { BankCalendar } from '../../fixed-records/bank-date.ts'
import { balancesOf, type BalancedRow } from './csv-balances.ts'
import { detectCsvColumns, fitsColumns, isEnough, type CsvColumns, type CsvField } from './csv-columns.ts'
import { csvRows } from './csv-rows.ts'
import { readCsvAmount, readCsvDate } from './csv-values.ts'
import { withKeys, type EntryWithoutKey } from '../entry-key.ts'
import type { EntryDirection, ReadStatements } from '../statement.ts'

export interface BankCsvRules {
  /** The account of ours that the person says the file is of: banks seldom write it. */
  readonly account: string
  readonly near: BusinessDate
  readonly currency?: string
  readonly calendar?: BankCalendar
  /** As remembered; found by titles where there is none. */
  readonly columns?: CsvColumns | null
}

/** A CSV of a bank as one statement, and the columns it was read by, to remember (trade-law A6). */
export function readBankCsv(text: string, rules: BankCsvRules): ReadStatements & { columns: CsvColumns | null } {
  const { rows, findings } = csvRows(text)
  const columns = withTitles(rules.columns ?? detectCsvColumns(rows), rows)
  if (findings.length > 0) return { statements: [], findings, columns: null }
  if (!columns || !isEnough(columns.places) || !fitsColumns(columns, rows))
    return { statements: [], findings: [bankingError('csv_columns', null, { rows: rows.length })], columns: null }
  const lines = rows.flatMap((cells, at) =>
    at < columns.skip || isTotal(cells) ? [] : lineOf(cells, columns, rules, at),
  )
  const read = lines.flatMap(({ line }) => line ?? [])
  const { order, opening, closing, findings: unbalanced } = balancesOf(read)
  const all = [...lines.flatMap((line) => line.findings), ...unbalanced]
  if (hasErrors(all)) return { statements: [], findings: all, columns }
  const entries = withKeys(
    rules.account,
    order.map(({ entry, balance }) => ({ entry, trait: balance ?? '' })),
  )
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted()
  const span = { from: days[0] ?? null, to: days.at(-1) ?? null }
  const currency = rules.currency ?? 'JPY'
  const head = { format: 'bank_csv', account: rules.account, holder: '', currency } as const
  return { statements: [{ ...head, ...span, opening, closing, entries }], findings: all, columns }
}

/** Columns that a person pointed at are remembered with the titles above them. */
const withTitles = (columns: CsvColumns | null, rows: readonly (readonly string[])[]): CsvColumns | null =>
  columns && columns.titles.length === 0 ? { ...columns, titles: rows[columns.skip - 1] ?? [] } : columns

/** Some banks sum a file up below its lines. */
const isTotal = (cells: readonly string[]) => /^(?:合計|小計|計|total)/i.test(cells.find((cell) => cell !== '') ?? '')

type Line = BalancedRow & { readonly entry: EntryWithoutKey }
type ReadLine = { line: Line | null; findings: BankingFinding[] }

function lineOf(cells: readonly string[], { places }: CsvColumns, rules: BankCsvRules, at: number): ReadLine {
  const cellOf = (field: CsvField) => cells[places[field] ?? -1] ?? ''
  const { calendar = 'era', near } = rules
  const bookedOn = readCsvDate(cellOf('bookedOn'), calendar, near)
  const moved = movementOf(cellOf, `rows.${at}`)
  const balance = readCsvAmount(cellOf('balance'))
  const findings = [
    bookedOn === null && bankingError('row_date', `rows.${at}.bookedOn`, { line: at + 1, found: cellOf('bookedOn') }),
    balance === undefined &&
      bankingError('row_amount', `rows.${at}.balance`, { line: at + 1, found: cellOf('balance') }),
    moved.finding,
  ].filter((finding) => finding !== false && finding !== null)
  // A line of the last day's balance, a total or a note moves nothing.
  if (findings.length > 0 || bookedOn === null || moved.amount === null) return { line: null, findings }
  const texts = textsOf(cellOf)
  const valueOn = readCsvDate(cellOf('valueOn'), calendar, near)
  const { amount, direction } = moved
  const entry = { ...texts, bookedOn, valueOn, direction, amount, kind: 'other', isCancelled: false } as const
  return { line: { at, entry, direction, amount, balance: balance ?? null }, findings }
}

const textsOf = (cellOf: (field: CsvField) => string) => ({
  inquiry: cellOf('inquiry'),
  senderCode: cellOf('senderCode'),
  senderName: cellOf('senderName') || cellOf('text'),
  text: cellOf('text'),
  ediText: cellOf('ediText'),
  virtualAccount: cellOf('virtualAccount'),
})

interface Movement {
  readonly direction: EntryDirection
  readonly amount: Decimal | null
  readonly finding: BankingFinding | null
}

function movementOf(cellOf: (field: CsvField) => string, path: string): Movement {
  const [taken, given, signed] = [cellOf('in'), cellOf('out'), cellOf('amount')].map(readCsvAmount)
  const fault = (code: 'row_amount' | 'row_both_directions', field: CsvField): Movement => ({
    direction: 'in',
    amount: null,
    finding: bankingError(code, `${path}.${field}`, { found: cellOf(field) }),
  })
  if (taken === undefined) return fault('row_amount', 'in')
  if (given === undefined) return fault('row_amount', 'out')
  if (signed === undefined) return fault('row_amount', 'amount')
  const [into, outOf] = [nonZero(taken), nonZero(given)]
  if (into !== null && outOf !== null) return fault('row_both_directions', 'in')
  const amount = into ?? (outOf === null ? nonZero(signed) : negated(outOf))
  if (amount === null) return { direction: 'in', amount: null, finding: null }
  return { direction: compare(amount, '0') < 0 ? 'out' : 'in', amount: absolute(amount), finding: null }
}

const nonZero = (amount: Decimal | null) => (amount === null || compare(amount, '0') === 0 ? null : amount)
