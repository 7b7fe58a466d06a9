import type { FileStorage } from '../../files/file-storage.ts'
import { pixelLimit } from '../../files/recognise-upload.ts'
import type { ProductRow } from './report-queries.ts'

export interface ProductPicture {
  bytes: Uint8Array
  isDrawing: boolean
}

/** The picture on a product's card, as it was brought; null where there is none, or storage has lost it. */
export async function productPicture(
  { storage_key: key, content_type: type }: ProductRow,
  files: FileStorage,
): Promise<ProductPicture | null> {
  if (!key || !type || !(await files.exists(key))) return null
  return { bytes: await files.get(key), isDrawing: type === 'image/svg+xml' }
}

/** Made small on white; null where it is no picture after all. */
export async function smallPicture({ bytes }: ProductPicture, side: number, as: 'jpeg' | 'png') {
  try {
    const { default: sharp } = await import('sharp')
    const small = sharp(bytes, { limitInputPixels: pixelLimit, animated: false })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: '#fff' })
    const { data, info } = await (as === 'jpeg' ? small.jpeg({ quality: 82 }) : small.png({ palette: true })).toBuffer({
      resolveWithObject: true,
    })
    return { data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
