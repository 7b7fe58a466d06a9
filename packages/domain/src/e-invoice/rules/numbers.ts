import { compare, minus, round, sum, times, type Decimal } from '../../money/decimal.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { first, select } from '../xml/select.ts'

/** No figure of an invoice is longer; a longer one is damage, and would only cost time. */
const longest = 60

/** The figure in an element as the schema reads it (`+5`, `.5` and `5.` too); null where there is none. */
export function decimalOf(element: XmlElement | undefined): Decimal | null {
  const text = element?.text.trim() ?? ''
  if (text.length > longest || !/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return null
  const [whole = '', part = ''] = text.replace(/^[+-]/, '').split('.')
  return `${text.startsWith('-') ? '-' : ''}${whole || '0'}${part ? `.${part}` : ''}`
}

export const decimalAt = (element: XmlElement, path: string): Decimal | null => decimalOf(first(element, path))

/** The figures down a path, or null where one of them is none. */
export function decimalsAt(element: XmlElement, path: string): Decimal[] | null {
  const found = select(element, path).map(decimalOf)
  return found.every((one) => one !== null) ? found : null
}

const isNegative = (value: Decimal): boolean => compare(value, '0') < 0

/** The whole numbers on both sides of a figure: below it toward −∞, above it toward +∞. */
export function wholesAround(value: Decimal): readonly [low: Decimal, high: Decimal] {
  return isNegative(value)
    ? [round(value, 0, 'up'), round(value, 0, 'down')]
    : [round(value, 0, 'down'), round(value, 0, 'up')]
}

/** Two decimals, a half toward +∞: how the official checks round their sums. */
export function roundToCents(value: Decimal): Decimal {
  const [cents] = wholesAround(sum([times(value, '100'), '0.5']))
  return times(cents, '0.01')
}

export const isSame = (one: Decimal, other: Decimal): boolean => compare(one, other) === 0

/** How far two figures lie apart, without a sign. */
export function distance(one: Decimal, other: Decimal): Decimal {
  const difference = minus(one, other)
  return isNegative(difference) ? minus('0', difference) : difference
}
