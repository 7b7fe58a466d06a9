import { thumbnailSizes, type ThumbnailSize } from '@tsumugi/domain'

/** Where a picture's smaller copy is kept. */
export const thumbnailKey = (storageKey: string, size: ThumbnailSize): string => `thumbnails/${storageKey}/${size}.webp`
/** Where what was read from an office file is kept. */
export const previewKey = (storageKey: string): string => `previews/${storageKey}.json`

/** All that may have been made of a file: it goes with the file. */
export const madeOfFile = (storageKey: string): string[] => [
  previewKey(storageKey),
  ...thumbnailSizes.map((size) => thumbnailKey(storageKey, size)),
]
