import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import type { StatementEntry } from '../statements/statement.ts'
import { foldReference } from './index-keys.ts'
import type { ItemIndex } from './item-index.ts'
import type { MatchRule } from './match.ts'
import type { OpenItem } from './open-item.ts'
import type { PartnerIndex } from './partner-index.ts'

/** What an entry asks for. Entries with the same key have the same choices, which are looked up once. */
export interface Wish {
  readonly key: string
  readonly choices: () => readonly (readonly OpenItem[])[]
}

/** What an entry asks for by one rule; null where it carries nothing the rule goes by. */
export type Finder = (entry: StatementEntry) => Wish | null

/** The rules of trade-law A6 over what is open, in their order. `fees`: what may have been taken off or added. */
export function matchFinders(
  items: ItemIndex,
  partners: PartnerIndex,
  fees: readonly Decimal[],
): [MatchRule, Finder][] {
  const byAmount = (partnersOf: (entry: StatementEntry) => readonly string[]): Finder =>
    wishOf(partnersOf, (partner, amount) => items.ofAmount(partner, amount).map((item) => [item]))
  const anyOf = (entry: StatementEntry) => partners.of(entry)
  return [
    ['edi', (entry) => ediWish(entry, items)],
    ['virtual_account', byAmount(partners.ofVirtualAccount)],
    ['sender_code', byAmount(partners.ofSenderCode)],
    ['name_amount', byAmount(partners.ofName)],
    ['partner_sum', wishOf(anyOf, items.ofSum)],
    ['fee', (entry) => feeWish(entry, items, anyOf(entry), fees)],
  ]
}

function wishOf(
  partnersOf: (entry: StatementEntry) => readonly string[],
  choicesOf: (partner: string, amount: Decimal) => readonly (readonly OpenItem[])[],
): Finder {
  return (entry) => {
    const found = partnersOf(entry)
    if (found.length === 0) return null
    return {
      key: [...found, entry.amount].join('|'),
      choices: () => found.flatMap((partner) => choicesOf(partner, entry.amount)),
    }
  }
}

const openSum = (items: readonly OpenItem[]) => sum(items.map(({ open }) => open))

/** The items whose numbers the text for the payee gives, one or several of one partner. */
export function itemsByText({ ediText }: StatementEntry, items: ItemIndex): readonly OpenItem[] {
  if (ediText === '') return []
  const whole = items.numbered(foldReference(ediText))
  if (whole.length > 0) return whole
  const words = [...new Set(ediText.split(/[\s,;/]+/).map(foldReference))].filter((word) => word !== '')
  const each = words.map((word) => items.numbered(word))
  const found = each.flat()
  const isSure = words.length > 1 && each.every(({ length }) => length === 1)
  return isSure && found.every(({ partner }) => partner === found[0]?.partner) ? found : []
}

function ediWish(entry: StatementEntry, items: ItemIndex): Wish | null {
  const found = itemsByText(entry, items)
  if (found.length === 0) return null
  return { key: `${foldReference(entry.ediText)}|${entry.amount}`, choices: () => exactChoices(found, entry.amount) }
}

/** All of them where they make up the amount, else those that do alone. */
function exactChoices(found: readonly OpenItem[], amount: Decimal): (readonly OpenItem[])[] {
  if (compare(openSum(found), amount) === 0) return [found]
  return found.filter(({ open }) => compare(open, amount) === 0).map((item) => [item])
}

function feeWish(
  entry: StatementEntry,
  items: ItemIndex,
  found: readonly string[],
  fees: readonly Decimal[],
): Wish | null {
  const named = itemsByText(entry, items)
  if (named.length === 0 && found.length === 0) return null
  const amounts = fees.flatMap((fee) => [sum([entry.amount, fee]), minus(entry.amount, fee)])
  const key = named.length > 0 ? foldReference(entry.ediText) : found.join('|')
  return {
    key: `${key}|${entry.amount}`,
    choices: () =>
      amounts.flatMap((amount) =>
        named.length > 0
          ? exactChoices(named, amount)
          : found.flatMap((partner) => [
              ...items.ofAmount(partner, amount).map((item) => [item]),
              ...items.ofSum(partner, amount),
            ]),
      ),
  }
}
