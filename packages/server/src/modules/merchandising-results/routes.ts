import { contract } from '@tsumugi/contract'
import { compare, fieldChanges } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { plain } from '../exhibition-items/replies.ts'
import { merchandisingOf } from '../merchandising-records/queries.ts'
import { dropEmptyResults, holdProduct, putResult, resultsOf } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordName } from '../../records/record-before.ts'

export const merchandisingResultRoutes = serve(contract.merchandisingResults)({
  async show(request, { params }) {
    return { data: await load(request, params.merchandisingId) }
  },

  async save(request, { params, body }) {
    const { database, userGroupId } = request
    await holdProduct(database, userGroupId, params.merchandisingId)
    const before = await load(request, params.merchandisingId)
    const versions = new Map(before.results.map((each) => [each.period, each.lockVersion]))
    const isSeen = body.results.every(({ period, lockVersion }) => (versions.get(period) ?? null) === lockVersion)
    await orStale(isSeen, () => before)
    for (const [at, { period, sales, fullPriceSales }] of body.results.entries()) {
      if (!period.endsWith('-01')) throw invalid({ code: 'invalid', field: `results.${at}.period` })
      if (compare(fullPriceSales, sales) > 0)
        throw invalid({ code: 'invalid', field: `results.${at}.full_price_sales` })
    }
    for (const {
      period,
      receivedQuantity,
      soldQuantity,
      sales,
      fullPriceSales,
      stockQuantity,
      lockVersion,
    } of body.results) {
      await putResult(database, userGroupId, params.merchandisingId, {
        period,
        received_quantity: receivedQuantity,
        sold_quantity: soldQuantity,
        sales,
        full_price_sales: fullPriceSales,
        stock_quantity: stockQuantity,
        lock_version: lockVersion,
      })
    }
    await dropEmptyResults(database, userGroupId, params.merchandisingId)
    const data = await load(request, params.merchandisingId)
    const changes = fieldChanges(figuresOf(before), figuresOf(data))
    const detail = { name: await recordName(request, 'merchandising', params.merchandisingId) }
    const topic = { name: 'merchandising', id: params.merchandisingId }
    await changed(request, { noun: 'merchandising_result', verb: 'saved', id: null, changes, detail, topic })
    return { data }
  },
})

/** Figures by the month that they are for, as the audit tells them. */
const figuresOf = ({ results }: Awaited<ReturnType<typeof load>>) =>
  Object.fromEntries(
    results.flatMap(({ period, ...figures }) =>
      Object.entries(figures)
        .filter(([field]) => field !== 'lockVersion')
        .map(([field, figure]) => [`${period.slice(0, 7)} ${field}`, String(figure)]),
    ),
  )

async function load({ database, userGroupId }: TenantRequest, id: number) {
  const product = await merchandisingOf(database, userGroupId, id)
  if (!product) throw notFound()
  const rows = await resultsOf(database, userGroupId, id)
  return {
    currency: product.base_currency,
    results: rows.map((row) => ({
      period: row.period,
      receivedQuantity: row.received_quantity,
      soldQuantity: row.sold_quantity,
      sales: plain(row.sales),
      fullPriceSales: plain(row.full_price_sales),
      stockQuantity: row.stock_quantity,
      lockVersion: row.lock_version,
    })),
  }
}
