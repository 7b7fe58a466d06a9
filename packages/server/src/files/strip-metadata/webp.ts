import { orientationIn, tiffOf } from './orientation.ts'

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])
const flags = { exif: 0x08, xmp: 0x04 }

/** Keeps the chunks that pixels and colours need (RFC 9649 §2.7); Exif, XMP and what nobody knows go. */
export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Buffer[] = []
  let orientation = 1
  for (let at = 12; at + 8 <= given.length;) {
    const size = given.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const name = given.toString('latin1', at, at + 4)
    if (name === 'EXIF') orientation = orientationIn(tiffIn(given.subarray(at + 8, at + 8 + size)))
    if (kept.has(name)) chunks.push(Buffer.from(given.subarray(at, end)))
    at = end
  }
  const extended = chunks[0]?.toString('latin1', 0, 4) === 'VP8X' ? chunks[0] : undefined
  if (extended) extended[8]! &= ~(flags.exif | flags.xmp)
  if (extended && orientation !== 1) {
    extended[8]! |= flags.exif
    chunks.push(chunkOf('EXIF', tiffOf(orientation)))
  }
  const head = Buffer.from(given.subarray(0, 12))
  head.writeUInt32LE(4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return Buffer.concat([head, ...chunks])
}

/** Some programs put the head of JPEG's Exif before it. */
const tiffIn = (content: Buffer) => (content.toString('latin1', 0, 4) === 'Exif' ? content.subarray(6) : content)

function chunkOf(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(8 + content.byteLength + (content.byteLength % 2))
  chunk.write(name, 0, 'latin1')
  chunk.writeUInt32LE(content.byteLength, 4)
  chunk.set(content, 8)
  return chunk
}
