import { contract, documentKinds, type CarriedLine, type Carton } from '@tsumugi/contract'
import { cartonCode, rangeOf, readCartonCode } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf, type LineDataRow } from '../../records/lines/line-queries.ts'
import { billedBy, invoicesOf, orderOf, shipmentsOf, type BilledRow, type ShipmentRow } from './shipping-queries.ts'
import { packingOf } from './shipping-rules.ts'

const deliveries = documentKinds.deliveries

export const shippingDetailRoutes = serve(contract.shippingDetails)({
  async show({ database, ...request }, { params, query: { invoiceId } }) {
    const { id } = await rowOf({ database, ...request }, documentKinds.contracts, params.id)
    const [shipments, lines, billed] = await Promise.all([
      shipmentsOf(database, id),
      linesOf(database, documentKinds.contracts, [id]),
      invoiceId === undefined ? undefined : billedBy(database, invoiceId),
    ])
    const deliveries = shipments.map(({ id: delivery, number, status, quantity, cartons, shipped_on: shippedOn }) => ({
      id: delivery,
      number,
      status,
      quantity,
      cartons,
      shippedOn,
    }))
    return { data: { id, deliveries, carried: carriedOf(shipments, lines, billed) } }
  },
})

/** Which cartons carried which line of the order, in the order of the lines; what is not shipped yet carried nothing. */
function carriedOf(
  shipments: readonly ShipmentRow[],
  lines: readonly LineDataRow[],
  billed: readonly BilledRow[] | undefined,
): CarriedLine[] {
  const isAsked = (line: number, delivery: number) =>
    billed?.some((row) => row.source_line_id === line && (row.delivery_id ?? delivery) === delivery) ?? true
  const shipped = shipments.filter(({ status }) => status !== 'planned')
  return lines.flatMap((line) =>
    shipped.flatMap(({ id, packing }) =>
      packing.flatMap(({ first, last, contents }) =>
        contents
          .filter(({ sourceLineId }) => sourceLineId === line.id && isAsked(line.id, id))
          .map(({ quantity }) => ({ ...namesOf(line), deliveryId: id, sourceLineId: line.id, first, last, quantity })),
      ),
    ),
  )
}

function namesOf(line: Readonly<Record<string, unknown>>) {
  const word = (column: string) => (line[column] ?? null) as string | null
  return { item: word('item'), colour: word('colour'), size: word('size') }
}

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
      const line: Readonly<Record<string, unknown>> = lines.find((each) => each.source_line_id === sourceLineId) ?? {}
      return { sourceLineId, ...namesOf(line), unit: (line.unit as string | undefined) ?? 'pc', quantity }
    }),
  }
}
