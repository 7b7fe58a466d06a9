import { enteredOf, sum } from '@tsumugi/domain'
import {
  type EInvoiceDraft,
  exclusiveOf,
  restated,
  type RestatedRate,
  type TaxCategory,
} from '@tsumugi/domain/e-invoice'
import { documentAmounts } from '@tsumugi/domain/trading'
import { invalid } from '../../../http/refusal.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import type { LineDataRow } from '../../../records/lines/line-queries.ts'
import { termsOf } from '../../../records/lines/document-terms.ts'

/**
 * The draft as the standard can say it (evidence e-invoice §4, §7): prices with the tax in them are taken apart, each rate
 * to the yen as the invoice has it; a seller who is not registered shows none, so that the amounts hold all that is paid.
 * @throws Refusal 422 `e_invoice_inc_tax`: the standard has no such figures
 */
export function sayable(draft: EInvoiceDraft, row: DocumentDataRow, lines: readonly LineDataRow[]): EInvoiceDraft {
  const isWithTax = row.tax_mode === 'inc_tax'
  const isTaxed = draft.profile !== 'jp_nontax'
  if (isWithTax !== isTaxed) return draft
  const terms = termsOf(row, lines)
  const rates = documentAmounts(terms).taxTotals.map((total): RestatedRate => {
    const { ratePercent, tax, taxable } = total
    const category = (total.category ?? 'S') as TaxCategory
    const entered = enteredOf(total, terms.taxMode)
    const base = isTaxed ? taxable : sum([taxable, tax])
    return { category, percent: category === 'O' ? null : ratePercent, entered, base, tax: isTaxed ? tax : '0' }
  })
  if (isTaxed && row.currency === 'JPY') assertSayable(rates, row)
  return restated(draft, rates)
}

/** 10,009 with 10 % cut down is 909 on 9,100, for which the standard allows 910 alone. */
function assertSayable(rates: readonly RestatedRate[], { tax_rounding: rounding }: DocumentDataRow): void {
  for (const { percent, entered, tax } of rates) {
    if (percent === null) continue
    const { base, isPossible, low } = exclusiveOf(entered, percent, rounding)
    if (!isPossible)
      throw invalid({ code: 'e_invoice_inc_tax', meta: { rate: percent, gross: entered, base, tax, low } })
  }
}
