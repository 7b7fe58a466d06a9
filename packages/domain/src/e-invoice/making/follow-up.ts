import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, minus, type Decimal } from '../../money/decimal.ts'
import { split } from '../../money/split.ts'
import { minorUnits } from '../../money/currency.ts'
import type { TaxCategory } from '../codes/tax-categories.ts'
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
  }
}

/** A delivery note as the second kind of monthly summary bills it: one sum per category. */
export interface NoteTotal {
  readonly number: string
  readonly category: TaxCategory
  readonly amount: Decimal
  readonly delivered: BusinessDate
}

/**
 * Lines of a monthly summary that name delivery notes instead of goods. Invoice and notes are the qualified invoice only
 * together, so the buyer must keep both; the notes show no tax. (The first kind has the goods as lines, with
 * `deliveryNotes` on each.)
 */
export const linesOfNotes = (notes: readonly NoteTotal[]): LineDraft[] =>
  notes.map(({ number, category, amount, delivered }) => {
    const isReturn = compare(amount, '0') < 0
    return {
      name: number,
      quantity: isReturn ? '-1' : '1',
      unit: 'C62',
      price: isReturn ? negated(amount) : amount,
      category,
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
