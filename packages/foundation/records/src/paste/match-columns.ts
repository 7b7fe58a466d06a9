/** Writes heads alike that mean the same: width, case, spaces, marks. */
export const headKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-/・()*:]+/g, '')

/** What may stand above the column of each field: its names in all languages and its name on the wire. */
export type HeadNames = Readonly<Record<string, readonly string[]>>

/**
 * The field of each column, '' where there is none: as chosen before for the same head, else by its name. No field
 * stands twice.
 */
export function matchColumns(
  heads: readonly string[],
  names: HeadNames,
  before: Readonly<Record<string, string>>,
): string[] {
  const known = new Map(
    Object.entries(names).flatMap(([field, words]) => words.map((word) => [headKey(word), field] as const)),
  )
  const taken = new Set<string>()
  return heads.map((head) => {
    const chosen = before[headKey(head)]
    const field = chosen !== undefined && (chosen === '' || chosen in names) ? chosen : (known.get(headKey(head)) ?? '')
    if (!field || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

/** Whether the first row names columns rather than being one of the records. */
export function looksLikeHeads(row: readonly string[], names: HeadNames): boolean {
  return matchColumns(row, names, {}).some(Boolean)
}
