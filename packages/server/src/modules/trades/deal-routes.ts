import { contract, type Deal } from '@tsumugi/contract'
import { dealMargins } from '@tsumugi/domain/trading'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import {
  candidatesFor,
  counterpartsOf,
  deletePair,
  insertPair,
  pairsOf,
  requestsFor,
  runningSales,
  tradedItems,
} from './deal-queries.ts'
import { sells, tellCounterpart, tradeOf } from './trade-queries.ts'

export const dealRoutes = serve(contract.deals)({
  async list({ database, userGroupId }) {
    const [sales, pairs] = await Promise.all([runningSales(database, userGroupId), pairsOf(database)])
    const items = await tradedItems(database, [...sales.map(({ id }) => id), ...pairs.map((pair) => pair.purchase_id)])
    return {
      data: sales.map((sale) => {
        const behind = new Set(pairs.filter((pair) => pair.sale_id === sale.id).map((pair) => pair.purchase_id))
        const sold = items.filter((item) => item.trade_id === sale.id)
        const bought = items.filter((item) => behind.has(item.trade_id))
        return { sale, margin: dealMargins(sold, bought).total }
      }),
    }
  },

  async show(request, { params }) {
    return { data: await dealOf(request, await tradeOf(request, params.id)) }
  },

  async link(request, { params, body }) {
    const trade = await tradeOf(request, params.id)
    const isSale = sells(trade, request.userGroupId)
    const known = await candidatesFor(request.database, request.userGroupId, { id: trade.id, isSale })
    const other = known.find(({ id }) => id === body.counterpartId)
    if (!trade.shared || !other) throw invalid({ code: 'not_found', field: 'counterpartId' })
    await insertPair(request.database, request, ...pair(trade, other.id, isSale))
    await tellCounterpart(request, trade, null, other.number)
    return { data: await dealOf(request, trade) }
  },

  async unlink(request, { params }) {
    const trade = await tradeOf(request, params.id)
    const known = await counterpartsOf(request.database, request.userGroupId, trade.id)
    const other = known.find(({ id }) => id === params.counterpartId)
    if (!(await deletePair(request.database, trade.id, params.counterpartId))) throw notFound()
    await tellCounterpart(request, trade, other?.number ?? null, null)
    return null
  },
})

const pair = (trade: DocumentDataRow, otherId: number, isSale: boolean): [saleId: number, purchaseId: number] =>
  isSale ? [trade.id, otherId] : [otherId, trade.id]

async function dealOf({ database, userGroupId }: TenantRequest, trade: DocumentDataRow): Promise<Deal> {
  const isSale = sells(trade, userGroupId)
  const own = {
    id: trade.id,
    number: trade.number,
    title: trade.title,
    status: trade.status,
    partner: { id: partnerOf(trade, userGroupId)!, name: (isSale ? trade.issuer_name : trade.receiver_name) ?? '' },
  }
  const [others, candidates, requests] = await Promise.all([
    counterpartsOf(database, userGroupId, trade.id),
    candidatesFor(database, userGroupId, { id: trade.id, isSale }),
    requestsFor(database, userGroupId, trade.id),
  ])
  const items = await tradedItems(database, [trade.id, ...others.map(({ id }) => id)])
  const ours = items.filter((item) => item.trade_id === trade.id)
  const theirs = items.filter((item) => item.trade_id !== trade.id)
  const { items: margins, total } = isSale ? dealMargins(ours, theirs) : dealMargins(theirs, ours)
  const sides = isSale ? { sales: [own], purchases: others } : { sales: others, purchases: [own] }
  return { ...sides, requests, candidates, items: margins, total }
}
