import { expect, it } from 'vitest'
import { roundings, type Rounding } from '../../money/rounding.ts'
import { isInTaxRange, taxModes } from '../../money/tax.ts'
import { creditOf } from './credit.ts'
import { documentAmounts, type DocumentAmounts, type DocumentTerms } from './document-amounts.ts'
import { decimalText, magnitude, roundedQuotient, scaled, seeded } from './exact-fraction.fixture.ts'
import { yenTaxTotals } from './yen-tax.ts'

const random = seeded(20_261_123)
const rates = ['10', '8', '0'] as const

function invoice(): DocumentTerms {
  const currency = random.one(['JPY', 'JPY', 'USD'])
  const places = currency === 'JPY' ? 0 : 2
  const lines = Array.from({ length: 1 + random.below(5) }, () => ({
    kind: 'goods' as const,
    // Now and then a return within the invoice.
    quantity: decimalText(BigInt(random.below(12) === 0 ? -random.below(5_000) : random.below(500_000)), 2),
    unitPrice: decimalText(BigInt(random.below(9_999_999)), random.one([0, 2, 4])),
    discount: decimalText(BigInt(random.below(4) === 0 ? random.below(500) : 0), places),
    ratePercent: random.one(rates),
  }))
  return {
    lines,
    discount: '0',
    currency,
    taxMode: random.one(taxModes),
    lineRounding: random.one(roundings),
    taxRounding: random.one(roundings),
    prepaid: '0',
  }
}

/** Amounts of lines in the currency's smallest unit. */
function exactAmounts({ lines, lineRounding }: DocumentTerms, places: number): bigint[] {
  const toUnit = 10n ** BigInt(6 - places)
  return lines.map(({ quantity, unitPrice, discount }) => {
    const product = scaled(quantity, 2) * scaled(unitPrice, 4)
    return roundedQuotient(product, toUnit, lineRounding) - scaled(discount, places)
  })
}

function exactTax(entered: bigint, percent: bigint, terms: DocumentTerms, rounding: Rounding = terms.taxRounding) {
  return roundedQuotient(entered * percent, terms.taxMode === 'ex_tax' ? 100n : 100n + percent, rounding)
}

/** By the largest remainder; ties to the first. */
function exactShares(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, each) => sum + each, 0n)
  const parts = weights.map((weight) => (total * weight) / whole)
  const left = total - parts.reduce((sum, each) => sum + each, 0n)
  const order = weights
    .map((weight, at) => ({ at, rest: (total * weight) % whole }))
    .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1))
  for (const { at } of order.slice(0, Number(left))) parts[at]! += 1n
  return parts
}

interface ExactTotals {
  readonly lines: readonly bigint[]
  readonly percents: readonly bigint[]
  /** Per rate, after the discount, as the document is entered. */
  readonly entered: readonly bigint[]
  readonly discount: bigint
}

function exactTotals(terms: DocumentTerms, places: number, discounted: boolean): ExactTotals {
  const lines = exactAmounts(terms, places)
  const rates = [...new Set(terms.lines.map(({ ratePercent }) => ratePercent))]
  const byRate = rates.map((rate) =>
    lines.reduce((sum, each, at) => (terms.lines[at]!.ratePercent === rate ? sum + each : sum), 0n),
  )
  const mayDiscount = discounted && byRate.every((each) => each >= 0n) && byRate.some((each) => each > 0n)
  const discount = mayDiscount ? BigInt(random.below(100_000)) : 0n
  const shares = mayDiscount ? exactShares(discount, byRate) : byRate.map(() => 0n)
  return { lines, percents: rates.map(BigInt), entered: byRate.map((each, at) => each - shares[at]!), discount }
}

/** What is wrong with the figures of a document, in words for who reads a failure. */
function faultsOf(terms: DocumentTerms, { lines, percents, entered }: ExactTotals, places: number): string[] {
  const answer = documentAmounts(terms)
  const credit = documentAmounts(creditOf(terms))
  const text = (value: bigint) => decimalText(value, places)
  const sumOf = (list: readonly bigint[]) => list.reduce((sum, each) => sum + each, 0n)
  const taxes = entered.map((each, at) => exactTax(each, percents[at]!, terms))
  const taxables = entered.map((each, at) => (terms.taxMode === 'ex_tax' ? each : each - taxes[at]!))
  const isBetween = taxes.every((tax, at) => {
    const [least, most] = (['down', 'up'] as const).map((way) => exactTax(entered[at]!, percents[at]!, terms, way))
    return magnitude(least!) <= magnitude(tax) && magnitude(tax) <= magnitude(most!)
  })
  const pairs = (list: readonly { taxable: string; tax: string }[]) =>
    list.map(({ taxable, tax }) => `${scaled(taxable, places)}+${scaled(tax, places)}`).join()
  const exact = (sign: bigint) => taxables.map((each, at) => `${sign * each}+${sign * taxes[at]!}`).join()
  const checks: [fault: string, isRight: boolean][] = [
    ['a line', lines.every((each, at) => scaled(answer.lineAmounts[at]!, places) === each)],
    ['tax per rate', pairs(answer.taxTotals) === exact(1n)],
    ['outside floor and ceiling', isBetween],
    ['range', answer.taxTotals.every((each) => isInTaxRange(each, { digits: places, taxMode: terms.taxMode }))],
    ['total', scaled(answer.total, places) === scaled(text(sumOf([...taxables, ...taxes])), places)],
    ['credit', pairs(credit.taxTotals) === exact(-1n)],
    ['yen', terms.currency === 'JPY' || yenOf(answer, terms) === exactYen(terms, entered, percents)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([fault]) => `${fault}: ${JSON.stringify(terms)}`)
}

const yenOf = ({ taxTotals }: DocumentAmounts, { taxMode }: DocumentTerms) =>
  yenTaxTotals(taxTotals, { rate: '150.25', perUnits: 1 }, { taxMode })
    .map(({ tax }) => tax)
    .join()

/** Of cents at 150.25, which are ten-thousandths of a yen, cut to the yen. */
const exactYen = ({ taxMode }: DocumentTerms, entered: readonly bigint[], percents: readonly bigint[]) =>
  entered
    .map((each, at) => {
      const whole = taxMode === 'ex_tax' ? 100n : 100n + percents[at]!
      return roundedQuotient(each * 15_025n * percents[at]!, 10_000n * whole, 'down')
    })
    .join()

it.each([1, 2, 3, 4])('domain §3.7 rule 1: 100,000 invoices against exact fractions, quarter %i', () => {
  const faults: string[] = []
  for (let count = 0; count < 25_000; count += 1) {
    const plain = invoice()
    const places = plain.currency === 'JPY' ? 0 : 2
    const exact = exactTotals(plain, places, count % 3 === 0)
    faults.push(...faultsOf({ ...plain, discount: decimalText(exact.discount, places) }, exact, places))
    if (faults.length > 3) break
  }
  expect(faults).toEqual([])
})
