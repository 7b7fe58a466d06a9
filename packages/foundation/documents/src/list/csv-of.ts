import type { DocumentKind } from '@tsumugi/contract'
import { partnerOf, type DocumentHead } from '../document-answers.ts'
import type { DocumentWords } from '../words/document-words.ts'

/** Documents as a table that spreadsheets open: UTF-8 with its mark, heads in the reader's language, figures as they are. */
export function csvOf(kind: DocumentKind, words: DocumentWords, rows: readonly DocumentHead[]): Blob {
  const { t } = words
  const own = Object.keys(kind.fields)
  const heads = [
    t('number'),
    t('title'),
    t('partner'),
    t('status'),
    t('issueDate'),
    t('currency'),
    t('quantity'),
    t('amount'),
    ...own.map((name) => words.field(name)),
  ]
  const lines = rows.map((row) => [
    row.number ?? '',
    row.title,
    partnerOf(row)?.name ?? '',
    words.status(row.status),
    row.issueDate ?? '',
    row.currency,
    row.quantity,
    row.amount,
    ...own.map((name) => (kind.fields[name]!.kind === 'choice' ? words.value(name, row[name]) : (row[name] ?? ''))),
  ])
  const text = [heads, ...lines].map((cells) => cells.map((cell) => quoted(String(cell))).join(',')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/** A text that a spreadsheet would take for a formula is kept a text. */
const quoted = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
