import { snake, type DocumentField, type DocumentKind } from '@tsumugi/contract'
import type { Sheet } from '../../../documents/spreadsheet/sheet.ts'
import { spreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import { linesOf, type LineDataRow } from '../../../records/lines/line-queries.ts'
import { kindWords, type KindWords } from './kind-words.ts'

/** The lines as a table that can be worked on and imported again: each is known by its id. */
export const exportLines =
  (kind: DocumentKind): DocumentHandler =>
  async (request, { params, query }) => {
    const { format = 'csv' } = query
    const row = await rowOf(request, kind, params.id)
    const lines = await linesOf(request.database, kind, [row.id])
    const words = kindWords(kind, request.locale)
    const sheet = linesSheet(kind, words, row, lines)
    return () => spreadsheetReply([sheet], format, `${row.number ?? words.one} ${words.part('lines')}`)
  }

function linesSheet(
  { lines: fields }: DocumentKind,
  words: KindWords,
  { shared }: DocumentDataRow,
  lines: readonly LineDataRow[],
): Sheet {
  // What is written after the issue is no part of a draft.
  const written = Object.entries(fields).filter(([, { after }]) => shared || !after)
  const isPriced = 'unitPrice' in fields
  return {
    name: words.part('lines'),
    columns: [
      { header: words.part('line.id') },
      ...written.map(([name, field]) => ({ header: words.field(name), kind: cellKind(field) })),
      ...(isPriced ? [{ header: words.part('amount'), kind: 'money' as const }] : []),
    ],
    rows: lines.map((line) => [
      String(line.id),
      ...written.map(([name]) => words.value(name, line[snake(name)])),
      ...(isPriced ? [line.amount] : []),
    ]),
  }
}

const cellKind = ({ kind }: DocumentField) =>
  kind === 'decimal' || kind === 'integer' ? ('number' as const) : ('text' as const)
