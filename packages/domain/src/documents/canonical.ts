/** A value as a frozen document holds it: text, flags and nothing, in lists and records. Figures are decimal strings. */
export type FrozenValue = string | boolean | null | readonly FrozenValue[] | { readonly [key: string]: FrozenValue }

/** With which rules a text was made; it is kept beside every hash, so that the rules may change. */
export const canonicalVersion = 1

/**
 * One text for one content, however it was typed: keys in the order of their code points, decimals without padding zeros
 * (`5` and `5.0000` are the same), no spaces. The hash of a revision is taken over it.
 */
export function canonicalText(value: FrozenValue): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return JSON.stringify(plainDecimal(value.normalize('NFC')))
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  const entries = Object.entries(value as Readonly<Record<string, FrozenValue>>)
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`).join(',')}}`
}

const plainDecimal = (text: string): string =>
  /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text
