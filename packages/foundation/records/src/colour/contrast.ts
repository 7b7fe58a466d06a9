export { contrastOf, luminanceOf, wantsWhite } from '@tsumugi/domain'

/** What people type for a colour, as `#rrggbb`; null while it is none. */
export function readHex(text: string): string | null {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.normalize('NFKC').trim()) ?? []
  if (!digits) return null
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${full.toLowerCase()}`
}
