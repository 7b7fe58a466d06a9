import type { MerchandisingFile } from '@tsumugi/contract'
import { thumbnailSizes, videoLink, type ThumbnailSize } from '@tsumugi/domain'
import type { FileRow } from './queries.ts'

/** The addresses of a file. The revision is part of them, so that caches never show a file that was exchanged. */
export function fileUrls(merchandisingId: number, id: number, revision: number) {
  const file = `/api/merchandisings/${merchandisingId}/files/${id}`
  const version = `?v=${revision}`
  return {
    original: `${file}/original${version}`,
    officePreview: `${file}/office_preview`,
    thumbnail: (size: ThumbnailSize) => `${file}/thumbnails/${size}${version}`,
  }
}

export function fileReply(row: FileRow): MerchandisingFile {
  const urls = fileUrls(row.merchandising_id, row.id, row.revision)
  return {
    id: row.id,
    kind: row.kind as MerchandisingFile['kind'],
    name: row.name,
    position: row.position,
    primary: row.is_primary,
    size: row.size,
    contentType: row.content_type,
    url: row.video_url ?? urls.original,
    previewUrl: previewOf(row, urls),
    thumbnails:
      row.kind === 'image' ? Object.fromEntries(thumbnailSizes.map((size) => [size, urls.thumbnail(size)])) : {},
    createdAt: row.created_at,
  }
}

function previewOf(row: FileRow, urls: ReturnType<typeof fileUrls>): string | null {
  if (row.kind === 'pdf') return urls.original
  if (row.kind === 'office') return urls.officePreview
  if (row.kind === 'video') return videoLink(row.video_url ?? '')?.embed ?? null
  return null
}
