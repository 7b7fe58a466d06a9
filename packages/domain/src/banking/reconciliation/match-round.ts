import type { StatementEntry } from '../statements/statement.ts'
import type { Finder, Wish } from './match-finders.ts'
import type { OpenItem } from './open-item.ts'

/** What earlier rules have decided. */
export interface Claims {
  /** Paid by an entry. */
  readonly taken: Set<OpenItem>
  /** Wanted by several, or one of several choices: no later rule may have it either. */
  readonly contested: Set<OpenItem>
}

export interface RoundResult {
  readonly entry: StatementEntry
  /** One choice is sure; several, or one with a rival, are a tie. */
  readonly isSure: boolean
  readonly choices: readonly (readonly OpenItem[])[]
}

interface Group {
  readonly entries: StatementEntry[]
  readonly choices: readonly (readonly OpenItem[])[]
}

/**
 * Tries one rule on all entries at once, so that no order of lines decides: an entry is sure only if it has one choice and
 * nobody else wants a part of it. Entries the rule finds nothing for are left out.
 */
export function runRound(entries: readonly StatementEntry[], finder: Finder, claims: Claims): RoundResult[] {
  const groups = groupsOf(entries, finder, claims)
  const wanted = new Map<OpenItem, number>()
  for (const { choices, entries: rivals } of groups)
    for (const item of new Set(choices.flat())) wanted.set(item, (wanted.get(item) ?? 0) + rivals.length)
  const results = groups.flatMap(({ choices, entries: rivals }) => {
    const [only, ...others] = choices
    const isFree = (item: OpenItem) => wanted.get(item) === 1 && !claims.contested.has(item)
    const isSure = others.length === 0 && only!.every(isFree)
    return rivals.map((entry) => ({ entry, isSure, choices }))
  })
  for (const { isSure, choices } of results.filter(firstOfItsChoices()))
    for (const item of choices.flat()) (isSure ? claims.taken : claims.contested).add(item)
  return results
}

function groupsOf(entries: readonly StatementEntry[], finder: Finder, { taken }: Claims): Group[] {
  const groups = new Map<string, Group>()
  for (const entry of entries) {
    const wish = finder(entry)
    if (!wish) continue
    const group = groups.get(wish.key) ?? { entries: [], choices: freeChoices(wish, taken) }
    group.entries.push(entry)
    groups.set(wish.key, group)
  }
  return [...groups.values()].filter(({ choices }) => choices.length > 0)
}

const freeChoices = (wish: Wish, taken: ReadonlySet<OpenItem>) =>
  wish.choices().filter((items) => !items.some((item) => taken.has(item)))

/** Rivals share their choices; marking them once is enough. */
function firstOfItsChoices(): (result: RoundResult) => boolean {
  const seen = new Set<RoundResult['choices']>()
  return ({ choices }) => {
    const isFirst = !seen.has(choices)
    seen.add(choices)
    return isFirst
  }
}
