const kept = { graphicControl: 0xf9, application: 0xff }
/** How often an animation is repeated; any other application's block is its own matter, XMP among them. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Keeps the pictures, their times and their repeats (GIF89a §23–26); comments, plain texts and applications' blocks go. */
export function gifWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Buffer[] = []
  let at = 13 + tableSize(given[10] ?? 0)
  parts.push(given.subarray(0, at))
  while (at < given.length && given[at] !== 0x3b) {
    const isImage = given[at] === 0x2c
    const end = isImage ? blocksEnd(given, at + 10 + tableSize(given[at + 9] ?? 0) + 1) : blocksEnd(given, at + 2)
    if (isImage || isKept(given, at)) parts.push(given.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, Buffer.of(0x3b)])
}

function isKept(given: Buffer, at: number): boolean {
  const label = given[at + 1]
  if (label === kept.graphicControl) return true
  return label === kept.application && loops.has(given.toString('latin1', at + 3, at + 14))
}

/** Bytes of a colour table, as the flags before it say. */
const tableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Behind the empty block that ends a row of blocks. */
function blocksEnd(given: Buffer, from: number): number {
  let at = from
  while (at < given.length && given[at] !== 0) at += 1 + given[at]!
  return at + 1
}
