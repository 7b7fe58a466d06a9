import { compare, isDecimal, minus, percentOf, sum, times } from '../../../money/decimal.ts'
import { minorUnits } from '../../../money/currency.ts'
import { readRegistrationNumber } from '../../../people/registration-number.ts'
import { isTaxCategory, taxCategories, taxRateOn } from '../../codes/tax-categories.ts'
import { eInvoiceProfiles, type EInvoiceProfile } from '../../model/profiles.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { around, descendants, first, named, select, textAt } from '../../xml/select.ts'
import { isXmlText } from '../../../xml/write-xml.ts'
import { decimalAt, decimalOf, distance, isSame, wholesAround } from '../numbers.ts'
import { documentSubtotals, isCharge, isVat, line, placesOf, seller, sellerVatIds, yenSubtotals } from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'
import { baseRules } from './base-rules.ts'

const taxed: readonly EInvoiceProfile[] = ['jp_pint', 'jp_selfbilling']
const yenOnly = named('cbc:LineExtensionAmount', 'cbc:TaxableAmount')

/** A category, and a rate except outside the tax. */
const lacksRate = (category: XmlElement | undefined): boolean =>
  !category ||
  textAt(category, 'cbc:ID') === '' ||
  (textAt(category, 'cbc:ID') !== 'O' && textAt(category, 'cbc:Percent') === '')

const adjustmentTax = (id: string, isMeant: (one: XmlElement) => boolean): Rule => ({
  id,
  message: 'adjustmentTax',
  check: ({ root }) =>
    select(root, 'cac:AllowanceCharge')
      .filter((one) => isMeant(one) && lacksRate(first(one, 'cac:TaxCategory')))
      .map((at) => ({ at, below: 'cac:TaxCategory/cbc:Percent' })),
})

/** Whole yen wherever an amount is paid; prices and quantities may have decimals. */
function decimalYen({ root }: RuleContext): Violation[] {
  const total = (one: XmlElement) => one.parent?.name === 'cac:LegalMonetaryTotal'
  const adjustment = (one: XmlElement) =>
    one.name === 'cbc:Amount' && one.parent?.name === 'cac:AllowanceCharge' && one.parent.parent?.name !== 'cac:Price'
  return descendants(root, (one) => yenOnly(one) || total(one) || adjustment(one))
    .filter(({ attributes, text }) => attributes.currencyID === 'JPY' && text.includes('.'))
    .map((at) => wholeYen(at))
}

function wholeYen(at: XmlElement): Violation {
  const found = at.text.trim()
  const whole = found.replace(/\.0*$/, '')
  return { at, found, expected: whole.includes('.') ? undefined : whole, isRepairable: !whole.includes('.') }
}

/** The days whose rates hold for a line, or for the document: of its period, else of issue. */
function daysIn(holder: XmlElement): string[] {
  const period = first(holder, 'cac:InvoicePeriod')
  return period ? ['cbc:StartDate', 'cbc:EndDate'].map((name) => textAt(period, name)).filter(Boolean) : []
}

function wrongRates({ root }: RuleContext): Violation[] {
  const ofDocument = [...daysIn(root), textAt(root, 'cbc:IssueDate')].slice(0, 2)
  return descendants(root, named('cac:TaxCategory', 'cac:ClassifiedTaxCategory')).flatMap((category) => {
    const [id, percent] = [textAt(category, 'cbc:ID'), decimalAt(category, 'cbc:Percent')]
    if (!isTaxCategory(id) || !taxCategories[id].isTaxed || percent === null) return []
    const holder = around(category, line)
    const ofLine = holder ? daysIn(holder) : []
    const right = (ofLine.length > 0 ? ofLine : ofDocument).map((day) => taxRateOn(id, day) ?? '0')
    if (right.some((rate) => isSame(rate, percent))) return []
    const values = { code: id, rate: right[0] ?? '' }
    return [{ at: category, below: 'cbc:Percent', found: percent, expected: right[0], values }]
  })
}

/** price ÷ base quantity × quantity − allowances + charges, to less than one unit that can be paid. */
function lineAmounts({ root, currency }: RuleContext): Violation[] {
  return select(root, line).flatMap((one) => {
    const at = first(one, 'cbc:LineExtensionAmount')
    const amount = decimalOf(at)
    const [price, quantity] = ['cac:Price/cbc:PriceAmount', 'cbc:InvoicedQuantity'].map((path) => decimalAt(one, path))
    const base = decimalAt(one, 'cac:Price/cbc:BaseQuantity') ?? '1'
    if (!at || amount === null || !price || !quantity || compare(base, '0') <= 0) return []
    const adjustments = select(one, 'cac:AllowanceCharge').map((each) => {
      const value = decimalAt(each, 'cbc:Amount') ?? '0'
      return isCharge(each) ? value : minus('0', value)
    })
    const unit = minorUnits(currency) === 0 ? '1' : '0.01'
    const exact = sum([times(price, quantity), times(sum(adjustments), base)])
    if (compare(distance(times(amount, base), exact), times(unit, base)) < 0) return []
    const expected = isSame(base, '1') ? exact : undefined
    return [{ at, found: amount, expected }]
  })
}

function yenTax(context: RuleContext): Violation[] {
  const { root, yenRate } = context
  if (!yenRate || !isDecimal(yenRate)) return []
  const bases = new Map(
    placesOf(documentSubtotals, context).map((one) => [rateKey(one), decimalAt(one, 'cbc:TaxableAmount')]),
  )
  return placesOf(yenSubtotals, { ...context, root }).flatMap((one) => {
    const [at, base] = [first(one, 'cbc:TaxAmount'), bases.get(rateKey(one))]
    const [tax, percent] = [decimalOf(at), decimalAt(one, 'cac:TaxCategory/cbc:Percent') ?? '0']
    if (!at || tax === null || !base) return []
    const [low, high] = wholesAround(percentOf(times(base, yenRate), percent))
    if (compare(tax, low) >= 0 && compare(tax, high) <= 0) return []
    return [{ at, found: tax, expected: `${low} / ${high}`, values: { low, high } }]
  })
}

