const orientationTag = 0x0112

/**
 * Which side is up, 1 to 8, as the TIFF block of an Exif record says it; 1 where it says nothing.
 * @param tiff from its byte order mark
 */
export function orientationIn(tiff: Uint8Array): number {
  if (tiff.byteLength < 14) return 1
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.byteLength) return 1
  const entries = view.getUint16(directory, little)
  for (let at = directory + 2; at < directory + 2 + entries * 12 && at + 12 <= tiff.byteLength; at += 12) {
    if (view.getUint16(at, little) !== orientationTag) continue
    const side = view.getUint16(at + 8, little)
    return side >= 1 && side <= 8 ? side : 1
  }
  return 1
}

/** A TIFF block that says which side is up and nothing else. */
export const tiffOf = (orientation: number): Uint8Array =>
  new Uint8Array([
    // Head, one entry of type SHORT, no further directory.
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
