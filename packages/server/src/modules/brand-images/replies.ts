import type { BrandImage } from '@tsumugi/contract'
import type { BrandImageRow } from './queries.ts'

export const brandImageReply = (row: BrandImageRow): BrandImage => ({
  id: row.id,
  kind: row.kind as BrandImage['kind'],
  x: row.x,
  y: row.y,
  width: row.width,
  ratio: row.ratio === null ? null : Number(row.ratio),
  position: row.position,
  note: row.note,
  colour: row.colour as BrandImage['colour'],
  merchandisingId: row.merchandising_id,
  name: row.name,
  url: row.storage_key === null ? null : `/api/brand_images/${row.id}/thumbnails/640`,
  originalUrl: row.storage_key === null ? null : `/api/brand_images/${row.id}/original`,
  lockVersion: row.lock_version,
})
