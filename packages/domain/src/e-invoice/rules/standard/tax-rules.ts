import { compare, percentOf } from '../../../money/decimal.ts'
import type { EInvoiceProfile } from '../../model/profiles.ts'
import type { RepairName } from '../../repairs/repair-names.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { descendants, first, isAt, select, textAt } from '../../xml/select.ts'
import { decimalAt, decimalOf, isSame, wholesAround } from '../numbers.ts'
import {
  documentAllowances,
  documentCharges,
  documentSubtotals,
  isVat,
  lineTax,
  placesOf,
  type Place,
} from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'

const taxed: readonly EInvoiceProfile[] = ['jp_pint', 'jp_selfbilling']
const category = 'cac:TaxCategory'
const scheme = (element: XmlElement) =>
  isAt(element, 'cac:TaxCategory/cac:TaxScheme/cbc:ID') ||
  isAt(element, 'cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID')

/** 051-jp: between the whole numbers around base × rate; nothing at rate 0, nor outside the tax. */
function taxAmounts(context: RuleContext): Violation[] {
  return placesOf(documentSubtotals, context).flatMap((subtotal) => {
    const at = first(subtotal, 'cbc:TaxAmount')
    const [tax, base] = [decimalOf(at), decimalAt(subtotal, 'cbc:TaxableAmount')]
    const rate = decimalAt(subtotal, `${category}/cbc:Percent`)
    const isOutside = textAt(subtotal, `${category}/cbc:ID`) === 'O'
    if (!at || tax === null || (rate === null && !isOutside) || (rate !== null && isOutside)) return []
    const [low, high] = wholesAround(percentOf(base ?? '0', rate ?? '0'))
    if (compare(tax, low) >= 0 && compare(tax, high) <= 0) return []
    const values = { rate: rate ?? '0', low, high }
    return [{ at, found: tax, expected: low === high ? low : `${low} / ${high}`, values }]
  })
}

const hasCategory =
  (place: Place, id: string): Place =>
  (context) =>
    placesOf(place, context).filter((one) => isVat(one) && textAt(one, 'cbc:ID') === id)

const below =
  (place: Place): Place =>
  (context) =>
    placesOf(place, context).flatMap((one) => select(one, category))

/** The three untaxed categories: where each may stand, which rate it carries, and that it stands once in the breakdown, without tax. */
const untaxed = (['E', 'G', 'O'] as const).flatMap((id): Rule[] => {
  const places: readonly (readonly [number: string, place: Place])[] = [
    ['05', lineTax],
    ['06', below(documentAllowances)],
    ['07', below(documentCharges)],
  ]
  const repair: RepairName = id === 'O' ? 'removeRates' : 'zeroRates'
  const isWrong = (one: XmlElement) => {
    const percent = decimalAt(one, 'cbc:Percent')
    return id === 'O' ? first(one, 'cbc:Percent') !== undefined : percent === null || !isSame(percent, '0')
  }
  const rates = places.map(([number, place]): Rule => ({
    id: `aligned-ibrp-${id.toLowerCase()}-${number}`,
    message: 'zeroRated',
    repair,
    check: (context) =>
      placesOf(hasCategory(place, id), context)
        .filter(isWrong)
        .map((at) => ({
          at,
          below: 'cbc:Percent',
          found: textAt(at, 'cbc:Percent'),
          expected: id === 'O' ? '–' : '0',
          values: { code: id },
        })),
  }))
  return [oncePerBreakdown(id), ...rates, withoutTax(id)]
})

function oncePerBreakdown(id: string): Rule {
  return {
    id: `aligned-ibrp-${id.toLowerCase()}-01`,
    message: 'zeroRated',
    repair: 'recalculate',
    check: ({ root, currency }) => {
      const isMeant = (one: XmlElement) =>
        (isAt(one, category) || isAt(one, 'cac:ClassifiedTaxCategory')) && isVat(one) && textAt(one, 'cbc:ID') === id
      const all = descendants(root, isMeant)
      const rows = all.filter(
        (one) =>
          isAt(one, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory') &&
          (first(one.parent as XmlElement, 'cbc:TaxAmount')?.attributes.currencyID ?? currency) === currency,
      )
      if (all.length === 0 || rows.length === 1) return []
      return [{ at: root, below: 'cac:TaxTotal', found: String(rows.length), expected: '1', values: { code: id } }]
    },
  }
}

function withoutTax(id: string): Rule {
  return {
    id: `aligned-ibrp-${id.toLowerCase()}-09`,
    message: 'zeroRated',
    repair: 'recalculate',
    check: (context) =>
      placesOf(hasCategory('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory', id), context).flatMap((one) => {
        const at = one.parent && first(one.parent, 'cbc:TaxAmount')
        const tax = decimalOf(at ?? undefined)
        return at && tax !== null && !isSame(tax, '0') ? [{ at, found: tax, expected: '0', values: { code: id } }] : []
      }),
  }
}

/** Categories, rates and the breakdown by rate. */
export const taxRules: readonly Rule[] = [
  {
    id: 'aligned-ibrp-047',
    message: 'breakdownIncomplete',
    repair: 'recalculate',
    check: (context) =>
      placesOf('//cac:TaxSubtotal', context)
        .filter((one) => !select(one, category).some((each) => isVat(each) && select(each, 'cbc:ID').length > 0))
        .map((at) => ({ at, below: `${category}/cbc:ID` })),
  },
  {
    id: 'aligned-ibrp-048',
    message: 'breakdownIncomplete',
    repair: 'recalculate',
    check: (context) =>
      placesOf('//cac:TaxSubtotal', context)
        .filter((one) => {
          const vat = select(one, category).filter(isVat)
          return !vat.some((each) => select(each, 'cbc:Percent').length > 0 || textAt(each, 'cbc:ID') === 'O')
        })
        .map((at) => ({ at, below: `${category}/cbc:Percent` })),
  },
  { id: 'aligned-ibrp-051-jp', message: 'taxAmount', profiles: taxed, repair: 'recalculate', check: taxAmounts },
  {
    id: 'aligned-ibr-jp-03',
    message: 'taxScheme',
    repair: 'nameTaxScheme',
    check: ({ root }) =>
      descendants(root, (one) => scheme(one) && !one.text.includes('VAT')).map((at) => ({
        at,
        found: at.text.trim(),
        expected: 'VAT',
      })),
  },
  {
    id: 'aligned-ibr-jp-07-ntr',
    message: 'nonTaxTax',
    profiles: ['jp_nontax'],
    repair: 'zeroTax',
    check: ({ root }) =>
      descendants(root, ({ name }) => name === 'cbc:TaxAmount').flatMap((at) => {
        const tax = decimalOf(at)
        return tax !== null && !isSame(tax, '0') ? [{ at, found: tax, expected: '0' }] : []
      }),
  },
  ...untaxed,
]
