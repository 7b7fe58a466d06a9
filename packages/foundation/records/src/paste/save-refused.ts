import type { Text } from '@tsumugi/i18n'
import { saveFile } from '../list/actions/save-file.ts'
import type { Messages } from './messages/ja.ts'
import type { PastedRow, usePaste } from './use-paste.ts'

/** The rows that were not taken, as they were pasted, with the reason beside them: to be put right and brought again. */
export function saveRefused(
  { rows, table, hasHeads, columns }: ReturnType<typeof usePaste>,
  why: (row: PastedRow) => string,
  texts: Text<Messages>,
): void {
  const heads = hasHeads ? (table[0] ?? []) : columns
  const refused = rows.filter(({ outcome }) => outcome?.outcome === 'refused')
  const lines = [[...heads, texts('outcome.column')], ...refused.map((row) => [...row.cells, why(row)])]
  saveFile(new Blob([`\ufeff${csvOf(lines)}`], { type: 'text/csv' }), `${texts('refused.file')}.csv`)
}

export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(cellOf).join(',')).join('\r\n')

/** What begins like a formula is marked as text, for the program that opens the file; figures stay figures. */
function cellOf(text: string): string {
  const isFormula = /^\s*[=+\-@＝＋－＠]/u.test(text) && Number.isNaN(Number(text))
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}
