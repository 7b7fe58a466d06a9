import { workLimits } from '../slow-work/work-limits.ts'

export interface ShrinkOrder {
  readonly bytes: Uint8Array
  /** Of the square it must fit in, in pixels. */
  readonly side: number
  readonly as: 'webp' | 'png' | 'jpeg' | 'palette'
  /** On white, where the paper takes no transparency; a picture that is smaller grows to the square. */
  readonly onWhite?: boolean
}
export interface Shrunk {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture within a square, upright as it is seen. Null for what is no picture. It can take seconds: call it on a thread. */
export async function shrinkPicture({ bytes, side, as, onWhite = false }: ShrinkOrder): Promise<Shrunk | null> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const small = sharp(bytes, { limitInputPixels: workLimits.picture.pixels, animated: false })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !onWhite })
  if (onWhite) small.flatten({ background: '#fff' })
  const encoded = {
    webp: () => small.webp({ quality: 82 }),
    jpeg: () => small.jpeg({ quality: 82 }),
    png: () => small.png(),
    palette: () => small.png({ palette: true }),
  }[as]()
  const made = await encoded.toBuffer({ resolveWithObject: true }).catch(() => null)
  return made && { bytes: new Uint8Array(made.data), width: made.info.width, height: made.info.height }
}
