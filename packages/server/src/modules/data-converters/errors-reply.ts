import type { ConverterRow } from '@tsumugi/contract'
import { longSpreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import type { SpreadsheetFormat } from '../../documents/spreadsheet/sheet.ts'
import { wordsFor } from '../../http/failures/error-reply.ts'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { refusedRows, rowsNamed } from './queries/fault-queries.ts'
import { rowReply } from './replies.ts'
import type { RunRow } from './queries/run-queries.ts'

/** The rows to put right under their own heads, what is wrong behind them: put right, it can be brought again. */
export async function errorsReply(request: TenantRequest, run: RunRow, format: SpreadsheetFormat) {
  const ids = await refusedRows(request.database, run.id)
  const reason = wordsFor({ code: 'converter_reason' }, request.locale)
  const heads = [...run.heads.map((head, at) => head || columnName(at)), reason]
  const sheet = {
    name: reason,
    columns: heads.map((header) => ({ header, kind: 'text' as const })),
    ids,
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async ({ database, locale }) => {
        const rows = await rowsNamed(database, run.id, some)
        return rows.map((row) => {
          const { cells, faults } = rowReply(row, run, { database, locale })
          const told = faults.map((fault) => wordsFor(causeIn(run, fault), locale))
          return [...run.heads.map((_, at) => cells[at] ?? ''), told.join(' ')]
        })
      }),
  }
  return () => longSpreadsheetReply(sheet, format, `${run.name.replace(/\.\w+$/, '')}-${reason}`)
}

/** A field goes by the head that it has in the file. */
function causeIn({ columns, heads }: RunRow, { code, field, meta }: ConverterRow['faults'][number]): Cause {
  const head = heads[columns.indexOf(field ?? '')]
  return { code, field: field ?? '', meta: { ...meta, ...(head ? { field: head } : {}) } } as Cause
}

/** A, B, … Z, AA: as workbooks name columns that have no head. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}
