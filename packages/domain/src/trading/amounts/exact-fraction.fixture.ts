import type { Rounding } from '../../money/rounding.ts'

/** numerator ÷ denominator to a whole number, worked out on integers alone: what every rounded figure is held against. */
export function roundedQuotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const [size, by] = [magnitude(numerator), magnitude(denominator)]
  const [whole, rest] = [size / by, size % by]
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'half_up' && rest * 2n >= by
  const result = isUp ? whole + 1n : whole
  return isNegative ? -result : result
}

export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** `1234` with two places is `12.34`. */
export function decimalText(value: bigint, places: number): string {
  const digits = String(magnitude(value)).padStart(places + 1, '0')
  const cut = digits.length - places
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return value < 0n ? `-${text}` : text
}

/** `12.3` with two places is `1230`; throws where the text has more places. */
export function scaled(text: string, places: number): bigint {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  if (decimals.length > places) throw new RangeError(`'${text}' has more than ${places} places.`)
  const value = BigInt(whole + decimals.padEnd(places, '0'))
  return text.startsWith('-') ? -value : value
}

/** Numbers that look random and are the same every time: `below(6)` is one of 0 to 5. */
export function seeded(seed: number): { below: (limit: number) => number; one: <T>(list: readonly T[]) => T } {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return { below, one: (list) => list[below(list.length)]! }
}
