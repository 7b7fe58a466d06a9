import { foldWord } from './tidy-text.ts'

/**
 * The name that is written most like a text, null where none is near: at most a third of the signs differ. Both are compared
 * without width, case and spaces.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  const wanted = foldWord(text)
  if (wanted === '') return null
  let best: { name: string; away: number } | null = null
  for (const name of names) {
    const folded = foldWord(name)
    const most = Math.floor(Math.max(wanted.length, folded.length) / 3)
    const within = folded !== '' && (folded.includes(wanted) || wanted.includes(folded))
    const away = within ? Math.abs(folded.length - wanted.length) / 100 : distance(wanted, folded, most)
    if ((within || away <= most) && (best === null || away < best.away)) best = { name, away }
  }
  return best?.name ?? null
}

/** How many signs are put in, left out or exchanged; more than `most` is only said to be more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, sign] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (other[to - 1] === sign ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
