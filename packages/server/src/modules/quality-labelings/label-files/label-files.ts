import type { Locale } from '@tsumugi/domain'
import { fileReply, fileStem, zipReply } from '../../../documents/file-reply.ts'
import { renderPdf } from '../../../documents/pdf/render-pdf.ts'
import { longSpreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { labelLocales, svgOf } from './label-drawings.ts'
import { labelsPdf } from './label-pdf.ts'
import { labelColumns } from './label-sheet.ts'
import { labelTextIn } from '../label-texts.ts'
import { labelsOf } from '../queries.ts'
import type { LabelRow } from '../stored-label.ts'

export async function pdfReply(row: LabelRow, locale: Locale): Promise<Response> {
  return fileReply(await renderPdf(await labelsPdf([row], locale)), 'application/pdf', `${stem(row)}.pdf`)
}

export async function svgReply(row: LabelRow, locale: Locale): Promise<Response> {
  return fileReply(new TextEncoder().encode(svgOf(row, locale)), 'image/svg+xml', `${stem(row)}_${locale}.svg`)
}

/** Labels as lines for a printer; `ids` are those the reader may see, in the order asked for. */
export function csvReply(
  request: TenantRequest,
  ids: readonly number[],
  encoding: 'utf8' | 'cp932',
): Promise<Response> {
  const { locale, userGroupId } = request
  const columns = labelColumns(locale, encoding)
  const title = labelTextIn(locale)('title')
  const sheet = {
    name: title,
    columns: columns.map(({ cell: _cell, ...column }) => column),
    ids,
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async ({ database }) =>
        (await labelsOf(database, userGroupId, some)).map((row) => columns.map(({ cell }) => cell(row))),
      ),
  }
  return longSpreadsheetReply(sheet, encoding === 'utf8' ? 'csv' : 'csv_cp932', title)
}

/** One PDF of all, and each label as SVG in each language. */
export async function labelsZip(rows: readonly LabelRow[], locale: Locale): Promise<Response> {
  const drawings = rows.flatMap((row) =>
    labelLocales.map(
      (each) => [`svg/${stem(row)}_${row.id}_${each}.svg`, new TextEncoder().encode(svgOf(row, each))] as const,
    ),
  )
  const title = labelTextIn(locale)('title')
  const content = Object.fromEntries([[`${title}.pdf`, await renderPdf(await labelsPdf(rows, locale))], ...drawings])
  return zipReply(content, title)
}

/** 品番_v2, without the signs that a file's name may not hold. */
const stem = (row: LabelRow) => `${fileStem(row.style_no || row.item_name, 60)}_v${row.version}`
