import iconv from 'iconv-lite'
import { harmless, type CellText, type Sheet } from './sheet.ts'

/** CSV with CRLF, every text quoted where it must be: UTF-8 with a byte order mark, or CP932 for older programs. */
export function writeCsv(sheet: Sheet, encoding: 'utf8' | 'cp932'): Uint8Array {
  return encodeCsv([sheet.columns.map(({ header }) => header), ...sheet.rows], encoding)
}

/** The same of lines that say themselves whether they begin with titles. */
export function encodeCsv(lines: readonly (readonly CellText[])[], encoding: 'utf8' | 'cp932'): Uint8Array {
  const text = lines.map((line) => line.map(fieldOf).join(',')).join('\r\n') + '\r\n'
  return encoding === 'utf8' ? new TextEncoder().encode(`\ufeff${text}`) : new Uint8Array(iconv.encode(text, 'cp932'))
}

function fieldOf(cell: CellText): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
