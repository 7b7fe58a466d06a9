import type { ExhibitionOutfit, GuestOutfit } from '@tsumugi/contract'
import { pictureReply } from '../exhibition-items/picture-addresses.ts'
import type { OutfitRow } from './queries.ts'

/** An outfit as its brand sees it. */
export const outfitReply = (row: OutfitRow): ExhibitionOutfit => ({
  ...guestOutfitReply(row),
  exhibitionId: row.exhibition_id,
  position: row.position,
  lockVersion: row.lock_version,
})

/** An outfit as a guest sees it. */
export const guestOutfitReply = (row: OutfitRow): GuestOutfit => ({
  id: row.id,
  name: row.name,
  note: row.note,
  picture: row.picture && pictureReply(row.exhibition_id, row.picture),
  itemIds: row.item_ids,
})
