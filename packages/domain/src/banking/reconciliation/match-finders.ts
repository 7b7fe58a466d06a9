import { compare, greater, minus, sum, type Decimal } from '../../money/decimal.ts'
import type { StatementEntry } from '../statements/statement.ts'
import { foldReference, plainAmount } from './index-keys.ts'
import type { ItemIndex } from './item-index.ts'
import type { MatchRule } from './match.ts'
import type { OpenItem } from './open-item.ts'
import type { KnownPartner, PartnerIndex } from './partner-index.ts'

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
  const mostFee = fees.reduce(greater, '0')
  const isNamed = (entry: StatementEntry) => itemsByText(entry, items).length > 0
  const single = (partner: string, amount: Decimal) => items.ofAmount(partner, amount).map((item) => [item])
  const ofPartner = (by: KnownPartner['by'] | null, choicesOf: Choices): Finder => {
    return (entry) => {
      const known = partners.of(entry)
      // A number of ours in the text says what is paid: no other item of the partner may be taken for it.
      if (!known || (by && known.by !== by) || isNamed(entry)) return null
      return wishOf(known, plainAmount(entry.amount), choicesOf)
    }
  }
  return [
    ['edi', (entry) => ediWish(entry, items)],
    ['virtual_account', ofPartner('virtual_account', single)],
    ['sender_code', ofPartner('sender_code', single)],
    ['name_amount', ofPartner('name_amount', single)],
    ['partner_sum', ofPartner(null, items.ofSum)],
    ['fee', (entry) => feeWish(entry, items, nearOf(partners.of(entry), entry, items, mostFee), fees)],
  ]
}

type Choices = (partner: string, amount: Decimal) => readonly (readonly OpenItem[])[]

function wishOf({ partners }: KnownPartner, amount: Decimal, choicesOf: Choices): Wish {
  return {
    key: [...partners, amount].join('|'),
    choices: () => partners.flatMap((partner) => choicesOf(partner, amount)),
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
  return { key: `${entry.ediText}|${entry.amount}`, choices: () => exactChoices(found, entry.amount) }
}

/** All of them where they make up the amount, else those that do alone. */
function exactChoices(found: readonly OpenItem[], amount: Decimal): (readonly OpenItem[])[] {
  if (compare(openSum(found), amount) === 0) return [found]
  return found.filter(({ open }) => compare(open, amount) === 0).map((item) => [item])
}

/** The partner where it may pay anything that is within a fee of the amount. */
function nearOf(known: KnownPartner | null, { amount }: StatementEntry, items: ItemIndex, mostFee: Decimal) {
  return known?.partners.some((partner) => items.isNear(partner, amount, mostFee)) ? known : null
}

function feeWish(
  entry: StatementEntry,
  items: ItemIndex,
  known: KnownPartner | null,
  fees: readonly Decimal[],
): Wish | null {
  const named = itemsByText(entry, items)
  const amounts = () => [...new Set(fees.flatMap((fee) => [sum([entry.amount, fee]), minus(entry.amount, fee)]))]
  if (named.length > 0) {
    const choices = () => amounts().flatMap((amount) => exactChoices(named, amount))
    return { key: `${entry.ediText}|${entry.amount}`, choices }
  }
  if (!known) return null
  const ofAmount = (amount: Decimal) =>
    known.partners.flatMap((partner) => [
      ...items.ofAmount(partner, amount).map((item) => [item]),
      ...items.ofSum(partner, amount),
    ])
  return { key: [...known.partners, entry.amount].join('|'), choices: () => amounts().flatMap(ofAmount) }
}
