import { fibreTerms, materialCertificates, materialKinds, weaves } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { marketplace } from './marketplace.ts'
import { composition, priceTiers } from './raw-materials.ts'

const figure = z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)))
const fibreKeys = fibreTerms.map(({ key }) => key) as [string, ...string[]]
const color = z.object({ id, no: z.string(), name: z.string(), hex: z.string() })

/** A cloth on the wall. Figures are decimal strings; `price` is null for a customer whom the distributor has blocked. */
export const materialListing = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(materialKinds),
  weave: z.enum(weaves),
  distributor: z.object({ id, name: z.string() }),
  composition,
  widthCm: z.nullable(z.string()),
  weightGsm: z.nullable(z.string()),
  certificates: z.array(z.enum(materialCertificates)),
  unit: z.string(),
  currency: z.string(),
  leadDays: z.nullable(z.number()),
  /** One unit at the first step, in the asker’s rank. */
  price: z.nullable(z.string()),
  /** A photograph of that colour, else of the whole cloth, in 480 pixels; null where the cloth is drawn. */
  photo: z.nullable(z.string()),
  /** The nearest to the colour asked for, else the first. */
  color: z.nullable(color),
  /** ΔE00 between that one and the colour asked for. */
  difference: z.nullable(z.number()),
  colorCount: z.number(),
  /** Its first colours, as `#rrggbb`. */
  hexes: z.array(z.string()),
  /** When more of it comes in; null where nothing is on its way. */
  restockOn: z.nullable(date),
  /** Of all lots, what is not promised. */
  free: z.string(),
})
export type MaterialListing = z.output<typeof materialListing>

export const materialListingDetail = z.extend(materialListing, {
  finish: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  /** JIS numbers of its care symbols. */
  careCodes: z.array(z.number()),
  moq: z.string(),
  minCut: z.string(),
  rollLength: z.nullable(z.string()),
  /** Prices in the asker’s rank; null where they are not shown. */
  tiers: z.nullable(priceTiers),
  /** For each cut of a sample, and for each swatch beyond the free ones of a month; null where none is asked or shown. */
  cutFee: z.nullable(z.string()),
  swatchFee: z.nullable(z.string()),
  colors: z.array(color),
  /** Photographs of the whole cloth and of its colours, in the order they were brought. */
  photos: z.array(z.object({ colorId: z.nullable(id), url: z.string(), thumbnail: z.string() })),
  lots: z.array(
    z.object({ id, colorId: id, lot: z.string(), free: z.string(), incoming: z.string(), restockOn: z.nullable(date) }),
  ),
})
export type MaterialListingDetail = z.output<typeof materialListingDetail>

export const materialListings = {
  list: endpoint('GET /material_listings', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      /** `#rrggbb`: the nearest colours first, at most 120 cloths. */
      color: z.optional(z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/))),
      kind: z.optional(z.enum(materialKinds)),
      fibre: z.optional(z.enum(fibreKeys)),
      certificate: z.optional(z.enum(materialCertificates)),
      weightFrom: figure,
      weightTo: figure,
      widthFrom: figure,
      leadTo: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(999))),
      priceTo: figure,
      /** Free in one lot now: enough for one dyeing. */
      freeFrom: figure,
      /** What lies in a folder of one's own bookmarks, or in a curated list. */
      folder: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
    }),
    reply: page(materialListing),
    access: marketplace,
    summary: 'Cloths on offer, by code or by nearness to a colour',
  }),
  show: endpoint('GET /material_listings/:id', {
    reply: one(materialListingDetail),
    access: marketplace,
    summary: 'One cloth with its colours, dye lots and price steps',
  }),
}
