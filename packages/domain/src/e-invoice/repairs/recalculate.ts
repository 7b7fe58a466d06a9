import { compare, isDecimal, minus, percentOf, sum, type Decimal } from '../../money/decimal.ts'
import type { EInvoice, EInvoiceAdjustment, EInvoiceLine, EInvoiceTaxTotal } from '../model/invoice-fields.ts'
import type { EInvoiceProfile } from '../model/profiles.ts'
import { documentTotals, lineAmount, totalsByRate, type RateTotal, type TaxedAmount } from '../making/calculation.ts'
import { makeTaxTotals, money } from '../making/make-e-invoice.ts'
import { wholesAround } from '../rules/numbers.ts'

const figure = (amount: { readonly value: string } | undefined): Decimal | null =>
  amount && isDecimal(amount.value) ? amount.value : null

/**
 * Amounts of lines, the breakdown by rate and the totals anew from prices, quantities and adjustments. Tax that agrees
 * with its base stays as it was, however it was rounded; tax in yen stays too, for nobody here knows its rate.
 */
export function recalculate(invoice: EInvoice, profile?: EInvoiceProfile): EInvoice {
  const currency = invoice.currency ?? 'JPY'
  const lines = invoice.lines?.map((line) => ({ ...line, amount: money(amountOf(line, currency), currency) }))
  const amounts = (lines ?? []).map(({ amount }) => amount.value)
  const isTaxed = profile !== 'jp_nontax'
  const rates = totalsByRate(taxedAmounts({ ...invoice, lines }), { currency, isTaxed })
  const kept = rates.map((rate) => (isTaxed ? keepTax(rate, invoice.taxTotals, currency) : rate))
  const yen =
    currency === 'JPY' ? [] : (invoice.taxTotals ?? []).filter(({ tax }) => tax?.currency === 'JPY').slice(0, 1)
  const tax = sum(kept.map((rate) => rate.tax))
  return {
    ...invoice,
    lines,
    taxTotals: [...makeTaxTotals(kept, currency), ...yen],
    totals: totalsOf(invoice, amounts, tax, currency),
  }
}

const signed = ({ isCharge, amount }: Pick<EInvoiceAdjustment, 'isCharge' | 'amount'>): Decimal => {
  const value = figure(amount) ?? '0'
  return isCharge === 'true' ? value : minus('0', value)
}

/** A line whose figures cannot be read keeps the amount it has. */
function amountOf(line: EInvoiceLine, currency: string): Decimal {
  const [price, quantity] = [figure(line.price?.net), figure(line.quantity)]
  const baseQuantity = figure(line.price?.baseQuantity) ?? '1'
  const stated = figure(line.amount)
  if (price === null || quantity === null || compare(baseQuantity, '0') <= 0) return stated ?? '0'
  const adjustments = sum((line.adjustments ?? []).map(signed))
  const roundings = (['down', 'half_up', 'up'] as const).map((rounding) =>
    lineAmount({ price, quantity, baseQuantity }, adjustments, currency, rounding),
  )
  const agreed = stated !== null && roundings.find((one) => compare(one, stated) === 0)
  return agreed || (roundings[0] ?? '0')
}

function taxedAmounts({ lines = [], adjustments = [] }: EInvoice): TaxedAmount[] {
  const part = (
    tax: { readonly id?: string; readonly percent?: string; readonly exemptionReason?: string } | undefined,
  ) => ({
    category: tax?.id ?? '',
    percent: tax?.percent && isDecimal(tax.percent) ? tax.percent : null,
    exemptionReason: tax?.exemptionReason,
  })
  return [
    ...lines.map((line) => ({ ...part(line.item?.tax), amount: figure(line.amount) ?? '0' })),
    ...adjustments.map((one) => ({ ...part(one.tax), amount: signed(one) })),
  ]
}

function keepTax(rate: RateTotal, totals: readonly EInvoiceTaxTotal[] | undefined, currency: string): RateTotal {
  const [low, high] = wholesAround(percentOf(rate.amount, rate.percent ?? '0'))
  const stated = (totals ?? [])
    .flatMap(({ subtotals = [] }) => subtotals)
    .filter(
      ({ tax, category }) =>
        tax?.currency === currency && category?.id === rate.category && (category?.percent ?? null) === rate.percent,
    )
  const tax = stated.length === 1 ? figure(stated[0]?.tax) : null
  return tax !== null && compare(tax, low) >= 0 && compare(tax, high) <= 0 ? { ...rate, tax } : rate
}

function totalsOf(invoice: EInvoice, amounts: readonly Decimal[], tax: Decimal, currency: string): EInvoice['totals'] {
  const adjustments = invoice.adjustments ?? []
  const of = (isCharge: string) =>
    adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => figure(amount) ?? '0')
  const [allowances, charges] = [of('false'), of('true')]
  const paid = (invoice.prepayments ?? []).flatMap(({ amount }) => figure(amount) ?? [])
  const prepaid = figure(invoice.totals?.prepaid) ?? (paid.length > 0 ? sum(paid) : undefined)
  const rounding = figure(invoice.totals?.rounding) ?? undefined
  const figures = documentTotals(sum(amounts), sum(allowances), sum(charges), tax, { prepaid, rounding })
  const stated = (value: Decimal | undefined) => (value === undefined ? undefined : money(value, currency))
  return {
    lines: money(figures.lines, currency),
    exTax: money(figures.exTax, currency),
    incTax: money(figures.incTax, currency),
    payable: money(figures.payable, currency),
    allowances: allowances.length > 0 ? money(sum(allowances), currency) : undefined,
    charges: charges.length > 0 ? money(sum(charges), currency) : undefined,
    prepaid: stated(prepaid),
    rounding: stated(rounding),
  }
}
