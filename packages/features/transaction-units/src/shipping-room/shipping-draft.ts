import { nextCarton, packedByLine, type CartonRange } from '@tsumugi/domain/trading'

/** Figures of one range as its fields hold them: decimal strings, '' for nothing. */
export interface RangeValues {
  readonly key: string
  readonly first: string
  readonly last: string
  /** What is in each carton, by the line of the order. */
  readonly quantities: Readonly<Record<string, string>>
  readonly netKg: string
  readonly grossKg: string
  readonly lengthCm: string
  readonly widthCm: string
  readonly heightCm: string
}

/** The cartons of one delivery on this device. */
export interface ShippingDraft {
  /** Null until the server has begun the delivery. */
  readonly deliveryId: number | null
  /** The version that this was read from. */
  readonly lockVersion: number | null
  /** Makes beginning the delivery one act, however often it is sent. */
  readonly beginKey: string
  readonly ranges: readonly RangeValues[]
  readonly toPlace: string
  readonly carrier: string
  readonly waybill: string
  /** Typed since the server last had it. */
  readonly isUnsent: boolean
  /** Saved by hand and waiting for the line: sent as soon as there is one. */
  readonly isWaiting: boolean
}

const noFigures = { netKg: '', grossKg: '', lengthCm: '', widthCm: '', heightCm: '' }
const figureNames = Object.keys(noFigures) as (keyof typeof noFigures)[]

export const newRange = (ranges: readonly RangeValues[], key: string): RangeValues => {
  const next = String(nextCarton(packingOf(ranges)))
  const last = ranges.at(-1)
  const weights = Object.fromEntries(figureNames.map((name) => [name, last?.[name] ?? ''])) as typeof noFigures
  return { key, first: next, last: next, quantities: {}, ...weights }
}

/** What the fields hold as ranges of cartons; lines with nothing in them are left out. */
export const packingOf = (ranges: readonly RangeValues[]): CartonRange[] =>
  ranges.map((range) => ({
    first: Number(range.first || '0'),
    last: Number(range.last || '0'),
    contents: Object.entries(range.quantities)
      .filter(([, quantity]) => /[1-9]/.test(quantity))
      .map(([line, quantity]) => ({ sourceLineId: Number(line), quantity })),
    netKg: range.netKg || null,
    grossKg: range.grossKg || null,
    lengthCm: range.lengthCm || null,
    widthCm: range.widthCm || null,
    heightCm: range.heightCm || null,
  }))

/** The same read back from the server. */
export const rangesOf = (packing: readonly CartonRange[]): RangeValues[] =>
  packing.map((range) => ({
    key: `${range.first}-${range.last}`,
    first: String(range.first),
    last: String(range.last),
    quantities: Object.fromEntries(range.contents.map(({ sourceLineId, quantity }) => [sourceLineId, quantity])),
    netKg: range.netKg ?? '',
    grossKg: range.grossKg ?? '',
    lengthCm: range.lengthCm ?? '',
    widthCm: range.widthCm ?? '',
    heightCm: range.heightCm ?? '',
  }))

/** What is packed of each line, by what the fields hold. */
export const packedOf = (ranges: readonly RangeValues[]) => packedByLine(packingOf(ranges))

/** What lies in the browser's storage, where it is of this shape. */
export function readDraft(stored: Record<string, unknown> | null): ShippingDraft | null {
  const draft = stored as unknown as ShippingDraft | null
  return draft && Array.isArray(draft.ranges) && typeof draft.beginKey === 'string' ? draft : null
}
