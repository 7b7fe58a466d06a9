import { contract, documentKinds, paginate } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { createDraft, rowOf } from '../../records/documents/draft-handlers.ts'
import { insertLines, linesOf } from '../../records/lines/line-queries.ts'
import { updateHead } from '../../records/documents/document-queries.ts'
import { happenedOn } from '../../records/happened-on.ts'
import { keepPurpose } from '../resource-plan-sheets/public-face.ts'
import { askToBeCustomer, clothFaults, clothLines, openCart, priceCart, sellerOf } from './cart-queries.ts'
import { answerClaim, claimCloth } from './claims.ts'
import { moveDetails } from './detail-moves.ts'
import { countDetails, detailsWhere, statusIs } from './detail-queries.ts'
import { shipCloth } from './shipments.ts'

const kind = documentKinds.materialOrders

/** The cart of a buyer at a distributor, and what becomes of the lines of its orders (domain §3.12). */
export const materialOrderRoutes: readonly BoundEndpoint[] = [
  ...serve(contract.materialCarts)({
    async add(request, { body: { cartLine } }) {
      const { database, userGroupId, accountId } = request
      const { kind: orderKind, quantity, materialColorId, materialLotId, costLineId } = cartLine
      const seller = await sellerOf(database, materialColorId)
      if (!seller || seller.distributor_id === userGroupId) throw notFound()
      if (!seller.priced) throw invalid({ code: 'customer_blocked' })
      const cartId = await cartAt(request, seller)
      const [lineId] = await insertLines(database, kind, cartId, [
        { orderKind, quantity, materialColorId, materialLotId, unit: seller.unit },
      ])
      if (costLineId && !(await keepPurpose(database, userGroupId, lineId!, costLineId)))
        throw invalid({ code: 'not_found', field: 'cartLine.costLineId' })
      const line = (await clothLines(database, cartId)).find(({ id }) => id === lineId)
      const faults = line ? clothFaults(line, seller.distributor_id) : []
      if (faults.length > 0) throw invalid(...faults)
      await priceCart(database, await rowOf(request, kind, cartId))
      await updateHead(database, cartId, accountId, {})
      await changed(request, {
        noun: 'material_order',
        verb: 'lines_saved',
        id: cartId,
        detail: { added: 1, changed: 0, removed: 0 },
      })
      return { data: { orderId: cartId, lines: (await linesOf(database, kind, [cartId])).length } }
    },
  }),

  ...serve(contract.materialOrderDetails)({
    async list({ database }, { query }) {
      const { page, limit, offset } = limitsOf(query)
      const where = statusIs(query.status)
      return {
        data: await detailsWhere(database, where, { limit, offset }),
        pagination: paginate(await countDetails(database, where), page, limit),
      }
    },

    async allocate(request, { body: { allocations } }) {
      const changes = allocations.map(({ id, lotId }) => ({ id, lotId, status: 'allocated' as const }))
      return { data: await moveDetails(request, { transition: 'allocate', from: ['open', 'allocated'], changes }) }
    },

    async cut(request, { body: { ids } }) {
      const changes = ids.map((id) => ({ id, status: 'cut' as const }))
      return { data: await moveDetails(request, { transition: 'cut', from: ['allocated'], changes }) }
    },

    async receive(request, { body: { ids, receivedOn } }) {
      const day = await happenedOn(request, receivedOn, 'receivedOn')
      const changes = ids.map((id) => ({ id, status: 'received' as const, receivedOn: day }))
      return { data: await moveDetails(request, { transition: 'receive', from: ['shipped'], changes }) }
    },

    claim: async (request, { body: { claim } }) => ({ data: await claimCloth(request, claim) }),

    answerClaim: async (request, { body: { claimAnswer } }) => ({ data: await answerClaim(request, claimAnswer) }),
  }),

  ...serve(contract.materialShipments)({
    create: async (request, { body: { shipment } }) => ({ data: await shipCloth(request, shipment) }),
  }),
]

/** The open cart at a distributor, begun where there is none; whoever begins one asks to be a customer. */
async function cartAt(request: TenantRequest, seller: { distributor_id: number; currency: string }): Promise<number> {
  const { database, userGroupId } = request
  const open = await openCart(database, userGroupId, seller.distributor_id)
  if (open !== undefined) return open
  await request.asSystem((system) => askToBeCustomer(system, userGroupId, seller.distributor_id))
  const made = await createDraft(request, kind, { partnerId: seller.distributor_id, currency: seller.currency })
  return made.id
}
