import type { Decimal } from '../../money/decimal.ts'

/**
 * How a part tells its fibres: one figure set for the whole product, one per part, names alone in falling order, or
 * the largest names with その他 for the rest (domain §3.3).
 */
export const displayModes = ['whole', 'split', 'listed', 'limited_list'] as const
export type DisplayMode = (typeof displayModes)[number]

/** Lists name fibres without figures. */
export function carriesFigures(mode: DisplayMode): boolean {
  return mode === 'whole' || mode === 'split'
}

/** 以上 and 未満: for one fibre above 80 % and the rest together. */
export const percentBounds = ['or_more', 'less_than'] as const
export type PercentBound = (typeof percentBounds)[number]

export interface CompositionRow {
  /** Key of a designated term, or `others` at the end of a limited list. */
  fibre: string
  /** Name or trade mark in brackets, where the term takes one. */
  name?: string | null
  /** Percent by mass with at most one decimal; null where the mode carries none. */
  percent: Decimal | null
  bound?: PercentBound | null
  /** Decoration or reinforcement yarn: left off the label when all of it is 5 % or less. */
  decoration?: boolean
}
