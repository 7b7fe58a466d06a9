const at = (code: number) => String.fromCharCode(code)
const firstHalf = 0xff66
const lastHalf = 0xff9d

/** Full-width katakana by what half-width writes for it: カ is ｶ. */
const halves = new Map(
  Array.from({ length: lastHalf - firstHalf + 1 }, (_, step) => at(firstHalf + step)).map(
    (half) => [half.normalize('NFKC'), half] as const,
  ),
)
/** The voiced marks, as they stand alone and as they combine. */
const marks = new Map(
  [
    [0x3099, 0xff9e],
    [0x309b, 0xff9e],
    [0x309a, 0xff9f],
    [0x309c, 0xff9f],
  ].map(([from = 0, to = 0]) => [at(from), at(to)]),
)

/** Small kana are written large on a bank transfer: ya, yu, yo, tsu, and the vowels; the long mark is a hyphen. */
const large = new Map<string, string>([
  ...[0, 1, 2, 3, 4].map((vowel) => [at(0xff67 + vowel), at(0xff71 + vowel)] as const),
  ...[0, 1, 2].map((glide) => [at(0xff6c + glide), at(0xff94 + glide)] as const),
  [at(0xff6f), at(0xff82)],
  [at(0xff70), '-'],
])

/** The longest holder that a transfer record carries. */
export const kanaHolderLength = 30

/** As a transfer record writes it: half-width kana, large letters. What it cannot write stays as it was. */
export function toKanaHolder(text: string): string {
  const katakana = text.normalize('NFKC').replace(/[ぁ-ゖ]/g, (sign) => at(sign.charCodeAt(0) + 0x60))
  return [...katakana.normalize('NFD')]
    .map((sign) => marks.get(sign) ?? halves.get(sign) ?? sign)
    .map((sign) => large.get(sign) ?? sign.toUpperCase())
    .join('')
    .replace(/[‐‑–—−]/g, '-')
    .trim()
}

/** Characters outside the half-width set of the bank transfer format (domain §3.1), each once. */
export function kanaHolderFaults(holder: string): string[] {
  return [...new Set([...holder].filter((sign) => !/[ｦｱ-ﾝﾞﾟA-Z0-9 ().,\-/｢｣\\]/.test(sign)))]
}
