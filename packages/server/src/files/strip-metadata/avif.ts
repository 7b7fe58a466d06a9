/** A box of ISO/IEC 14496-12: where its content begins and ends. */
interface Box {
  readonly name: string
  readonly from: number
  readonly to: number
}

/**
 * Blanks the Exif and XMP items (ISO/IEC 23008-12 §A.2): where everything lies is told by offsets, so nothing moves. Which
 * side is up is a property of the picture there, not of its Exif.
 */
export function avifWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const made = Buffer.from(bytes)
  const meta = boxesIn(made, 0, made.length).find(({ name }) => name === 'meta')
  if (!meta) return made
  const inside = boxesIn(made, meta.from + 4, meta.to)
  const [infos, places, data] = ['iinf', 'iloc', 'idat'].map((each) => inside.find(({ name }) => name === each))
  if (!infos || !places) return made
  const items = metadataItems(made, infos)
  for (const { item, from, length } of extentsIn(made, places, data?.from ?? 0)) {
    if (items.has(item)) made.fill(0, from, Math.min(made.length, from + length))
  }
  return made
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    const size = short === 1 && at + 16 <= to ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < 8) break
    boxes.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      from: at + (short === 1 ? 16 : 8),
      to: Math.min(to, at + size),
    })
    at += size
  }
  return boxes
}

function metadataItems(bytes: Buffer, { from, to }: Box): Set<number> {
  const first = from + 4 + (bytes[from] === 0 ? 2 : 4)
  const items = boxesIn(bytes, first, to).flatMap((entry) => {
    const wide = bytes[entry.from] === 3
    const item = wide ? bytes.readUInt32BE(entry.from + 4) : bytes.readUInt16BE(entry.from + 4)
    const typeAt = entry.from + 4 + (wide ? 4 : 2) + 2
    return ['Exif', 'mime'].includes(bytes.toString('latin1', typeAt, typeAt + 4)) ? [item] : []
  })
  return new Set(items)
}

function extentsIn(bytes: Buffer, { from, to }: Box, dataFrom: number) {
  const version = bytes[from]!
  const sizes = { offset: bytes[from + 4]! >> 4, length: bytes[from + 4]! & 15, base: bytes[from + 5]! >> 4 }
  const indexSize = version === 0 ? 0 : bytes[from + 5]! & 15
  let at = from + 6
  const read = (size: number) => {
    if (at + size > to) throw new RangeError('The places of the items are cut off.')
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const idSize = version < 2 ? 2 : 4
  const extents: { item: number; from: number; length: number }[] = []
  for (let left = read(idSize); left > 0; left -= 1) {
    const item = read(idSize)
    const isInside = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(sizes.base)
    for (let more = read(2); more > 0; more -= 1) {
      read(indexSize)
      const offset = read(sizes.offset)
      extents.push({ item, from: base + offset + (isInside ? dataFrom : 0), length: read(sizes.length) })
    }
  }
  return extents
}
