import { Big } from 'big.js'
import type { Rounding } from './rounding.ts'

/** A number written out: `-1234.5`. No grouping, no exponent (domain §1: money and quantities travel as text). */
export type Decimal = string

const modes = { down: 0, half_up: 1, up: 3 } as const satisfies Record<Rounding, number>

/** Whether a text is a plain decimal, as the functions here take it. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/** The exact total; an empty list is 0. */
export function sum(list: readonly Decimal[]): Decimal {
  return written(list.reduce((total, item) => total.plus(read(item)), new Big(0)))
}

export function minus(a: Decimal, b: Decimal): Decimal {
  const quick = whole(a) - whole(b)
  return Number.isSafeInteger(quick) ? String(quick) : written(read(a).minus(read(b)))
}

/** The same figure with the other sign. */
export function negated(value: Decimal): Decimal {
  return minus('0', value)
}

/** The figure without its sign. */
export function absolute(value: Decimal): Decimal {
  return compare(value, '0') < 0 ? negated(value) : value
}

export const lesser = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b)
export const greater = (a: Decimal, b: Decimal): Decimal => (compare(a, b) >= 0 ? a : b)

/** The exact product; round it where the rule says so, and only there (domain §4.10). */
export function times(a: Decimal, b: Decimal): Decimal {
  return written(read(a).times(read(b)))
}

/** a ÷ b rounded once to `digits` places, or null where b is 0 (shown as –, domain §3.14). */
export function ratio(a: Decimal, b: Decimal, digits: number, rounding: Rounding = 'half_up'): Decimal | null {
  if (read(b).eq(0)) return null
  const Rounded = Big()
  Rounded.DP = digits
  Rounded.RM = modes[rounding]
  return fixed(new Rounded(read(a).toFixed()).div(b), digits)
}

/** a ÷ b in percent, rounded once to `digits` places, or null where b is 0. */
export function percent(a: Decimal, b: Decimal, digits = 1, rounding: Rounding = 'half_up'): Decimal | null {
  return ratio(times(a, '100'), b, digits, rounding)
}

/** Exactly `rate` percent of an amount. */
export function percentOf(amount: Decimal, rate: Decimal): Decimal {
  return times(times(amount, rate), '0.01')
}

/** Negative, zero or positive, as a sort wants it. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return Math.sign(Number(minus(a, b))) as -1 | 0 | 1
}

/** Exactly `digits` places. */
export function round(value: Decimal, digits: number, rounding: Rounding = 'half_up'): Decimal {
  return fixed(read(value).round(digits, modes[rounding]), digits)
}

/** Yen and pieces are whole and small: exact as numbers, in a tenth of the time. NaN where a text is not such a number. */
const whole = (text: Decimal): number => Number(/^-?\d{1,9}$/.exec(text)?.[0])

function read(text: Decimal): Big {
  if (!isDecimal(text)) {
    throw new RangeError(`'${text}' is not a decimal number. Write it as -1234.5.`)
  }
  return new Big(text)
}

function written(value: Big): Decimal {
  return value.eq(0) ? '0' : value.toFixed()
}

/** big.js keeps the sign of a zero; nobody wants to read -0. */
function fixed(value: Big, digits: number): Decimal {
  return (value.eq(0) ? value.abs() : value).toFixed(digits)
}
