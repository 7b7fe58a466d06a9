/** Widths a thumbnail may have, in pixels (spec §5, §9). */
export const thumbnailSizes = [120, 320, 480, 640, 1920] as const
export type ThumbnailSize = (typeof thumbnailSizes)[number]

export const defaultThumbnailSize: ThumbnailSize = 480

/** The smallest allowed width that fills a space of `pixels`; the largest when none does. */
export function thumbnailSizeFor(pixels: number): ThumbnailSize {
  return thumbnailSizes.find((size) => size >= pixels) ?? 1920
}

/** An asked width where it is allowed, else the default. */
export function allowedThumbnailSize(asked: number | undefined): ThumbnailSize {
  return thumbnailSizes.find((size) => size === asked) ?? defaultThumbnailSize
}
