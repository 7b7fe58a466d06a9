/** The list with one item at another place. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((each) => each !== id)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, id)
}

/** Where an item dropped at height `y` goes: behind every other row whose middle lies above. */
export function placeAt(y: number, rows: readonly { id: number; middle: number }[], id: number): number {
  return rows.filter((row) => row.id !== id && row.middle < y).length
}
