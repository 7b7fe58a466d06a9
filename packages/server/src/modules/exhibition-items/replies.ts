import type { ExhibitionItem, GuestItem } from '@tsumugi/contract'
import { exhibitionUnitPrice, type PriceMode } from '@tsumugi/domain'
import { pictureReply } from './picture-addresses.ts'
import type { ItemRow } from './queries.ts'

/** How an exhibition prices what it shows. */
export interface Pricing {
  readonly price_mode: string
  readonly rate_percent: string
  readonly currency: string
}

export const unitPriceOf = (
  { list_price, wholesale_price }: Pick<ItemRow, 'list_price' | 'wholesale_price'>,
  pricing: Pricing,
): string =>
  plain(
    exhibitionUnitPrice(
      { listPrice: list_price, wholesale: wholesale_price },
      { priceMode: pricing.price_mode as PriceMode, ratePercent: pricing.rate_percent, currency: pricing.currency },
    ),
  )

/** `8340.0000` as `8340`: four places are how the database keeps money. */
export const plain = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

/** An item as its brand sees it. */
export const itemReply = (row: ItemRow, pricing: Pricing): ExhibitionItem => ({
  id: row.id,
  exhibitionId: row.exhibition_id,
  merchandisingId: row.merchandising_id,
  code: row.code,
  name: row.name,
  category: row.category,
  fabric: row.fabric,
  note: row.note,
  listPrice: plain(row.list_price),
  wholesalePrice: row.wholesale_price && plain(row.wholesale_price),
  unitPrice: unitPriceOf(row, pricing),
  deliveryWindow: row.delivery_window,
  colours: row.colours,
  sizes: row.sizes,
  tags: row.tags,
  position: row.position,
  pictures: row.pictures.map((picture) => pictureReply(row.exhibition_id, picture)),
  skus: row.skus.map(({ id, colour, size, limit, ordered }) => ({ id, colour, size, limit, ordered })),
  lockVersion: row.lock_version,
})

/**
 * An item as a guest sees it: what is left, never what others ordered. `own` are the pieces of the guest's own order,
 * which it may keep.
 */
export const guestItemReply = (
  row: ItemRow,
  pricing: Pricing,
  own: ReadonlyMap<number, number> = new Map(),
): GuestItem => ({
  id: row.id,
  code: row.code,
  name: row.name,
  category: row.category,
  fabric: row.fabric,
  note: row.note,
  listPrice: plain(row.list_price),
  unitPrice: unitPriceOf(row, pricing),
  deliveryWindow: row.delivery_window,
  tags: row.tags,
  colours: row.colours,
  sizes: row.sizes,
  skus: row.skus
    .filter(({ colour, size }) => row.sizes.includes(size) && row.colours.some(({ name }) => name === colour))
    .map(({ id, colour, size, limit, ordered }) => ({
      id,
      colour,
      size,
      left: limit === null ? null : Math.max(0, limit - ordered) + (own.get(id) ?? 0),
    })),
  pictures: row.pictures.map((picture) => pictureReply(row.exhibition_id, picture)),
})
