import { compare, type TaxMode } from '@tsumugi/domain'
import { taxCategoryOf, type DocumentTerms, type LineKind, type TaxRateCode } from '@tsumugi/domain/trading'
import type { DocumentDataRow } from '../documents/document-row.ts'
import type { LineDataRow } from './line-queries.ts'

/** All that the figures of a document that bears tax follow from, as it is stored (domain §3.7). */
export function termsOf(document: DocumentDataRow, lines: readonly LineDataRow[]): DocumentTerms {
  const isPriced = lines.some(({ amount }) => amount !== null && compare(amount, '0') !== 0)
  return {
    lines: lines.map((line) => ({
      kind: line.line_kind as LineKind,
      quantity: String(line.quantity),
      unitPrice: String(line.unit_price ?? '0'),
      discount: String(line.discount ?? '0'),
      ratePercent: String(line.tax_percent ?? '0'),
      category: taxCategoryOf(line.tax_code as TaxRateCode),
    })),
    // Nothing can be taken off nothing: a discount waits for lines with an amount.
    discount: isPriced ? String(document.discount ?? '0') : '0',
    currency: document.currency,
    taxMode: document.tax_mode as TaxMode,
    lineRounding: document.line_rounding,
    taxRounding: document.tax_rounding,
    prepaid: '0',
  }
}
