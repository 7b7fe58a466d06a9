import { sum, type Decimal } from '../../money/decimal.ts'
import { addTo, foldReference, plainAmount } from './index-keys.ts'
import type { OpenItem } from './open-item.ts'

/** Neighbours in a partner's items by due date, from one place up to another. */
interface Span {
  readonly owed: readonly OpenItem[]
  readonly from: number
  readonly to: number
}

const keyOf = (partner: string, amount: Decimal) => `${partner}|${amount}`

/** Open items by number, by partner, and by what a partner owes in one sum; built once over all of them. */
export class ItemIndex {
  private readonly byNumber = new Map<string, OpenItem[]>()
  private readonly byPartner = new Map<string, OpenItem[]>()
  private readonly byAmount = new Map<string, OpenItem[]>()
  private readonly bySum = new Map<string, Span[]>()
  /** Whole units of all that a partner may pay at once, ascending. */
  private readonly sizes = new Map<string, bigint[]>()

  constructor(items: readonly OpenItem[]) {
    const byDue = items.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)))
    for (const item of byDue) {
      addTo(this.byNumber, foldReference(item.invoiceNumber), item)
      addTo(this.byPartner, item.partner, item)
      addTo(this.byAmount, keyOf(item.partner, plainAmount(item.open)), item)
      addTo(this.sizes, item.partner, wholeUnits(item.open))
    }
    for (const [partner, owed] of this.byPartner) this.addSums(partner, owed)
    for (const sizes of this.sizes.values()) sizes.sort((one, other) => Number(one - other))
  }

  /** By a number that `foldReference` made. */
  numbered = (reference: string): readonly OpenItem[] => this.byNumber.get(reference) ?? []

  /** From the earliest due on. */
  ofPartner = (partner: string): readonly OpenItem[] => this.byPartner.get(partner) ?? []

  ofAmount = (partner: string, amount: Decimal): readonly OpenItem[] => this.byAmount.get(keyOf(partner, amount)) ?? []

  ofSum = (partner: string, amount: Decimal): OpenItem[][] =>
    (this.bySum.get(keyOf(partner, amount)) ?? []).map(({ owed, from, to }) => owed.slice(from, to))

  /** Whether a partner may pay anything at once that is about as much: most entries are spared the exact looking. */
  isNear = (partner: string, amount: Decimal, by: Decimal): boolean => {
    const sizes = this.sizes.get(partner) ?? []
    const [size, reach] = [wholeUnits(amount), wholeUnits(by) + 2n]
    const next = sizes[firstFrom(sizes, size - reach)]
    return next !== undefined && next <= size + reach
  }

  /** What is due on one day, and all that is due up to a day: the sums people pay. One item alone is an amount. */
  private addSums(partner: string, owed: readonly OpenItem[]): void {
    let [from, total] = [0, '0' as Decimal]
    while (from < owed.length) {
      const to = endOfDay(owed, from)
      const ofDay = sum(owed.slice(from, to).map(({ open }) => open))
      if (to - from > 1) this.addSum(partner, ofDay, { owed, from, to })
      total = sum([total, ofDay])
      if (from > 0) this.addSum(partner, total, { owed, from: 0, to })
      from = to
    }
  }

  private addSum(partner: string, amount: Decimal, span: Span): void {
    addTo(this.bySum, keyOf(partner, amount), span)
    addTo(this.sizes, partner, wholeUnits(amount))
  }
}

const wholeUnits = (amount: Decimal): bigint => BigInt(amount.split('.', 1)[0]!)

/** The first place in ascending sizes that is at least so large. */
function firstFrom(sizes: readonly bigint[], least: bigint): number {
  let [from, to] = [0, sizes.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sizes[middle]! < least) from = middle + 1
    else to = middle
  }
  return from
}

/** Where the items due on the same day end. */
function endOfDay(owed: readonly OpenItem[], from: number): number {
  let to = from + 1
  while (to < owed.length && owed[to]?.dueOn === owed[from]?.dueOn) to += 1
  return to
}
