import { compare } from '../../../money/decimal.ts'
import { descendants, first, isAt, select, textAt } from '../../xml/select.ts'
import type { XmlElement } from '../../xml/element.ts'
import { decimalAt } from '../numbers.ts'
import { placesOf, yenSubtotals } from '../places.ts'
import type { Rule } from '../rule.ts'

const amounts =
  /^cbc:(Amount|BaseAmount|PriceAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount)$/

const totalIn = (root: XmlElement, currency: string) =>
  select(root, 'cac:TaxTotal').filter((one) => first(one, 'cbc:TaxAmount')?.attributes.currencyID === currency)

/** Amounts that belong to a total of tax in the document's currency. */
function isTaxOf(currency: string): (element: XmlElement) => boolean {
  const isMeant = (one: XmlElement | null) => one !== null && totalIn(one.parent ?? one, currency).includes(one)
  return (one) =>
    (isAt(one, 'cac:TaxTotal/cbc:TaxAmount') && isMeant(one.parent)) ||
    ((isAt(one, 'cac:TaxSubtotal/cbc:TaxableAmount') || isAt(one, 'cac:TaxSubtotal/cbc:TaxAmount')) &&
      isMeant(one.parent?.parent ?? null))
}

/** One currency for the document, and yen beside it for its tax. */
export const currencyRules: readonly Rule[] = [
  {
    id: 'ibr-126',
    message: 'currency',
    repair: 'unifyCurrency',
    check: ({ root, currency }) => {
      const isTax = isTaxOf(currency)
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
        .filter(({ text }) => totalIn(root, text.trim()).length === 0)
        .map((at) => ({ at: root, below: 'cac:TaxTotal', expected: at.text.trim() })),
  },
  {
    id: 'ibr-084',
    message: 'foreignTax',
    check: ({ root, currency }) => {
      const accounting = textAt(root, 'cbc:TaxCurrencyCode')
      const [one, other] = [currency, accounting].map((code) => totalIn(root, code)[0])
      const [own, foreign] = [one && decimalAt(one, 'cbc:TaxAmount'), other && decimalAt(other, 'cbc:TaxAmount')]
      if (!accounting || !other || !own || !foreign || compare(own, '0') * compare(foreign, '0') >= 0) return []
      return [{ at: other, below: 'cbc:TaxAmount', found: foreign }]
    },
  },
  {
    id: 'aligned-ibrp-053-jp',
    message: 'foreignTax',
    repair: 'recalculate',
    check: ({ root, currency }) => {
      const [, second] = totalIn(root, currency)
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
