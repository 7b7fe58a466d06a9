/** What a supplier can make, as its profile says. */
export interface Maker {
  readonly items: readonly string[]
  readonly machines: readonly string[]
  readonly certificates: readonly string[]
  /** Pieces of one style, at least. */
  readonly minLot: number | null
  readonly capacities: readonly MonthCapacity[]
}
/** Pieces of one month, `2027-04`, and how many of them are taken. */
export interface MonthCapacity {
  readonly month: string
  readonly pieces: number
  readonly booked: number
}
/** What a recruitment asks for; quantities are pieces of one style. */
export interface Wanted {
  readonly items: readonly string[]
  readonly machines: readonly string[]
  readonly certificates: readonly string[]
  readonly styles: number
  readonly quantityFrom: number | null
  readonly quantityTo: number | null
  /** `2027-07-30` */
  readonly deliveryOn: string | null
}

export const fitReasons = ['items', 'machines', 'certificates', 'minLot', 'capacity', 'traded'] as const
/** One reason for or against. `names` are what fits or is missing; `count` pieces too few, pieces free, or past trades. */
export interface FitReason {
  readonly reason: (typeof fitReasons)[number]
  readonly fits: boolean
  readonly names: string[]
  readonly count: number | null
}

/**
 * Why a recruitment fits a supplier or does not (domain §3.15, search). A point that either side leaves open is no reason.
 * @param traded how many trades the two have had
 */
export function fitOf(maker: Maker, wanted: Wanted, traded = 0): FitReason[] {
  return [
    ...namesFit('items', wanted.items, maker.items, 'any'),
    ...namesFit('machines', wanted.machines, maker.machines, 'all'),
    ...namesFit('certificates', wanted.certificates, maker.certificates, 'all'),
    ...lotFit(maker.minLot, wanted),
    ...capacityFit(maker.capacities, wanted),
    ...(traded > 0 ? [{ reason: 'traded' as const, fits: true, names: [], count: traded }] : []),
  ]
}

/** Whether nothing speaks against it and something for it. */
export const isFit = (reasons: readonly FitReason[]): boolean => reasons.length > 0 && reasons.every(({ fits }) => fits)

const folded = (word: string) => word.normalize('NFKC').trim().toLowerCase()

function namesFit(
  reason: FitReason['reason'],
  asked: readonly string[],
  held: readonly string[],
  how: 'any' | 'all',
): FitReason[] {
  if (asked.length === 0 || held.length === 0) return []
  const has = new Set(held.map(folded))
  const found = asked.filter((word) => has.has(folded(word)))
  const fits = how === 'any' ? found.length > 0 : found.length === asked.length
  const names = fits ? found : asked.filter((word) => !has.has(folded(word)))
  return [{ reason, fits, names, count: null }]
}

function lotFit(minLot: number | null, { quantityTo, quantityFrom }: Wanted): FitReason[] {
  const most = quantityTo ?? quantityFrom
  if (minLot === null || most === null) return []
  const missing = minLot - most
  return [{ reason: 'minLot', fits: missing <= 0, names: [], count: missing > 0 ? missing : minLot }]
}

function capacityFit(capacities: readonly MonthCapacity[], wanted: Wanted): FitReason[] {
  const least = wanted.quantityFrom ?? wanted.quantityTo
  if (!wanted.deliveryOn || least === null) return []
  const months = monthsBefore(wanted.deliveryOn, 3)
  const known = capacities.filter(({ month }) => months.includes(month))
  if (known.length === 0) return []
  const free = known.reduce((sum, { pieces, booked }) => sum + Math.max(0, pieces - booked), 0)
  return [{ reason: 'capacity', fits: free >= least * wanted.styles, names: [months[0]!, months.at(-1)!], count: free }]
}

/** The months in which goods of that day are made: so many before its own, the earliest first. */
export function monthsBefore(day: string, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, at) => {
    const index = year * 12 + (month - 1) - count + at
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
