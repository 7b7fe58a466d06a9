import { matchColumns, type HeadNames } from '@tsumugi/domain/conversion'

export { foldWord as headKey, matchColumns, type HeadNames } from '@tsumugi/domain/conversion'

/** Whether the first row names columns rather than being one of the records. */
export function looksLikeHeads(row: readonly string[], names: HeadNames): boolean {
  return matchColumns(row, names, {}).some(Boolean)
}
