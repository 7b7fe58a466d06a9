import { orientationIn, tiffOf } from './orientation.ts'

const exifHead = Buffer.from('Exif\0\0', 'latin1')
const iccHead = Buffer.from('ICC_PROFILE\0', 'latin1')
const marker = {
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
  scan: 0xda,
  end: 0xd9,
  start: 0xd8,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
}

/**
 * Goes over the segments (ITU T.81 B.1) and keeps what pixels need: tables, scans, JFIF, colour profile, Adobe's colour
 * transform. What follows the end of the picture goes too: phones put other pictures and films there.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = []
  let orientation = 1
  for (let at = 2; at + 4 <= given.length && given[at + 1] !== marker.end;) {
    const kind = given[at + 1]!
    const isFill = kind === 0xff
    const end = isFill ? at + 1 : at + 2 + given.readUInt16BE(at + 2)
    const content = given.subarray(at + 4, end)
    if (kind === marker.app1 && content.subarray(0, 6).equals(exifHead))
      orientation = orientationIn(content.subarray(6))
    const next = kind === marker.scan ? scanEnd(given, end) : end
    if (!isFill && isKept(kind, content)) kept.push(given.subarray(at, next))
    at = next
  }
  const upright = orientation === 1 ? [] : [segmentOf(orientation)]
  return Buffer.concat([Buffer.of(0xff, marker.start), ...upright, ...kept, Buffer.of(0xff, marker.end)])
}

/** Where the next segment begins: within a scan 0xff is followed by 0 or is a restart. */
function scanEnd(given: Buffer, from: number): number {
  for (let at = given.indexOf(0xff, from); at >= 0; at = given.indexOf(0xff, at + 1)) {
    const next = given[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < marker.firstRestart || next > marker.lastRestart)) return at
  }
  return given.length
}

function isKept(kind: number, content: Buffer): boolean {
  if (kind === marker.comment) return false
  if (kind === marker.app2) return content.subarray(0, iccHead.length).equals(iccHead)
  const isOfApplication = kind >= marker.app0 && kind <= marker.app15
  return !isOfApplication || kind === marker.app0 || kind === marker.app14
}

function segmentOf(orientation: number): Buffer {
  const content = Buffer.concat([exifHead, tiffOf(orientation)])
  const head = Buffer.of(0xff, marker.app1, 0, 0)
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
