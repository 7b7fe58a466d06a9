import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import { entryDirections, type StatementEntry } from '../statements/statement.ts'
import { ItemIndex } from './item-index.ts'
import { itemsByText, matchFinders } from './match-finders.ts'
import { runRound, type Claims, type RoundResult } from './match-round.ts'
import type { Match, MatchRule } from './match.ts'
import type { OpenItem, PartnerIdentity } from './open-item.ts'
import { PartnerIndex } from './partner-index.ts'

export interface MatchInput {
  /** Those nobody has posted yet (`freshEntries`). Lines the bank took back are left out of the answer. */
  readonly entries: readonly StatementEntry[]
  /** Of the statement. */
  readonly currency: string
  readonly items: readonly OpenItem[]
  readonly partners: readonly PartnerIdentity[]
  /** `possibleFees` of the table of the account. */
  readonly fees: readonly Decimal[]
}

/** How many choices a person is shown. */
const mostChoices = 20

/**
 * Finds what each entry pays, by the rules of trade-law A6. No item is paid twice, a tie is never posted, and the order of
 * the lines decides nothing. The work grows with entries plus items, not with their product.
 */
export function matchEntries({ entries, currency, items, partners, fees }: MatchInput): Match[] {
  const known = new PartnerIndex(partners)
  const found = new Map<StatementEntry, Match>()
  for (const direction of entryDirections) {
    const open = items.filter((item) => item.direction === direction && item.currency === currency && isOpen(item))
    const lines = entries.filter((entry) => entry.direction === direction && !entry.isCancelled)
    for (const match of matchOneWay(lines, new ItemIndex(open), known, fees)) found.set(match.entry, match)
  }
  return entries.flatMap((entry) => found.get(entry) ?? [])
}

const isOpen = ({ open }: OpenItem) => compare(open, '0') > 0

function matchOneWay(
  entries: readonly StatementEntry[],
  items: ItemIndex,
  partners: PartnerIndex,
  fees: readonly Decimal[],
): Match[] {
  const claims: Claims = { taken: new Set(), contested: new Set() }
  const matches: Match[] = []
  let pending = entries
  for (const [rule, finder] of matchFinders(items, partners, fees)) {
    const results = runRound(pending, finder, claims)
    const decided = new Set(results.map(({ entry }) => entry))
    matches.push(...results.map((result) => matchOf(result, rule)))
    pending = pending.filter((entry) => !decided.has(entry))
  }
  const openOf = openChoices(items, claims.taken)
  for (const entry of pending) {
    const named = itemsByText(entry, items).filter((item) => !claims.taken.has(item))
    const choices = named.length > 0 ? [named] : openOf(partners.of(entry)?.partners ?? [])
    matches.push({ ...undecided(entry, choices), outcome: 'manual', rule: null })
  }
  return matches
}

const undecided = (entry: StatementEntry, choices: Match['choices']) => ({
  entry,
  items: [],
  difference: '0',
  isFeeForbidden: false,
  choices: choices.slice(0, mostChoices),
})

function matchOf({ entry, isSure, choices }: RoundResult, rule: MatchRule): Match {
  if (!isSure) return { ...undecided(entry, choices), outcome: 'tie', rule }
  const items = choices[0] ?? []
  const difference = minus(sum(items.map(({ open }) => open)), entry.amount)
  const isFeeForbidden = compare(difference, '0') > 0 && items.some(({ isProtected }) => isProtected)
  const outcome = rule === 'fee' ? 'confirm' : 'post'
  return { entry, outcome, rule, items, difference, isFeeForbidden, choices: [] }
}

/** The first open items of partners, looked up once for each group of them. */
function openChoices(items: ItemIndex, taken: ReadonlySet<OpenItem>): (partners: readonly string[]) => OpenItem[][] {
  const known = new Map<string, OpenItem[][]>()
  return (partners) => {
    const key = partners.join('|')
    const found =
      known.get(key) ??
      partners
        .flatMap((partner) => items.ofPartner(partner).filter((item) => !taken.has(item)))
        .slice(0, mostChoices)
        .map((item) => [item])
    known.set(key, found)
    return found
  }
}
