import { compare } from '../../../money/decimal.ts'
import { descendants, first, isAt, select, textAt } from '../../xml/select.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { decimalAt } from '../numbers.ts'
import { placesOf, yenSubtotals } from '../places.ts'
import type { Rule } from '../rule.ts'

const amounts =
  /^cbc:(Amount|BaseAmount|PriceAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount)$/

const totalsIn = (root: XmlElement, currency: string) =>
  select(root, 'cac:TaxTotal').filter((one) => first(one, 'cbc:TaxAmount')?.attributes.currencyID === currency)

/** Amounts that belong to a total of tax in the document's currency. */
function isTaxOf(root: XmlElement, currency: string): (element: XmlElement) => boolean {
  const totals = new Set<XmlElement | null | undefined>(totalsIn(root, currency))
  return (one) =>
    (isAt(one, 'cac:TaxTotal/cbc:TaxAmount') && totals.has(one.parent)) ||
    ((isAt(one, 'cac:TaxSubtotal/cbc:TaxableAmount') || isAt(one, 'cac:TaxSubtotal/cbc:TaxAmount')) &&
      totals.has(one.parent?.parent))
}

/** One currency for the document, and yen beside it for its tax. */
export const currencyRules: readonly Rule[] = [
  {
    id: 'ibr-126',
    message: 'currency',
    repair: 'unifyCurrency',
    check: ({ root, currency }) => {
      const isTax = isTaxOf(root, currency)
      return descendants(root, (one) => amounts.test(one.name) || isTax(one))
        .filter(({ attributes }) => attributes.currencyID !== currency)
        .map((at) => ({ at, found: at.attributes.currencyID ?? '–', expected: currency }))
    },
  },
  {
    id: 'aligned-ibr-jp-05',
    message: 'foreignTax',
    repair: 'removeTaxCurrency',
    check: ({ root, currency }) =>
      select(root, 'cbc:TaxCurrencyCode')
        .filter(({ text }) => text.trim() !== 'JPY')
        .map((at) => ({ at, found: at.text.trim(), expected: 'JPY', isRepairable: currency === 'JPY' })),
  },
  {
    id: 'ibr-077',
    message: 'foreignTax',
    repair: 'removeTaxCurrency',
    check: ({ root, currency }) =>
      select(root, 'cbc:TaxCurrencyCode')
        .filter(({ text }) => text.trim() === currency)
        .map((at) => ({ at, found: at.text.trim(), isRepairable: currency === 'JPY' })),
  },
  {
    id: 'ibr-053',
    message: 'foreignTax',
    check: ({ root }) =>
      select(root, 'cbc:TaxCurrencyCode')
        .filter(({ text }) => totalsIn(root, text.trim()).length === 0)
        .map((at) => ({ at: root, below: 'cac:TaxTotal', expected: at.text.trim() })),
  },
  {
    id: 'ibr-084',
    message: 'foreignTax',
    check: ({ root, currency }) => {
      const accounting = textAt(root, 'cbc:TaxCurrencyCode')
      const [[invoiced], [accounted]] = [totalsIn(root, currency), totalsIn(root, accounting)]
      const tax = invoiced && decimalAt(invoiced, 'cbc:TaxAmount')
      const yen = accounted && decimalAt(accounted, 'cbc:TaxAmount')
      if (!accounting || !tax || !yen || compare(tax, '0') * compare(yen, '0') >= 0) return []
      return [{ at: accounted, below: 'cbc:TaxAmount', found: yen }]
    },
  },
  {
    id: 'aligned-ibrp-053-jp',
    message: 'foreignTax',
    repair: 'recalculate',
    check: ({ root, currency }) => {
      const [, second] = totalsIn(root, currency)
      return second ? [{ at: second, found: currency }] : []
    },
  },
  {
    id: 'aligned-ibr-jp-06',
    message: 'yenTaxDecimals',
    check: (context) =>
      placesOf(yenSubtotals, context)
        .flatMap((one) => select(one, 'cbc:TaxAmount'))
        .filter(({ attributes, text }) => attributes.currencyID === 'JPY' && text.includes('.'))
        .map((at) => ({ at, found: at.text.trim() })),
  },
]
