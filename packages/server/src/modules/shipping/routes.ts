import { contract, documentKinds, type Carton } from '@tsumugi/contract'
import { cartonCode, rangeOf, readCartonCode } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { invoicesOf, orderOf, shipmentsOf } from './shipping-queries.ts'
import { packingOf } from './shipping-rules.ts'

const deliveries = documentKinds.deliveries

export const shippingDetailRoutes = serve(contract.shippingDetails)({
  async show(request, { params }) {
    const { id } = await rowOf(request, documentKinds.contracts, params.id)
    const rows = await shipmentsOf(request.database, id)
    return { data: { id, deliveries: rows.map(({ shipped_on: shippedOn, ...each }) => ({ ...each, shippedOn })) } }
  },
})

export const cartonRoutes = serve(contract.cartons)({
  async list(request, { query }) {
    const carton = await cartonOf(request, query.code)
    return { data: carton ? [carton] : [] }
  },
})

/** The carton of a code, as far as the asker may see its delivery. */
async function cartonOf({ database }: TenantRequest, text: string): Promise<Carton | null> {
  const read = readCartonCode(text)
  const [row] = read ? await documentsById(database, deliveries, [read.deliveryId]) : []
  const range = row && rangeOf(packingOf(row), read!.number)
  if (!row || !range) return null
  const lines = await linesOf(database, deliveries, [row.id])
  const ids = range.contents.map(({ sourceLineId }) => sourceLineId)
  return {
    code: cartonCode(row.id, read!.number),
    number: read!.number,
    delivery: { id: row.id, number: row.number, status: row.status },
    order: await orderOf(database, row.id),
    invoices: await invoicesOf(database, row.id, ids),
    contents: range.contents.map(({ sourceLineId, quantity }) => {
      const line = lines.find((each) => each.source_line_id === sourceLineId) as Record<string, unknown> | undefined
      const word = (column: string) => (line?.[column] ?? null) as string | null
      return {
        sourceLineId,
        item: word('item'),
        colour: word('colour'),
        size: word('size'),
        unit: word('unit') ?? 'pc',
        quantity,
      }
    }),
  }
}
