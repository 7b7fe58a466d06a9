import { minus, sum, type Decimal } from '../../../money/decimal.ts'
import { eInvoiceProfiles, type EInvoiceProfile } from '../../model/profiles.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { first, select } from '../../xml/select.ts'
import { decimalAt, decimalOf, decimalsAt, distance, isSame, roundToCents } from '../numbers.ts'
import { isAllowance, isCharge, line } from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'

const total = 'cac:LegalMonetaryTotal'
/** Sums hold in every profile, those from abroad too. */
const everywhere = Object.keys(eInvoiceProfiles) as EInvoiceProfile[]

/** A breach where a figure that is there is not what it should be; `right` is null where it cannot be told. */
function differs(at: XmlElement | undefined, right: Decimal | null): Violation[] {
  const found = decimalOf(at)
  if (!at || found === null || right === null) return []
  const expected = roundToCents(right)
  return isSame(found, expected) ? [] : [{ at, found, expected, values: { difference: distance(found, expected) } }]
}

function sumOf(elements: readonly XmlElement[], path: string): Decimal | null {
  const parts = elements.flatMap((one) => select(one, path)).map(decimalOf)
  return parts.every((one) => one !== null) ? sum(parts) : null
}

/** A total of allowances or charges: present exactly when there are some. */
function adjustmentTotal({ root }: RuleContext, name: string, isMeant: (one: XmlElement) => boolean): Violation[] {
  const adjustments = select(root, 'cac:AllowanceCharge').filter(isMeant)
  const totals = first(root, total)
  const at = first(root, `${total}/${name}`)
  const right = sumOf(adjustments, 'cbc:Amount')
  if (at || !totals || adjustments.length === 0 || right === null) return differs(at, right)
  return [{ at: totals, below: name, expected: right, values: { difference: right } }]
}

const orZero = (value: Decimal | null): Decimal => value ?? '0'

function exTax({ root }: RuleContext): Violation[] {
  const totals = first(root, total)
  const lines = totals && decimalAt(totals, 'cbc:LineExtensionAmount')
  if (!totals || !lines) return []
  const charges = orZero(decimalAt(totals, 'cbc:ChargeTotalAmount'))
  const allowances = orZero(decimalAt(totals, 'cbc:AllowanceTotalAmount'))
  return differs(first(totals, 'cbc:TaxExclusiveAmount'), minus(sum([lines, charges]), allowances))
}

/** The first total of tax must be in the currency of the document, or nothing adds up to the network. */
function incTax({ root, currency }: RuleContext): Violation[] {
  const totals = first(root, total)
  const [tax] = select(root, 'cac:TaxTotal')
  const ex = totals && decimalAt(totals, 'cbc:TaxExclusiveAmount')
  const at = totals && first(totals, 'cbc:TaxInclusiveAmount')
  const amount = tax && first(tax, 'cbc:TaxAmount')
  if (!at || !ex) return []
  if (!amount) return [{ at, found: at.text.trim(), values: { difference: '–' } }]
  if (amount.attributes.currencyID !== currency) {
    return [{ at: amount, found: amount.attributes.currencyID, expected: currency, values: { difference: '–' } }]
  }
  const value = decimalOf(amount)
  return value === null ? [] : differs(at, sum([ex, value]))
}

function payable({ root }: RuleContext): Violation[] {
  const totals = first(root, total)
  const inc = totals && decimalAt(totals, 'cbc:TaxInclusiveAmount')
  if (!totals || !inc) return []
  const prepaid = orZero(decimalAt(totals, 'cbc:PrepaidAmount'))
  const rounding = orZero(decimalAt(totals, 'cbc:PayableRoundingAmount'))
  return differs(first(totals, 'cbc:PayableAmount'), sum([minus(inc, prepaid), rounding]))
}

function taxTotals({ root }: RuleContext): Violation[] {
  return select(root, 'cac:TaxTotal')
    .filter((one) => select(one, 'cac:TaxSubtotal').length > 0)
    .flatMap((one) => differs(first(one, 'cbc:TaxAmount'), sumOf([one], 'cac:TaxSubtotal/cbc:TaxAmount')))
}

const sums: readonly (readonly [id: string, check: Rule['check']])[] = [
  [
    'ibr-co-10',
    ({ root }) => {
      const lines = decimalsAt(root, `${line}/cbc:LineExtensionAmount`)
      return differs(first(root, `${total}/cbc:LineExtensionAmount`), lines && sum(lines))
    },
  ],
  ['ibr-co-11', (context) => adjustmentTotal(context, 'cbc:AllowanceTotalAmount', isAllowance)],
  ['ibr-co-12', (context) => adjustmentTotal(context, 'cbc:ChargeTotalAmount', isCharge)],
  ['ibr-co-13', exTax],
  ['ibr-co-14', taxTotals],
  ['ibr-co-15', incTax],
  ['ibr-co-16', payable],
]

/** Figures of the head with more than two decimals. */
const cents: readonly (readonly [id: string, path: string])[] = [
  ['ibr-091', `${total}/cbc:PayableAmount`],
  ['ibr-121', `${total}/cbc:AllowanceTotalAmount`],
  ['ibr-122', `${total}/cbc:ChargeTotalAmount`],
  ['ibr-123', `${total}/cbc:TaxExclusiveAmount`],
  ['ibr-124', 'cac:TaxTotal/cbc:TaxAmount'],
  ['ibr-125', `${total}/cbc:TaxInclusiveAmount`],
]

export const totalRules: readonly Rule[] = [
  ...sums.map(([id, check]): Rule => ({
    id,
    message: 'totalsDiffer',
    profiles: everywhere,
    check,
    repair: 'recalculate',
  })),
  ...cents.map(([id, path]): Rule => ({
    id,
    message: 'totalMissing',
    repair: 'recalculate',
    check: ({ root }) =>
      select(root, path)
        .filter(({ text }) => /\.\d{3,}$/.test(text.trim()))
        .map((at) => ({ at, found: at.text.trim() })),
  })),
]
