import { gifWithoutMetadata } from './gif.ts'
import { avifWithoutMetadata } from './avif.ts'
import { jpegWithoutMetadata } from './jpeg.ts'
import { pngWithoutMetadata } from './png.ts'
import { webpWithoutMetadata } from './webp.ts'

const byType: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
  'image/gif': gifWithoutMetadata,
  'image/avif': avifWithoutMetadata,
}

/**
 * A picture without what cameras and programs write beside it: place, owner, serial numbers, previews, comments. Its
 * pixels stay byte for byte, and so do what decides how they are seen: the colour profile and which side is up.
 */
export function withoutMetadata(contentType: string, bytes: Uint8Array): Uint8Array {
  const strip = byType[contentType]
  if (!strip) throw new Error(`How metadata goes out of ${contentType} is not known.`)
  return strip(bytes)
}
