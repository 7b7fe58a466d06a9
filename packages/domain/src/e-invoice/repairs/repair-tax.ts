import type { EInvoice } from '../model/invoice-fields.ts'
import { recalculate } from './recalculate.ts'

type Category = { readonly id?: string; readonly percent?: string; readonly scheme?: string }
type Change = <One extends Category>(category: One) => One

/** Puts every category of lines, adjustments and breakdowns through `change`. */
function changeCategories(invoice: EInvoice, change: Change): EInvoice {
  const changed = <One extends Category>(category: One | undefined) => category && change(category)
  return {
    ...invoice,
    lines: invoice.lines?.map((line) => ({ ...line, item: { ...line.item, tax: changed(line.item?.tax) } })),
    adjustments: invoice.adjustments?.map((one) => ({ ...one, tax: changed(one.tax) })),
    taxTotals: invoice.taxTotals?.map((total) => ({
      ...total,
      subtotals: total.subtotals?.map((one) => ({ ...one, category: changed(one.category) })),
    })),
  }
}

/** Outside the tax there is no rate, not even 0. */
export const removeRates = (invoice: EInvoice): EInvoice =>
  changeCategories(invoice, (one) => (one.id === 'O' ? { ...one, percent: undefined } : one))

/** Of categories alone: under which scheme a party's number stands, only the party knows. */
export const nameTaxScheme = (invoice: EInvoice): EInvoice =>
  changeCategories(invoice, (one) => ({ ...one, scheme: 'VAT' }))

/** Exempt and exported goods are taxed at 0. */
export const zeroRates = (invoice: EInvoice): EInvoice =>
  recalculate(changeCategories(invoice, (one) => (one.id === 'E' || one.id === 'G' ? { ...one, percent: '0' } : one)))

/** A seller who is not registered shows no tax. */
export const zeroTax = (invoice: EInvoice): EInvoice => recalculate(invoice, 'jp_nontax')
