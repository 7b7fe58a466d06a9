import { compare, minus, sum, times, type Decimal } from '../../money/decimal.ts'

/** So much of one line of the order in each carton of a range; more than one makes the cartons mixed. */
export interface CartonContent {
  /** The line of the order. */
  readonly sourceLineId: number
  readonly quantity: Decimal
}

/** Cartons that are packed alike, by their numbers with both ends: 1–10 are ten. Weights are those of one carton. */
export interface CartonRange {
  readonly first: number
  readonly last: number
  readonly contents: readonly CartonContent[]
  readonly netKg: Decimal | null
  readonly grossKg: Decimal | null
  readonly lengthCm: Decimal | null
  readonly widthCm: Decimal | null
  readonly heightCm: Decimal | null
}

export const cartonFaults = ['reversed', 'overlap', 'empty', 'repeated_line', 'weight'] as const
/** What is wrong with a range, by its place among the others. */
export interface CartonFault {
  readonly at: number
  readonly fault: (typeof cartonFaults)[number]
}

/** How many cartons a range stands for; none while its numbers are the wrong way round. */
export const cartonCount = ({ first, last }: Pick<CartonRange, 'first' | 'last'>): number =>
  Math.max(0, last - first + 1)

/** Cartons of all ranges together. */
export const cartonsOf = (ranges: readonly CartonRange[]): number =>
  ranges.reduce((count, range) => count + cartonCount(range), 0)

/** What is packed of each line of the order, in all cartons. */
export function packedByLine(ranges: readonly CartonRange[]): ReadonlyMap<number, Decimal> {
  const packed = new Map<number, Decimal>()
  for (const range of ranges)
    for (const { sourceLineId, quantity } of range.contents) {
      const more = times(quantity, String(cartonCount(range)))
      packed.set(sourceLineId, sum([packed.get(sourceLineId) ?? '0', more]))
    }
  return packed
}

/** Gross weight of all cartons in kg; null while one of them was not weighed. */
export function grossWeight(ranges: readonly CartonRange[]): Decimal | null {
  if (ranges.some(({ grossKg }) => grossKg === null)) return null
  return sum(ranges.map((range) => times(range.grossKg!, String(cartonCount(range)))))
}

/** The first number that no range holds. */
export const nextCarton = (ranges: readonly CartonRange[]): number =>
  ranges.reduce((most, { last }) => Math.max(most, last), 0) + 1

/** The range that a carton's number falls in. */
export const rangeOf = (ranges: readonly CartonRange[], number: number): CartonRange | undefined =>
  ranges.find(({ first, last }) => first <= number && number <= last)

/** The ranges as far as their cartons lie between two numbers, both among them. */
export const rangesWithin = (ranges: readonly CartonRange[], from: number, to: number): CartonRange[] =>
  ranges
    .map((range) => ({ ...range, first: Math.max(range.first, from), last: Math.min(range.last, to) }))
    .filter((range) => cartonCount(range) > 0)

/** Numbers from and to, of which each pair holds at most so many cartons and all together hold every one. */
export function cartonParts(ranges: readonly CartonRange[], most: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let held = 0
  for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first))
    for (let from = first; from <= last;) {
      const room = most - held
      const to = Math.min(last, from + (room > 0 ? room : most) - 1)
      if (held > 0 && room > 0) parts[parts.length - 1]!.to = to
      else parts.push({ from, to })
      held = (room > 0 ? held : 0) + to - from + 1
      from = to + 1
    }
  return parts
}

/** What keeps cartons from being shipped, the first fault of each range. */
export function cartonFaultsOf(ranges: readonly CartonRange[]): CartonFault[] {
  return ranges.flatMap((range, at) => {
    const fault = faultOf(range, ranges.slice(0, at))
    return fault ? [{ at, fault }] : []
  })
}

function faultOf(range: CartonRange, before: readonly CartonRange[]): CartonFault['fault'] | null {
  const { first, last, contents, netKg, grossKg } = range
  if (last < first) return 'reversed'
  if (before.some((other) => other.first <= last && first <= other.last)) return 'overlap'
  if (!contents.some(({ quantity }) => compare(quantity, '0') > 0)) return 'empty'
  if (new Set(contents.map(({ sourceLineId }) => sourceLineId)).size < contents.length) return 'repeated_line'
  if (netKg !== null && grossKg !== null && compare(netKg, grossKg) > 0) return 'weight'
  return null
}

/** What was packed beyond what may be shipped of each line; empty where all is within the tolerance (domain §3.8). */
export function overpacked(
  packed: ReadonlyMap<number, Decimal>,
  shippable: ReadonlyMap<number, Decimal>,
): ReadonlyMap<number, Decimal> {
  const over = [...packed].map(([line, quantity]) => [line, minus(quantity, shippable.get(line) ?? '0')] as const)
  return new Map(over.filter(([, by]) => compare(by, '0') > 0))
}

/** The code on a carton's label: the delivery and the carton's number in it. */
export const cartonCode = (deliveryId: number, number: number): string => `C${deliveryId}-${number}`

/** The same read back, as a scanner types it; null of anything else. */
export function readCartonCode(text: string): { readonly deliveryId: number; readonly number: number } | null {
  const [, delivery, number] =
    /^C([1-9]\d{0,14})-([1-9]\d{0,4})$/.exec(text.normalize('NFKC').trim().toUpperCase()) ?? []
  return delivery && number ? { deliveryId: Number(delivery), number: Number(number) } : null
}
