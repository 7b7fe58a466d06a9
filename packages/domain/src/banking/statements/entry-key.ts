import type { StatementEntry } from './statement.ts'

export type EntryWithoutKey = Omit<StatementEntry, 'key'>

/** What tells a line apart where the bank gives it no number. */
interface KeyedEntry {
  readonly entry: EntryWithoutKey
  /** Beside date, direction and amount: the balance after the line, say. */
  readonly trait: string
}

/**
 * Gives entries their keys: account, booked day, inquiry number and amount (trade-law A6). Without an inquiry number the
 * text and `trait` stand for it, and lines that are still alike are counted within the file.
 */
export function withKeys(account: string, lines: readonly KeyedEntry[]): StatementEntry[] {
  const counts = new Map<string, number>()
  return lines.map(({ entry, trait }) => {
    const { bookedOn, direction, amount, inquiry, isCancelled, senderName, text } = entry
    const isNumbered = /[1-9A-Z]/i.test(inquiry)
    const identity = isNumbered ? [inquiry] : [senderName, text, trait]
    const base = [account, bookedOn, direction, amount, isCancelled ? 'cancelled' : '', ...identity].join('|')
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return { ...entry, key: isNumbered || count === 1 ? base : `${base}|${count}` }
  })
}

/** The entries nobody has seen yet, each once, and how many had been: the same file twice gives none. */
export function freshEntries(
  entries: readonly StatementEntry[],
  known: ReadonlySet<string>,
): { fresh: StatementEntry[]; repeated: StatementEntry[] } {
  const seen = new Set(known)
  const fresh: StatementEntry[] = []
  const repeated: StatementEntry[] = []
  for (const entry of entries) {
    ;(seen.has(entry.key) ? repeated : fresh).push(entry)
    seen.add(entry.key)
  }
  return { fresh, repeated }
}
