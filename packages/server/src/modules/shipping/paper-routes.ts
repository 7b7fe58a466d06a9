import { contract, documentKinds } from '@tsumugi/contract'
import { cartonsOf } from '@tsumugi/domain/trading'
import { documentPdf } from '../../documents/pdf/document-pdf.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import {
  caseMarkPaper,
  labelPaper,
  packingPaper,
  packingSheet,
  paperName,
  type PackedDelivery,
} from './packing-paper.ts'
import { orderOf } from './shipping-queries.ts'
import { packingOf } from './shipping-rules.ts'

const deliveries = documentKinds.deliveries
/** More than a printer takes at once: the rest is printed by the next ranges. */
const mostLabels = 1_000

export const deliveryPaperRoutes = serve(contract.deliveryPapers)({
  async show(request, { params, query }) {
    const { paper, format = 'pdf' } = query
    if (format === 'xlsx' && paper !== 'packing_list') throw invalid({ code: 'invalid', field: 'format' })
    const delivery = await packedDelivery(request, params.id)
    if (paper !== 'packing_list' && cartonsOf(delivery.packing) === 0)
      throw new Refusal(422, [{ code: 'cartons_missing', field: 'packing' }])
    const name = paperName(paper, delivery)
    // Drawn after the transaction, on a thread.
    if (format === 'xlsx') return () => spreadsheetReply([packingSheet(delivery)], 'xlsx', name)
    if (paper === 'packing_list') return () => pdfReply(documentPdf(packingPaper(delivery)), name)
    const definition = paper === 'labels' ? labelPaper(delivery, mostLabels) : caseMarkPaper(delivery)
    return () => pdfReply(definition, name)
  },
})

async function packedDelivery(request: TenantRequest, id: number): Promise<PackedDelivery> {
  const { database, locale } = request
  const row = await rowOf(request, deliveries, id)
  const packing = packingOf(row)
  const lines = await linesOf(database, deliveries, [id])
  const names = new Map(
    lines.map((line) => [line.source_line_id, [line.item, line.colour, line.size].filter(Boolean).join(' ')]),
  )
  return {
    id,
    locale,
    number: row.number ?? '',
    order: (await orderOf(database, id))?.number ?? '',
    seller: row.issuer_name,
    buyer: row.receiver_name ?? '',
    place: (row.to_place ?? '') as string,
    packing,
    nameOf: (sourceLineId) => names.get(sourceLineId) ?? '',
  }
}
