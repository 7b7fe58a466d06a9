import { contract, paginate, type ReportProduct, type ReportQuery } from '@tsumugi/contract'
import type { MerchandisingStatus, ReportDimension } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { serve } from '../../http/serve.ts'
import { longSpreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { fileUrls } from '../merchandising-files/replies.ts'
import { buildReport, prepareReport, type Prepared } from './build-report.ts'
import { paperWords } from './paper-words.ts'
import { namesOf, productsAt, type ProductRow } from './report-queries.ts'
import { reportPdf } from './report-pdf.ts'
import { productSheet, reportSheet } from './report-sheet.ts'

export const merchandisingReportRoutes = serve(contract.merchandisingReports)({
  async show(request, { query }) {
    return { data: await buildReport(request, await prepareReport(request, query)) }
  },

  async products(request, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const prepared = await prepareReport(request, query)
    const rows = await productsAt(
      request.database,
      prepared.source,
      prepared.layout,
      placeOf(query, prepared),
      limit,
      offset,
    )
    return { data: rows.map(productReply), pagination: paginate(Number(rows[0]?.total ?? 0), page, limit) }
  },

  async export(request, { query }) {
    const prepared = await prepareReport(request, query)
    const report = await buildReport(request, prepared)
    const words = await paperWords(request.locale)
    const greatest =
      query.format === 'xlsx'
        ? await productsAt(request.database, prepared.source, prepared.layout, [], productsInWorkbook, 0)
        : []
    return async () => {
      const products = greatest.length > 0 ? [await productSheet(greatest, words, request.files)] : []
      return longSpreadsheetReply([reportSheet(report, words), ...products], query.format, words.text('title'))
    }
  },

  async pdf(request, { query }) {
    const prepared = await prepareReport(request, query)
    const report = await buildReport(request, prepared)
    const greatest = await productsAt(request.database, prepared.source, prepared.layout, [], picturesOnPaper, 0)
    const words = await paperWords(request.locale)
    const { season, brandIds = [] } = query
    const named = (await namesOf(request.database, request.userGroupId)).brands.filter(({ id }) =>
      brandIds.includes(id),
    )
    const surroundings = {
      words,
      season,
      brands: named.map(({ name }) => name),
      files: request.files,
      locale: request.locale,
    }
    return async () => pdfReply(await reportPdf(report, greatest, surroundings), words.text('title'))
  },
})

const picturesOnPaper = 24
const productsInWorkbook = 200

/** Which place the keys name: as many of the rows and columns as there are keys. */
function placeOf(
  {
    rowKeys = [],
    columnKeys = [],
  }: ReportQuery & { rowKeys?: string[] | undefined; columnKeys?: string[] | undefined },
  { layout }: Prepared,
): [ReportDimension, string][] {
  const at = (dimensions: readonly ReportDimension[], keys: readonly string[]) =>
    dimensions.slice(0, keys.length).map((dimension, index): [ReportDimension, string] => [dimension, keys[index]!])
  return [...at(layout.rows, rowKeys), ...at(layout.columns, columnKeys)]
}

const productReply = (row: ProductRow): ReportProduct => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  code: row.code,
  status: row.status as MerchandisingStatus,
  season: row.season,
  releaseOn: row.release_on,
  quantity: row.quantity ?? 0,
  retail: trimmed(row.retail),
  listPrice: row.list_price === null ? null : trimmed(row.list_price),
  imageUrl: row.file_id === null ? null : fileUrls(row.id, row.file_id, row.file_revision ?? 0).thumbnail(120),
})

const trimmed = (amount: string) => amount.replace(/\.0+$/, '').replace(/(\.\d*?)0+$/, '$1')
