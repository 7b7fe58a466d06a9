import { plainFields, snake, type DocumentField, type DocumentKind } from '@tsumugi/contract'
import type { CellText, SheetColumn } from '../../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import { lineIdsOf, linesById, type LineDataRow } from '../../../records/lines/line-queries.ts'
import { kindWords, type KindWords } from './kind-words.ts'

/** The lines as a table that can be worked on and imported again: each is known by its id. */
export const exportLines =
  (kind: DocumentKind): DocumentHandler =>
  async (request, { params, query }) => {
    const { format = 'csv' } = query
    const row = await rowOf(request, kind, params.id)
    const words = kindWords(kind, request.locale)
    const columns = lineColumns(kind, words, row)
    const sheet = {
      name: words.part('lines'),
      columns: columns.map(({ cell: _cell, ...column }) => column),
      ids: await lineIdsOf(request.database, row.id),
      rowsOf: (some: readonly number[]) =>
        request.afterwards(async ({ database }) =>
          (await linesById(database, kind, some)).map((line) => columns.map(({ cell }) => cell(line))),
        ),
    }
    return () => longSpreadsheetReply(sheet, format, `${row.number ?? words.one} ${words.part('lines')}`)
  }

interface LineColumn extends SheetColumn {
  cell(line: LineDataRow): CellText
}

function lineColumns({ lines: fields }: DocumentKind, words: KindWords, { shared }: DocumentDataRow): LineColumn[] {
  // What is written after the issue is no part of a draft.
  const written = Object.entries(plainFields(fields)).filter(([, { after }]) => shared || !after)
  return [
    { header: words.part('line.id'), cell: ({ id }) => String(id) },
    ...written.map(([name, field]) => ({
      header: words.field(name),
      kind: cellKind(field),
      cell: (line: LineDataRow) => words.value(name, line[snake(name)]),
    })),
    ...('unitPrice' in fields
      ? [{ header: words.part('amount'), kind: 'money' as const, cell: ({ amount }: LineDataRow) => amount }]
      : []),
  ]
}

const cellKind = ({ kind }: DocumentField) =>
  kind === 'decimal' || kind === 'integer' ? ('number' as const) : ('text' as const)
