import { contract } from '@tsumugi/contract'
import { allowedThumbnailSize, seasonOn, type AuditVerb } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { originalReply, thumbnailReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { brandSeasons, startMonthsOf } from '../merchandising-reports/brand-seasons.ts'
import {
  insertThing,
  picturesOfProducts,
  reviveThing,
  seasonsWithBoards,
  thingOf,
  thingsOn,
  updateThing,
  type BrandImageRow,
} from './queries.ts'
import { brandImageReply } from './replies.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

/** Board points between pictures that are put down together, and how many stand side by side. */
const step = 264
const sideBySide = 4
const usualWidth = { image: 240, note: 200, colour: 120 } as const

export const brandImageRoutes = serve(contract.brandImages)({
  async board(request, { query }) {
    const { database, userGroupId } = request
    const [brand, all, boards] = await Promise.all([
      brandOf(database, userGroupId, query.brandId),
      brandSeasons(database, userGroupId),
      seasonsWithBoards(database, userGroupId, query.brandId),
    ])
    if (!brand) throw notFound()
    const planned = all.filter(({ brandId }) => brandId === brand.id).map(({ code }) => code)
    const today = seasonOn(new Date().toISOString().slice(0, 10), startMonthsOf(brand.season_start_months)).code
    const season = query.season ?? planned.at(-1) ?? today
    const seasons = [...new Set([...planned, ...boards, season])]
    return {
      data: { season, seasons, items: (await thingsOn(database, userGroupId, brand.id, season)).map(brandImageReply) },
    }
  },

  async add(request, { body }) {
    await assertBrand(request, body.brandId)
    const { kind, x, y, width = usualWidth[kind], note = '', colour } = body.brandImage
    if (kind === 'colour' && !colour) throw invalid({ code: 'missing', field: 'brand_image.colour' })
    const row = await insertThing(request.database, {
      ...placed(request, body),
      kind,
      x,
      y,
      width,
      note,
      colour: colour ? JSON.stringify(colour) : null,
    })
    return told(request, row, 'created')
  },

  async addPicture(request, { body }) {
    await assertBrand(request, body.brandId)
    const upload = await receiveUpload(request, body.file, 'image')
    const row = await insertThing(request.database, {
      ...placed(request, body),
      kind: 'image',
      x: body.x,
      y: body.y,
      width: usualWidth.image,
      name: upload.name,
      storage_key: upload.storageKey,
      content_type: upload.contentType,
      ratio: upload.ratio,
    })
    return told(request, row, 'created')
  },

  async addProducts(request, { body }) {
    const { database, userGroupId } = request
    await assertBrand(request, body.brandId)
    const found = await picturesOfProducts(database, userGroupId, body.brandId, body.merchandisingIds)
    // In the order in which they were chosen.
    const pictures = [...new Set(body.merchandisingIds)].flatMap(
      (id) => found.find((picture) => picture.id === id) ?? [],
    )
    if (pictures.length === 0) throw invalid({ code: 'not_found', field: 'merchandising_ids' })
    const rows: BrandImageRow[] = []
    for (const [at, picture] of pictures.entries()) {
      rows.push(
        await insertThing(database, {
          ...placed(request, body),
          kind: 'image',
          width: usualWidth.image,
          x: body.x + (at % sideBySide) * step,
          y: body.y + Math.floor(at / sideBySide) * step,
          name: picture.name,
          merchandising_id: picture.id,
          storage_key: picture.storage_key,
          content_type: picture.content_type,
          ratio: picture.ratio,
        }),
      )
    }
    const topic = { name: 'brand_image', id: body.brandId }
    const records = rows.map(({ id, name }) => ({ id, name }))
    await changed(request, { noun: 'brand_image', verb: 'created', id: null, topic, detail: { records } })
    return { data: rows.map(brandImageReply) }
  },

  async update(request, { params, body }) {
    const { lockVersion, toFront, colour, ...values } = body.brandImage
    const before = await thingIn(request, params.id)
    const held = await recordBefore(request, 'brand_image', params.id)
    const updated = updateThing(
      request.database,
      request.userGroupId,
      params.id,
      lockVersion,
      { ...values, ...(colour !== undefined && { colour: colour === null ? null : JSON.stringify(colour) }) },
      toFront && before,
    )
    const row = await orStale(updated, async () => brandImageReply(await thingIn(request, params.id)))
    return told(request, row, 'updated', held)
  },

  async delete(request, { params, query }) {
    const change = { discarded_at: new Date().toISOString() }
    const updated = updateThing(request.database, request.userGroupId, params.id, query.lockVersion, change)
    const row = await orStale(updated, async () => brandImageReply(await thingIn(request, params.id)))
    await told(request, row, 'discarded')
    return null
  },

  async revive(request, { params }) {
    const row = await reviveThing(request.database, request.userGroupId, params.id)
    if (!row) throw notFound()
    return told(request, row, 'revived')
  },

  async thumbnail(request, { params }) {
    const { storage_key: key, content_type: type } = await thingIn(request, params.id)
    const size = allowedThumbnailSize(Number(params.size))
    if (!key || !type) throw notFound()
    return () => thumbnailReply(request.files, key, type, size)
  },

  async original(request, { params }) {
    const { storage_key: key, content_type: type, name } = await thingIn(request, params.id)
    if (!key || !type) throw notFound()
    return () => originalReply(request.files, key, type, name ?? '')
  },
})

const placed = (
  { userGroupId, accountId }: TenantRequest,
  { brandId, season }: { brandId: number; season: string },
) => ({ user_group_id: userGroupId, brand_id: brandId, season, created_by: accountId })

async function assertBrand({ database, userGroupId }: TenantRequest, brandId: number) {
  if (!(await brandOf(database, userGroupId, brandId))) throw invalid({ code: 'not_found', field: 'brand_id' })
}

async function thingIn({ database, userGroupId }: TenantRequest, id: number): Promise<BrandImageRow> {
  const row = await thingOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

/** Others look at the whole board again: what is told is whose board it is. */
async function told(request: TenantRequest, row: BrandImageRow, verb: AuditVerb, before?: RecordBefore) {
  const topic = { name: 'brand_image', id: row.brand_id }
  await changed(request, { noun: 'brand_image', verb, id: row.id, topic, ...(before && { before }) })
  return { data: brandImageReply(row) }
}
