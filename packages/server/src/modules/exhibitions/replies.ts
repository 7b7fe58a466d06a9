import type { Exhibition, GuestExhibition, ExhibitionEntrance } from '@tsumugi/contract'
import { exhibitionPhase } from '@tsumugi/domain'
import { pictureReply, pictureUrl } from '../exhibition-items/picture-addresses.ts'
import { plain } from '../exhibition-items/replies.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'

/** An exhibition as its brand sees it; the password stays a secret from everybody. */
export const exhibitionReply = (row: ExhibitionRow): Exhibition => ({
  id: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  name: row.name,
  season: row.season,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  hasPassword: row.password_hash !== null,
  currency: row.currency,
  priceMode: row.price_mode,
  ratePercent: plain(row.rate_percent),
  minAmount: row.min_amount && plain(row.min_amount),
  minQuantityPerStyle: row.min_quantity_per_style,
  deliveryWindows: row.delivery_windows,
  customerParts: row.customer_parts,
  terms: row.terms,
  partnerOrigins: row.partner_origins,
  publishableKey: row.publishable_key,
  itemCount: row.item_count,
  orderCount: row.order_count,
  quantity: row.quantity,
  amount: plain(row.amount),
  cover: row.cover && pictureReply(row.id, row.cover),
  imageUrls: row.picture_keys.map((key) => pictureUrl(row.id, key, 320)),
  lockVersion: row.lock_version,
})

/** What stands on the door. */
export const entranceReply = (row: ExhibitionRow, now = new Date()): ExhibitionEntrance => ({
  id: row.id,
  name: row.name,
  season: row.season,
  brandName: row.brand_name,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  phase: exhibitionPhase({ opensAt: row.opens_at, closesAt: row.closes_at }, now),
})

/** The exhibition as a guest sees it: nothing of the brand's own figures, origins or keys. */
export const guestExhibitionReply = (row: ExhibitionRow): GuestExhibition => ({
  ...entranceReply(row),
  currency: row.currency,
  priceMode: row.price_mode,
  ratePercent: plain(row.rate_percent),
  minAmount: row.min_amount && plain(row.min_amount),
  minQuantityPerStyle: row.min_quantity_per_style,
  deliveryWindows: row.delivery_windows,
  customerParts: row.customer_parts,
  terms: row.terms,
  cover: row.cover && pictureReply(row.id, row.cover),
})
