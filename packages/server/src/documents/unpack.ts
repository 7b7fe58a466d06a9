import { strFromU8, unzipSync } from 'fflate'
import { workLimits } from '../slow-work/work-limits.ts'

/** The file says that it holds more than is safe to unpack. */
export class TooLargeToPreview extends Error {
  override name = 'TooLargeToPreview'
}

/**
 * The parts of an office file that `wanted` names. Memory is bounded by the sizes the file declares: a part that turns
 * out larger than it said is an error.
 * @throws TooLargeToPreview before anything is unpacked
 */
export function unpack(bytes: Uint8Array, wanted: (path: string) => boolean): Record<string, Uint8Array> {
  const { unpackedBytes, parts } = workLimits.office
  let size = 0
  let entries = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries += 1
      size += wanted(name) ? originalSize : 0
      if (size > unpackedBytes || entries > parts) throw new TooLargeToPreview(name)
      return wanted(name)
    },
  })
}

/** A part as text; throws when the file has no such part. */
export function textIn(parts: Record<string, Uint8Array>, path: string): string {
  const part = parts[path]
  if (!part) throw new Error(`The file has no ${path}.`)
  return strFromU8(part)
}
