import { contract, paginate } from '@tsumugi/contract'
import { colorDifference, labOf, priceFor } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import {
  colorsOf,
  feesOf,
  listingsById,
  lotsOf,
  nearColors,
  pageOfListings,
  type ListingsAsked,
  type NearColor,
} from './queries.ts'
import { fileAddress, thumbnailAddress } from '../record-files/queries.ts'
import { photoOf, repliesOf } from './replies.ts'

/** So many cloths are told apart by their nearness to a colour. */
const mostNear = 120

/** Cloths that distributors offer (domain §3.12); row-level security says which, and whether with prices. */
export const materialListingRoutes = serve(contract.materialListings)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query)
    if (query.color !== undefined) {
      const near = await nearest(request, query, query.color)
      const chosen = near.slice(offset, offset + limit)
      const rows = await listingsById(
        request.database,
        chosen.map(({ color }) => color.material_id),
      )
      const replies = await repliesOf(request, rows)
      const data = chosen.flatMap(({ color: { id, no, name, hex, material_id }, difference }) => {
        const found = replies.find((each) => each.id === material_id)
        const row = rows.find((each) => each.id === material_id)
        return found && row
          ? [
              {
                ...found,
                photo: photoOf(row, id),
                color: { id, no, name, hex },
                difference: Math.round(difference * 10) / 10,
              },
            ]
          : []
      })
      return { data, pagination: paginate(near.length, page, limit) }
    }
    const { rows, count } = await pageOfListings(request.database, query, { limit, offset })
    return { data: await repliesOf(request, rows), pagination: paginate(count, page, limit) }
  },

  async show(request, { params: { id } }) {
    const [[row], colors, lots, fees] = await Promise.all([
      listingsById(request.database, [id]),
      colorsOf(request.database, id),
      lotsOf(request.database, id),
      feesOf(request.database, id),
    ])
    if (!row) throw notFound()
    const [reply] = await repliesOf(request, [row])
    return {
      data: {
        ...reply!,
        ...fees,
        finish: row.finish,
        origin: row.origin,
        careCodes: row.care_codes,
        moq: row.moq,
        minCut: row.min_cut,
        rollLength: row.roll_length,
        tiers:
          row.tiers?.map(({ minQuantity }) => ({
            minQuantity,
            unitPrice: priceFor(row.tiers!, minQuantity, row.rank)!,
          })) ?? null,
        colors,
        photos: row.photos.map(({ colorId, fileId }) => ({
          colorId,
          url: fileAddress(fileId),
          thumbnail: thumbnailAddress(fileId, 480),
        })),
        lots,
      },
    }
  },
})

/** The nearest colour of each cloth, the nearest cloth first. */
async function nearest({ database }: TenantRequest, asked: ListingsAsked, hex: string) {
  const target = labOf(hex)
  const best = new Map<number, { readonly color: NearColor; readonly difference: number }>()
  for (const color of await nearColors(database, asked, hex)) {
    const difference = colorDifference(target, color)
    const before = best.get(color.material_id)
    if (!before || difference < before.difference) best.set(color.material_id, { color, difference })
  }
  return [...best.values()].toSorted((one, other) => one.difference - other.difference).slice(0, mostNear)
}
