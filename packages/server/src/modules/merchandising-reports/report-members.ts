import type { ReportMember } from '@tsumugi/contract'
import { merchandisingStatuses, type ReportDimension } from '@tsumugi/domain'

export interface Names {
  brands: readonly { id: number; name: string }[]
  categories: readonly { id: number; name: string }[]
}

/** The places along each dimension that occur, in the order in which people expect them; what has no place comes last. */
export function membersOf(
  dimensions: readonly ReportDimension[],
  found: readonly (readonly string[])[],
  weights: ReadonlyMap<string, number>,
  names: Names,
): ReportMember[] {
  return dimensions.flatMap((dimension, at) => {
    const keys = [...new Set(found[at] ?? [])]
    const place = placesOf(dimension, names, weights)
    return keys
      .toSorted((a, b) => Number(a === '') - Number(b === '') || place(a) - place(b) || (a < b ? -1 : 1))
      .map((key) => memberOf(dimension, key, names))
  })
}

function placesOf(
  dimension: ReportDimension,
  names: Names,
  weights: ReadonlyMap<string, number>,
): (key: string) => number {
  if (dimension === 'brand') return among(names.brands.map(({ id }) => String(id)))
  if (isCategory(dimension)) return among(names.categories.map(({ id }) => String(id)))
  if (dimension === 'status') return among(merchandisingStatuses)
  if (dimension === 'priceBand') return Number
  if (dimension === 'colour') return (key) => -(weights.get(key) ?? 0)
  return () => 0
}

function among(order: readonly string[]): (key: string) => number {
  const places = new Map(order.map((key, at) => [key, at]))
  return (key) => places.get(key) ?? order.length
}

const isCategory = (dimension: ReportDimension) =>
  dimension.startsWith('category') || dimension.startsWith('brandCategory')

function memberOf(dimension: ReportDimension, key: string, { brands, categories }: Names): ReportMember {
  const plain = { dimension, key, name: null, hex: null }
  if (key === '') return plain
  if (dimension === 'colour') return { ...plain, name: key.slice(8) || key.slice(0, 7), hex: key.slice(0, 7) }
  const named = dimension === 'brand' ? brands : isCategory(dimension) ? categories : undefined
  return named ? { ...plain, name: named.find(({ id }) => String(id) === key)?.name ?? key } : plain
}
