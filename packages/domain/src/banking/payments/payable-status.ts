import { absolute, compare, minus, sum, type Decimal } from '../../money/decimal.ts'

/** How an amount that is owed stands, for one of its two sides (domain §3.10). */
export const payableStatuses = ['open', 'scheduled', 'part_paid', 'held', 'paid', 'offset', 'written_off'] as const
export type PayableStatus = (typeof payableStatuses)[number]

/** Amounts of one payable; all bear the sign of `amount`, which is below 0 where it is owed back. */
export interface PayableAmounts {
  readonly amount: Decimal
  /** The part in dispute. */
  readonly held: Decimal
  /** In cash, as this side booked it. */
  readonly settled: Decimal
  /** Set off or written off, for both sides. */
  readonly cleared: Decimal
  /** Of `cleared`, what was given up. */
  readonly writtenOff: Decimal
  /** In payments that have not left the bank; '0' for the creditor, who does not see them. */
  readonly reserved: Decimal
}

/** What this side still waits for or owes, the part in dispute with it. */
export const openOf = ({ amount, settled, cleared }: PayableAmounts): Decimal => minus(amount, sum([settled, cleared]))

export function payableStatus(amounts: PayableAmounts): PayableStatus {
  const { held, settled, cleared, writtenOff, reserved } = amounts
  const open = openOf(amounts)
  if (isNothing(open)) {
    if (!isNothing(settled) || isNothing(cleared)) return 'paid'
    return isNothing(minus(cleared, writtenOff)) ? 'written_off' : 'offset'
  }
  if (!isNothing(reserved)) return 'scheduled'
  if (compare(absolute(held), absolute(open)) >= 0) return 'held'
  return isNothing(settled) && isNothing(cleared) ? 'open' : 'part_paid'
}

const isNothing = (amount: Decimal) => compare(amount, '0') === 0

/** A part of an invoice as it stands in the ledger. */
export interface BookedPart {
  readonly part: number
  /** Paid, cleared or on its way on either side: the least that it can come down to. */
  readonly used: Decimal
}

/**
 * The amounts of the parts of an invoice whose total changed: as they would be now, but none below what was used of it;
 * what that takes beyond the total comes off the other parts, and the rest is owed back.
 */
export function rebooked(
  wanted: readonly Decimal[],
  booked: readonly BookedPart[],
): { readonly amounts: readonly Decimal[]; readonly owedBack: Decimal } {
  const used = wanted.map((_, at) => booked.find(({ part }) => part === at + 1)?.used ?? '0')
  const gone = sum(booked.filter(({ part }) => part > wanted.length).map((part) => part.used))
  const amounts = wanted.map((amount, at) => (compare(amount, used[at]!) < 0 ? used[at]! : amount))
  let over = minus(sum([...amounts, gone]), sum(wanted))
  const cut = amounts.map((amount, at) => {
    const free = minus(amount, used[at]!)
    const off = compare(over, free) > 0 ? free : over
    over = minus(over, off)
    return minus(amount, off)
  })
  return { amounts: cut, owedBack: over }
}
