import { crc32 } from 'node:zlib'
import { orientationIn, tiffOf } from './orientation.ts'

const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs hIST acTL fcTL fdAT'.split(' '),
)

/** Keeps the chunks that pixels and colours need (PNG, third edition, §11); texts, times and Exif go. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Buffer[] = []
  let orientation = 1
  for (let at = 8; at + 12 <= given.length;) {
    const end = at + 12 + given.readUInt32BE(at)
    const name = given.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') orientation = orientationIn(given.subarray(at + 8, end - 4))
    if (kept.has(name)) chunks.push(given.subarray(at, end))
    at = name === 'IEND' ? given.length : end
  }
  const upright = orientation === 1 ? [] : [chunkOf('eXIf', tiffOf(orientation))]
  return Buffer.concat([given.subarray(0, 8), ...chunks.slice(0, 1), ...upright, ...chunks.slice(1)])
}

function chunkOf(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + content.byteLength)
  chunk.writeUInt32BE(content.byteLength, 0)
  chunk.write(name, 4, 'latin1')
  chunk.set(content, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}
