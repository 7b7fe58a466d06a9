export const textEncodings = ['utf8', 'utf16le', 'utf16be', 'cp932'] as const
export type TextEncoding = (typeof textEncodings)[number]

const sampled = 65_536

/**
 * How the bytes of a text file are to be read (domain §3.18): by its mark, by the zeros that UTF-16 has at every other
 * place, else UTF-8 where all of them are UTF-8, and what older programs of the trade write where they are not.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf16be'
  const [even, odd] = zerosIn(bytes.subarray(0, sampled))
  if (odd > even * 4 && odd > 1) return 'utf16le'
  if (even > odd * 4 && even > 1) return 'utf16be'
  return isUtf8(bytes) ? 'utf8' : 'cp932'
}

function zerosIn(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  return zeros
}

/** Whether every byte stands where UTF-8 has it. Overlong forms and surrogates are told by the ranges of the second byte. */
export function isUtf8(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceAt(bytes, at)
    if (length === 0) return false
    at += length
  }
  return true
}

const isTail = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf

/** Bytes of the sign that begins here; 0 where none does. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const [first, second] = [bytes[at]!, bytes[at + 1] ?? 0]
  if (first < 0x80) return 1
  const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : 0
  const size = length || (first >= 0xf0 && first <= 0xf4 ? 4 : 0)
  if (size === 0) return 0
  const [least, most] = secondRange[first] ?? [0x80, 0xbf]
  if (second < least || second > most) return 0
  for (let place = 2; place < size; place += 1) if (!isTail(bytes[at + place])) return 0
  return size
}

const secondRange: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
}
