import { contract, type GuestOrder } from '@tsumugi/contract'
import { allowedThumbnailSize, exhibitionPhase } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { GuestInside } from '../../guests/guest-request.ts'
import { serveGuests } from '../../guests/serve-guests.ts'
import { forbidden, notFound } from '../../http/refusal.ts'
import { itemOf, itemsOf } from '../exhibition-items/queries.ts'
import { pictureByKey } from '../exhibition-items/picture-queries.ts'
import { guestItemReply, plain } from '../exhibition-items/replies.ts'
import { outfitsOf } from '../exhibition-outfits/queries.ts'
import { guestOutfitReply } from '../exhibition-outfits/replies.ts'
import { customerEmailOf } from '../exhibition-orders/check-order.ts'
import { loadOrder } from '../exhibition-orders/load-order.ts'
import { orderDocument } from '../exhibition-orders/order-document.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { editOrder, exhibitionFor, isOwnOrder, piecesOf, placeOrder } from '../exhibition-orders/place-order.ts'
import { lineReply } from '../exhibition-orders/replies.ts'
import { entranceReply, guestExhibitionReply } from '../exhibitions/replies.ts'
import { guestPicture } from './guest-picture.ts'

export const exhibitionGuestRoutes = serveGuests(contract.exhibitionGuests)({
  async entrance(request) {
    return { data: entranceReply(await request.inside((database) => exhibitionFor(database, request))) }
  },

  async lookBook(request) {
    return request.inside(async (database) => {
      const [exhibition, items, own, outfits] = await Promise.all([
        exhibitionFor(database, request),
        itemsOf(database, request.userGroupId, request.exhibitionId),
        ownPieces(database, request),
        outfitsOf(database, request.userGroupId, request.exhibitionId),
      ])
      return {
        data: {
          exhibition: guestExhibitionReply(exhibition),
          items: items.map((item) => guestItemReply(item, exhibition, own)),
          // One without items leads nowhere.
          outfits: outfits.filter(({ item_ids: ids }) => ids.length > 0).map(guestOutfitReply),
        },
      }
    })
  },

  async item(request, { params }) {
    return request.inside(async (database) => {
      const [exhibition, item, own] = await Promise.all([
        exhibitionFor(database, request),
        itemOf(database, request.userGroupId, params.id),
        ownPieces(database, request),
      ])
      if (item?.exhibition_id !== exhibition.id) throw notFound()
      return { data: guestItemReply(item, exhibition, own) }
    })
  },

  async picture(request, { params }) {
    const { userGroupId, exhibitionId, parts } = request
    const size = allowedThumbnailSize(Number(params.size))
    const found = await request.inside((database) => pictureByKey(database, userGroupId, exhibitionId, params.key))
    if (!found) throw notFound()
    return guestPicture(parts.files, found.storage_key, found.content_type, size)
  },

  async submit(request, { body }) {
    // An order's own session changes that order; new ones are for who knows the password.
    if (request.guest.kind !== 'password') throw forbidden()
    return request.once(async (database) => {
      const { id, authCode } = await placeOrder(database, request, body.order)
      return { data: { order: await ownOrder(database, request, id), authCode } }
    })
  },

  async show(request, { params }) {
    return request.inside(async (database) => ({ data: await ownOrder(database, request, params.id) }))
  },

  async edit(request, { params, body: { order } }) {
    if (request.guest.orderId !== params.id) throw notFound()
    return request.once(async (database) => {
      await editOrder(database, request, params.id, order.lockVersion, order)
      return { data: await ownOrder(database, request, params.id) }
    })
  },

  async pdf(request, { params }) {
    const paper = await request.inside((database) => loadOrder(database, request.userGroupId, params.id))
    if (paper.order.exhibition_id !== request.exhibitionId || !isOwnOrder(request, paper.order)) throw notFound()
    return pdfReply(orderDocument(paper, request.locale), paper.order.number)
  },
})

/** What the guest's own order holds may be kept when it is changed. */
const ownPieces = async (database: Database, { guest, userGroupId }: GuestInside) =>
  guest.orderId === null ? new Map<number, number>() : piecesOf(database, userGroupId, guest.orderId)

async function ownOrder(database: Database, request: GuestInside, id: number): Promise<GuestOrder> {
  const { order, lines, exhibition } = await loadOrder(database, request.userGroupId, id)
  if (order.exhibition_id !== request.exhibitionId || !isOwnOrder(request, order)) throw notFound()
  const phase = exhibitionPhase({ opensAt: exhibition.opens_at, closesAt: exhibition.closes_at }, new Date())
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    editable: order.status === 'submitted' && phase === 'open',
    lines: lines.map((line) => lineReply(order.exhibition_id, line)),
    customer: order.customer,
    mailedTo: customerEmailOf(exhibition.customer_parts, order.customer) || null,
    note: order.note,
    locale: order.locale,
    quantity: order.quantity,
    amount: plain(order.amount),
    currency: exhibition.currency,
    submittedAt: order.submitted_at,
    lockVersion: order.lock_version,
  }
}
