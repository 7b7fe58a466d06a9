import { documentKinds } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf, type LineValues } from '../../records/lines/line-queries.ts'
import { orderedLines } from './chain-queries.ts'
import { insertPurchaseRequest } from './deal-queries.ts'
import { tellCounterpart } from './trade-queries.ts'

const { trades, tradeRequests } = documentKinds

/**
 * A request to a maker for what was sold (domain §3.6): the goods and their number, never the price at which they are
 * sold. Answers the id of the draft.
 */
export async function draftPurchase(request: TenantRequest, sale: DocumentDataRow, partnerId: number): Promise<number> {
  // What was sold to somebody is not to be had from them.
  if (partnerId === sale.issuer_id)
    throw invalid({ code: 'purchase_of_buyer', field: 'partnerId', meta: { name: sale.issuer_name } })
  const { id, title } = await createDraft(request, tradeRequests, {
    partnerId,
    title: sale.title,
    currency: sale.currency,
    deliveryDue: sale.delivery_due ?? undefined,
    taken: await goodsOf(request, sale),
  })
  await insertPurchaseRequest(request.database, request, sale.id, id)
  await tellCounterpart(request, sale, null, title)
  return id
}

const goodsFields = ['item', 'colour', 'size', 'description', 'unit'] as const
type Goods = Readonly<Record<(typeof goodsFields)[number], string | null>> & { readonly quantity: string }

/** What was ordered, several orders together; as long as nothing is, what was wished. */
async function goodsOf({ database }: TenantRequest, { id }: DocumentDataRow): Promise<LineValues[]> {
  const ordered = (await orderedLines(database, id)).map((line) => ({ ...line, quantity: line.ordered }))
  const wished = ordered.length > 0 ? ordered : ((await linesOf(database, trades, [id])) as unknown as Goods[])
  const byGoods = new Map<string, { readonly line: Goods; readonly quantities: string[] }>()
  for (const line of wished) {
    const key = JSON.stringify(goodsFields.map((field) => line[field]))
    const group = byGoods.get(key) ?? { line, quantities: [] }
    group.quantities.push(line.quantity)
    byGoods.set(key, group)
  }
  return [...byGoods.values()].map(({ line, quantities }) => ({
    ...Object.fromEntries(goodsFields.map((field) => [field, line[field]]).filter(([, value]) => value !== null)),
    quantity: sum(quantities),
  }))
}
