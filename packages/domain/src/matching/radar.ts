export const radarAxes = ['delivery', 'quality', 'reply', 'price', 'lot', 'capacity'] as const
export type RadarAxis = (typeof radarAxes)[number]
/** Points from 0 to 100; null where nothing is known, which is not 0. */
export type Radar = Readonly<Record<RadarAxis, number | null>>

export interface RadarInput {
  /** Percent of deliveries that came in time, of goods that were rejected, hours until a price is answered. */
  readonly onTimePercent: string | null
  readonly defectPercent: string | null
  readonly responseHours: string | null
  readonly price: string | null
  readonly targetPrice: string | null
  readonly minLot: number | null
  /** Pieces of one style that are wanted, and of all styles. */
  readonly wantedLot: number | null
  readonly wantedPieces: number | null
  readonly monthlyPieces: number | null
}

const points = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))
const known = (value: string | number | null): number | null => (value === null ? null : Number(value))

/**
 * Six figures on one scale, for a picture beside the table that has them in full. In time: its percent. Quality: 100 less
 * ten for each percent of defects. Reply: 100 at once, 0 after two days. Price and lot: what is wanted over what is
 * offered. Capacity: the pieces of a month over those that are wanted.
 */
export function radarOf(input: RadarInput): Radar {
  const [onTime, defect, hours] = [input.onTimePercent, input.defectPercent, input.responseHours].map(known)
  return {
    delivery: onTime === null ? null : points(onTime!),
    quality: defect === null ? null : points(100 - 10 * defect!),
    reply: hours === null ? null : points(100 - (hours! * 100) / 48),
    price: share(known(input.targetPrice), known(input.price)),
    lot: share(input.wantedLot, input.minLot),
    capacity: share(input.monthlyPieces, input.wantedPieces),
  }
}

function share(over: number | null, under: number | null): number | null {
  if (over === null || under === null) return null
  return under === 0 ? 100 : points((over / under) * 100)
}