const rateKey = (subtotal: XmlElement): string =>
  `${textAt(subtotal, 'cac:TaxCategory/cbc:ID')} ${Number(textAt(subtotal, 'cac:TaxCategory/cbc:Percent'))}`

const payingBy = ({ root }: RuleContext, ...codes: readonly string[]): XmlElement[] =>
  select(root, 'cac:PaymentMeans').filter((one) => codes.includes(textAt(one, 'cbc:PaymentMeansCode')))

/** Our own caps; the standard has none. */
const caps: readonly (readonly [path: string, most: number])[] = [
  ['cbc:ID', 24],
  [`${line}/cac:Item/cbc:Name`, 200],
]

/** What the official rules let through and we do not. The id keeps that of the rule that was meant, behind `own-`. */
export const stricterRules: readonly Rule[] = [
  ...baseRules,
  {
    id: 'own-aligned-ibr-jp-06',
    message: 'yenTaxDecimals',
    repair: 'writeWholeYen',
    check: (context) =>
      context.currency === 'JPY'
        ? descendants(context.root, ({ name }) => name === 'cbc:TaxAmount')
            .filter(({ attributes, text }) => attributes.currencyID === 'JPY' && text.includes('.'))
            .map(wholeYen)
        : [],
  },
  { id: 'own-yen', message: 'yenDecimals', repair: 'writeWholeYen', check: decimalYen },
  {
    id: 'own-aligned-ibrp-050-jp',
    message: 'lineRate',
    check: ({ root }) =>
      select(root, line)
        .filter((one) => lacksRate(first(one, 'cac:Item/cac:ClassifiedTaxCategory')))
        .map((at) => ({ at, below: 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent' })),
  },
  adjustmentTax('own-aligned-ibrp-032-jp', (one) => !isCharge(one)),
  adjustmentTax('own-aligned-ibrp-037-jp', isCharge),
  { id: 'own-line', message: 'lineAmount', repair: 'recalculate', check: lineAmounts },
  { id: 'own-rate', message: 'rateOfCategory', check: wrongRates },
  {
    id: 'own-check-digit',
    message: 'registrationCheckDigit',
    check: (context) =>
      (context.isNumberExcused ? [] : placesOf(sellerVatIds, context))
        .flatMap((scheme) => select(scheme, 'cbc:CompanyID'))
        .flatMap((at) => {
          const { value, fault } = readRegistrationNumber(at.text)
          if (fault?.code !== 'check_digit' || value !== at.text.trim()) return []
          return [{ at, found: String(fault.found), expected: String(fault.expected) }]
        }),
  },
  {
    id: 'own-seller-scheme',
    message: 'sellerScheme',
    profiles: taxed,
    check: ({ root }) => {
      const schemes = select(root, `${seller}/cac:PartyTaxScheme`).filter(
        (one) => select(one, 'cbc:CompanyID').length > 0,
      )
      const [other] = schemes
      return other && !schemes.some(isVat)
        ? [{ at: other, found: textAt(other, 'cac:TaxScheme/cbc:ID'), expected: 'VAT' }]
        : []
    },
  },
  {
    id: 'own-jpy-tax',
    message: 'foreignTaxMissing',
    profiles: taxed,
    check: ({ root, currency }) =>
      currency === '' || currency === 'JPY' || select(root, 'cbc:TaxCurrencyCode').length > 0
        ? []
        : [{ at: root, below: 'cbc:TaxCurrencyCode', found: currency, expected: 'JPY' }],
  },
  { id: 'own-jpy-tax-amount', message: 'foreignTaxAmount', profiles: taxed, check: yenTax },
  {
    id: 'own-promissory-note',
    message: 'promissoryNote',
    check: (context) =>
      context.isProtected === false
        ? []
        : payingBy(context, '60').map((at) => ({ at, below: 'cbc:PaymentMeansCode', found: '60' })),
  },
  {
    id: 'own-aligned-ibrp-019',
    message: 'mandateMissing',
    check: (context) =>
      payingBy(context, '49', '59')
        .filter((one) => textAt(one, 'cac:PaymentMandate/cbc:ID') === '')
        .map((at) => ({ at, below: 'cac:PaymentMandate/cbc:ID' })),
  },
  {
    id: 'own-aligned-ibrp-001-jp',
    message: 'specificationExact',
    repair: 'nameProfile',
    check: ({ root, profile }) => {
      const { customization, alsoReceived } = eInvoiceProfiles[profile]
      return select(root, 'cbc:CustomizationID')
        .filter(({ text }) =>
          [customization, ...alsoReceived].some((id) => text.trim().startsWith(id) && text.trim() !== id),
        )
        .map((at) => ({ at, found: at.text.trim(), expected: customization }))
    },
  },
  {
    id: 'own-characters',
    message: 'characters',
    repair: 'removeCharacters',
    check: ({ root }) => descendants(root, ({ text }) => !isXmlText(text)).map((at) => ({ at })),
  },
  {
    id: 'own-length',
    message: 'tooLong',
    check: ({ root }) =>
      caps.flatMap(([path, most]) =>
        select(root, path)
          .filter(({ text }) => [...text].length > most)
          .map((at) => ({
            at,
            found: String([...at.text].length),
            expected: String(most),
            values: { most: String(most) },
          })),
      ),
  },
]
