import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, minus, type Decimal } from '../../money/decimal.ts'
import { split } from '../../money/split.ts'
import { minorUnits } from '../../money/currency.ts'
import type { TaxCategory } from '../codes/tax-categories.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import type { Amount } from '../model/value-types.ts'
import type { AdjustmentDraft, EInvoiceDraft, LineDraft } from './draft.ts'

/** The document that another corrects or takes back. */
export interface Preceding {
  readonly number: string
  readonly issueDate: BusinessDate
}

type NewHead = Pick<EInvoiceDraft, 'number' | 'issueDate'>

const negated = (value: Decimal): Decimal => minus('0', value)

/** A whole new invoice that names the old one: the receiver replaces it. Sending the difference alone is not done here. */
export const correctionOf = (draft: EInvoiceDraft, head: NewHead, preceding: Preceding): EInvoiceDraft => ({
  ...draft,
  ...head,
  preceding: [...(draft.preceding ?? []), preceding],
})

/** Reasons of allowances are none of charges; without words of its own a part turned says that it was agreed. */
const turnedReasons = { allowance: 'ZZZ', charge: '64' } as const

const turned = <One extends Pick<AdjustmentDraft, 'kind' | 'reason'>>(one: One): One => ({
  ...one,
  kind: one.kind === 'charge' ? 'allowance' : 'charge',
  reasonCode: one.reason ? undefined : turnedReasons[one.kind],
})

/** The same invoice mirrored: quantities negative, prices as they were, allowances turned into charges and back. */
export function cancellationOf(draft: EInvoiceDraft, head: NewHead, preceding: Preceding): EInvoiceDraft {
  return {
    ...correctionOf(draft, head, preceding),
    lines: draft.lines.map((line) => ({
      ...line,
      quantity: negated(line.quantity),
      adjustments: line.adjustments?.map(turned),
    })),
    adjustments: draft.adjustments?.map(turned),
    prepaid: draft.prepaid && negated(draft.prepaid),
    cashRounding: draft.cashRounding && negated(draft.cashRounding),
    agreedTaxes: draft.agreedTaxes?.map((one) => ({ ...one, tax: negated(one.tax) })),
  }
}

/**
 * What was sent, mirrored to the last figure whatever was repaired or rounded in it. It asks for no payment, so that it
 * says neither how nor when.
 */
export function mirrorOf(invoice: EInvoice, head: NewHead, preceding: Preceding): EInvoice {
  const { lines, adjustments, taxTotals, totals, prepayments } = invoice
  return {
    ...invoice,
    ...head,
    dueDate: undefined,
    payments: undefined,
    terms: undefined,
    preceding: [preceding],
    lines: lines?.map((line) => ({
      ...line,
      quantity: line.quantity && { ...line.quantity, value: opposite(line.quantity.value) },
      amount: mirrored(line.amount),
      adjustments: line.adjustments?.map(mirroredPart),
    })),
    adjustments: adjustments?.map(mirroredPart),
    taxTotals: taxTotals?.map((total) => ({
      ...total,
      tax: mirrored(total.tax),
      subtotals: total.subtotals?.map((row) => ({ ...row, taxable: mirrored(row.taxable), tax: mirrored(row.tax) })),
    })),
    totals: totals && {
      ...(Object.fromEntries(Object.entries(totals).map(([key, amount]) => [key, mirrored(amount)])) as typeof totals),
      allowances: totals.charges,
      charges: totals.allowances,
    },
    prepayments: prepayments?.map((one) => ({ ...one, amount: mirrored(one.amount) })),
  }
}

const mirrored = <Figure extends Amount | undefined>(amount: Figure): Figure =>
  (amount && { ...amount, value: opposite(amount.value) }) as Figure

/** The same figure below nothing or above it, with the decimals that it was written with. */
function opposite(value: Decimal): Decimal {
  if (value.startsWith('-')) return value.slice(1)
  return compare(value, '0') === 0 ? value : `-${value}`
}

/** The amount of a part is positive either way. */
function mirroredPart<Part extends { readonly isCharge?: string; readonly reason?: string }>(part: Part): Part {
  const isCharge = part.isCharge === 'true'
  const reasonCode = part.reason ? undefined : turnedReasons[isCharge ? 'charge' : 'allowance']
  return { ...part, isCharge: String(!isCharge), reasonCode }
}

/** A delivery note as the second kind of monthly summary bills it: one sum per category. */
export interface NoteTotal {
  readonly number: string
  readonly category: TaxCategory
  /** Left out: the rate of the category on that day. */
  readonly percent?: Decimal
  readonly amount: Decimal
  readonly delivered: BusinessDate
}

/**
 * Lines of a monthly summary that name delivery notes instead of goods. Invoice and notes are the qualified invoice only
 * together, so the buyer must keep both; the notes show no tax. (The first kind has the goods as lines, with
 * `deliveryNotes` on each.)
 */
export const linesOfNotes = (notes: readonly NoteTotal[]): LineDraft[] =>
  notes.map(({ number, category, percent, amount, delivered }) => {
    const isReturn = compare(amount, '0') < 0
    return {
      name: number,
      quantity: isReturn ? '-1' : '1',
      unit: 'C62',
      price: isReturn ? negated(amount) : amount,
      category,
      ...(percent === undefined ? {} : { percent }),
      deliveryNotes: [number],
      period: { start: delivered, end: delivered },
    }
  })

/** A discount on the whole document, spread over its rates by what each bills; each rate needs an allowance of its own. */
export function spreadAllowance(
  amount: Decimal,
  bases: readonly { readonly category: TaxCategory; readonly amount: Decimal }[],
  why: Pick<AdjustmentDraft, 'reasonCode' | 'reason'>,
  currency: string,
): AdjustmentDraft[] {
  const shares = split(
    amount,
    bases.map((base) => base.amount),
    minorUnits(currency),
  )
  return bases.flatMap(({ category }, at) => {
    const share = shares[at] ?? '0'
    return compare(share, '0') === 0 ? [] : [{ kind: 'allowance' as const, amount: share, category, ...why }]
  })
}
