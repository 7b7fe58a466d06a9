import { contract, paginate } from '@tsumugi/contract'
import { seasonOf } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { Refusal, invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'
import { fileUrls } from '../merchandising-files/replies.ts'
import { brandSeasons, seasonCodes, startMonthsOf } from '../merchandising-reports/brand-seasons.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { sameSet } from '../../records/same-set.ts'
import { itemColumns } from './item-columns.ts'
import { deletePicture, insertPicture } from './picture-queries.ts'
import { categoriesToShow, productsToShow } from './product-queries.ts'
import { qrCodeReply } from './qr-code.ts'
import { insertItem, itemIds, itemOf, orderItems, pageOfItems, piecesOrdered, updateItem } from './queries.ts'
import { itemReply, plain } from './replies.ts'
import { settleSkus } from './skus.ts'
import { takeProducts } from './take-products.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const exhibitionItemRoutes = serve(contract.exhibitionItems)({
  async list(request, { query }) {
    const exhibition = await exhibitionIn(request, query.exhibitionId)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfItems(
      request.database,
      request.userGroupId,
      exhibition.id,
      query.search,
      limit,
      offset,
    )
    return { data: rows.map((row) => itemReply(row, exhibition)), pagination: paginate(count, page, limit) }
  },

  async show(request, { params }) {
    return replied(request, params.id)
  },

  async create(request, { body: { exhibitionId, item } }) {
    const { id: exhibition } = await exhibitionIn(request, exhibitionId)
    const { database, userGroupId } = request
    const id = await insertItem(database, {
      ...itemColumns(item),
      code: item.code,
      name: item.name,
      list_price: item.listPrice,
      user_group_id: userGroupId,
      exhibition_id: exhibition,
    })
    await settleSkus(database, userGroupId, id, {
      colours: item.colours ?? [],
      sizes: item.sizes ?? [],
      limits: item.limits,
    })
    return recorded(request, id, 'created')
  },

  async takeProducts(request, { body }) {
    const exhibition = await exhibitionIn(request, body.exhibitionId)
    const outcome = await takeProducts(request, exhibition, body.merchandisingIds, body.sizes)
    await changed(request, { noun: 'exhibition', verb: 'products_taken', id: exhibition.id, detail: outcome })
    return { data: outcome }
  },

  async products(request, { query }) {
    const { database, userGroupId } = request
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const [exhibition, all] = await Promise.all([
      exhibitionIn(request, query.exhibitionId),
      brandSeasons(database, userGroupId),
    ])
    const seasons = all.filter(({ brandId }) => brandId === exhibition.brand_id)
    const season = query.season ? await seasonIn(request, query.season, exhibition.brand_id) : undefined
    const { category, search } = query
    const wanted = { brandId: exhibition.brand_id, exhibitionId: exhibition.id, season, category, search }
    const [{ rows, count }, categories] = await Promise.all([
      productsToShow(database, userGroupId, wanted, limit, offset),
      categoriesToShow(database, userGroupId, exhibition.brand_id),
    ])
    const data = rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      listPrice: row.list_price && plain(row.list_price),
      releaseOn: row.release_on,
      colours: row.colours,
      category: row.category,
      imageUrl: row.file_id === null ? null : fileUrls(row.id, row.file_id, row.file_revision ?? 0).thumbnail(320),
      taken: row.taken,
    }))
    return { data, pagination: paginate(count, page, limit), seasons: seasonCodes(seasons), categories }
  },

  async update(request, { params, body: { item } }) {
    const { database, userGroupId } = request
    const before = await itemIn(request, params.id)
    const held = await recordBefore(request, 'exhibition_item', params.id)
    await orStale(
      updateItem(database, userGroupId, params.id, item.lockVersion, itemColumns(item)),
      async () => (await replied(request, params.id)).data,
    )
    await settleSkus(database, userGroupId, params.id, {
      colours: item.colours ?? before.colours,
      sizes: item.sizes ?? before.sizes,
      limits: item.limits,
    })
    return recorded(request, params.id, 'updated', held)
  },

  async order(request, { body }) {
    const { id } = await exhibitionIn(request, body.exhibitionId)
    if (!sameSet(await itemIds(request.database, request.userGroupId, id), body.ids))
      throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderItems(request.database, request.userGroupId, id, body.ids)
    await changed(request, { noun: 'exhibition', verb: 'ordered', id })
    return null
  },

  async discard(request, { params, query }) {
    const { database, userGroupId } = request
    const item = await itemIn(request, params.id)
    if ((await piecesOrdered(database, userGroupId, params.id)) > 0) throw invalid({ code: 'item_ordered' })
    await orStale(
      updateItem(database, userGroupId, params.id, query.lockVersion, { discarded_at: new Date().toISOString() }),
      async () => (await replied(request, params.id)).data,
    )
    const topic = { name: 'exhibition', id: item.exhibition_id }
    await changed(request, { noun: 'exhibition_item', verb: 'discarded', id: params.id, topic })
    return null
  },

  async addPicture(request, { params, body }) {
    await itemIn(request, params.id)
    const before = await recordBefore(request, 'exhibition_item', params.id)
    const upload = await receiveUpload(request, body.file, 'image')
    await insertPicture(request.database, request.userGroupId, params.id, upload)
    return recorded(request, params.id, 'updated', before)
  },

  async deletePicture(request, { params }) {
    await itemIn(request, params.exhibitionItemId)
    const before = await recordBefore(request, 'exhibition_item', params.exhibitionItemId)
    if (!(await deletePicture(request.database, request.userGroupId, params.exhibitionItemId, params.id)))
      throw notFound()
    return recorded(request, params.exhibitionItemId, 'updated', before)
  },

  async qrCode(request, { params }) {
    const item = await itemIn(request, params.id)
    return qrCodeReply(request.origin, item.exhibition_id, item.id)
  },
})

async function exhibitionIn({ database, userGroupId }: TenantRequest, id: number) {
  const row = await exhibitionOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

async function itemIn({ database, userGroupId }: TenantRequest, id: number) {
  const row = await itemOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

async function replied(request: TenantRequest, id: number) {
  const row = await itemIn(request, id)
  return { data: itemReply(row, await exhibitionIn(request, row.exhibition_id)) }
}

async function recorded(request: TenantRequest, id: number, verb: 'created' | 'updated', before?: RecordBefore) {
  const reply = await replied(request, id)
  const topic = { name: 'exhibition', id: reply.data.exhibitionId }
  await changed(request, { noun: 'exhibition_item', verb, id, topic, ...(before && { before }) })
  return reply
}

/** A season by the brand's own calendar. Undefined for one that is none: all products then. */
async function seasonIn({ database, userGroupId }: TenantRequest, code: string, brandId: number) {
  if (!/^\d{2}(SS|AW)$/.test(code)) return undefined
  const brand = await brandOf(database, userGroupId, brandId)
  return seasonOf(code, startMonthsOf(brand?.season_start_months ?? []))
}
