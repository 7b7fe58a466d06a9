import { contract, documentKinds, mostCartonLabels } from '@tsumugi/contract'
import { cartonsOf, rangesWithin, type CartonRange } from '@tsumugi/domain/trading'
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
    const definition = paper === 'labels' ? labelPaper(delivery, labelled(delivery, query)) : caseMarkPaper(delivery)
    return () => pdfReply(definition, name)
  },
})

interface Numbers {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/**
 * The cartons that labels are asked for.
 * @throws Refusal 422 `labels_none` where no carton has such a number, `labels_many` where one file would not hold them
 */
function labelled({ packing }: PackedDelivery, { from = 1, to = 99_999 }: Numbers): CartonRange[] {
  const ranges = rangesWithin(packing, from, to)
  const count = cartonsOf(ranges)
  if (count === 0) throw invalid({ code: 'labels_none', field: 'from' })
  if (count > mostCartonLabels)
    throw invalid({ code: 'labels_many', field: 'to', meta: { count, most: mostCartonLabels } })
  return ranges
}

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
