/** JIS X 0201 puts half-width kana, U+FF61 to U+FF9F, at 0xA1 to 0xDF, as CP932 does; the rest is ASCII (trade-law A2). */
const firstKana = 0xff61
const lastKana = 0xff9f
const kanaOffset = firstKana - 0xa1

const isAscii = (code: number) => code === 0x0d || code === 0x0a || code === 0x1a || (code >= 0x20 && code <= 0x7e)

/** One byte per character. @throws RangeError for a character that has none: normalise names before. */
export function toJisBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    if (isAscii(code)) return code
    if (code >= firstKana && code <= lastKana) return code - kanaOffset
    throw new RangeError(`'${sign}' is not in JIS X 0201. Write half-width kana, capital letters and digits.`)
  })
}

/** One character per byte; U+FFFD for a byte that means none, so that no length shifts. */
export function fromJisBytes(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => {
    if (isAscii(byte)) return String.fromCharCode(byte)
    return byte >= 0xa1 && byte <= 0xdf ? String.fromCharCode(byte + kanaOffset) : '\ufffd'
  })
  return signs.join('')
}
