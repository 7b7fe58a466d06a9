import { formulaValue, readFormula } from '../extension-fields/formula.ts'
import { compare, isDecimal, round, type Decimal } from '../money/decimal.ts'

const most = '99999999'

/**
 * The quantity that somebody typed into a cell of a matrix, as a decimal of at most `digits` places: `12`, `1,200`,
 * `12枚`, full-width digits, or a formula such as `=12*4+6` (domain §1, M*). Empty is empty; null is what is no quantity
 * from 0 to 99,999,999.
 */
export function readQuantity(text: string, digits = 0): Decimal | null {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/(?<=\d)(枚|点|着|件|pcs?)$/i, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
  if (bare === '') return ''
  const value = bare.startsWith('=') ? worked(bare.slice(1)) : isDecimal(bare) ? bare : null
  if (value === null || compare(value, '0') < 0 || compare(value, most) > 0) return null
  return compare(round(value, digits, 'down'), value) === 0 ? round(value, digits, 'down') : null
}

/** The whole number of pieces of a cell; empty is 0, null is no number of pieces. */
export function readCell(text: string): number | null {
  const value = readQuantity(text)
  return value === null ? null : Number(value)
}

function worked(text: string): Decimal | null {
  const formula = readFormula(text)
  return formula && formulaValue(formula, {})
}

/**
 * Cells copied from a spreadsheet: lines of cells, without the empty line at the end. A quoted cell may hold line breaks,
 * marks and doubled quotes.
 */
export function readTable(text: string, mark = '\t'): string[][] {
  const rows: string[][] = [[]]
  let quoted = false
  for (const token of text.match(/""|"|\r\n|[\n\r]|[\t,]|[^"\n\r\t,]+/g) ?? []) {
    const row = rows.at(-1)!
    const cell = row.at(-1) ?? ''
    const put = (added: string) => (row[Math.max(0, row.length - 1)] = cell + added)
    if (quoted) {
      if (token === '"') quoted = false
      else put(token === '""' ? '"' : token === '\r\n' ? '\n' : token)
    } else if (token === '"' && cell === '') quoted = true
    else if (token === mark) {
      if (row.length === 0) row.push('')
      row.push('')
    } else if (/[\n\r]/.test(token)) rows.push([])
    else if (token !== '""' || cell !== '') put(token)
  }
  if (rows.length > 1 && rows.at(-1)!.length === 0) rows.pop()
  return rows.map((row) => (row.length === 0 ? [''] : row))
}
