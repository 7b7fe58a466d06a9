import { minorUnits } from '../../money/currency.ts'
import { compare, minus, round, sum, type Decimal } from '../../money/decimal.ts'
import { taxRateOn } from '../codes/tax-categories.ts'
import type { EInvoice, EInvoiceAdjustment, EInvoiceTaxTotal } from '../model/invoice-fields.ts'
import { eInvoiceProfiles } from '../model/profiles.ts'
import type { Amount } from '../model/value-types.ts'
import { documentTotals, lineAmount, totalsByRate, type RateTotal, type TaxedAmount } from './calculation.ts'
import type { AdjustmentDraft, AgreedTax, EInvoiceDraft, LineDraft } from './draft.ts'
import { makeLine, makeParty } from './make-parts.ts'

/**
 * An electronic invoice from plain data: lines rounded each by itself, tax once per rate, totals from those. In another
 * currency than yen the tax is told in yen too, from the yen of what is taxed, rounded once.
 */
export function makeEInvoice(draft: EInvoiceDraft): EInvoice {
  const { currency, adjustments = [], profile } = draft
  const amounts = draft.lines.map((line) => amountOfLine(line, draft))
  const taxed: TaxedAmount[] = [
    ...draft.lines.map((line, at) => ({ ...taxOfPart(line, draft), amount: amounts[at] ?? '0' })),
    ...adjustments.map((one) => ({ ...taxOfPart(one, draft), amount: signed(one) })),
  ]
  const isTaxed = profile !== 'jp_nontax'
  const terms = { currency, yenRate: draft.yenRate, rounding: draft.taxRounding, isTaxed }
  const rates = totalsByRate(taxed, terms).map((rate) => (isTaxed ? asAgreed(rate, draft) : rate))
  return {
    ...headOf(draft),
    seller: makeParty(draft.seller, isTaxed),
    buyer: makeParty(draft.buyer, true),
    lines: draft.lines.map((line, at) =>
      makeLine(line, String(at + 1), amounts[at] ?? '0', currency, rateOf(line, draft)),
    ),
    adjustments: adjustments.map((one) => makeAdjustment(one, draft)),
    taxTotals: makeTaxTotals(rates, currency),
    totals: makeTotals(draft, amounts, sum(rates.map(({ tax }) => tax))),
    prepayments: draft.prepaid ? [{ amount: money(draft.prepaid, currency) }] : [],
  }
}

function asAgreed(rate: RateTotal, { agreedTaxes = [] }: EInvoiceDraft): RateTotal {
  const isSame = (one: AgreedTax) =>
    one.category === rate.category && compare(one.percent ?? '-1', rate.percent ?? '-1') === 0
  const agreed = agreedTaxes.find(isSame)
  return agreed ? { ...rate, tax: agreed.tax } : rate
}

function headOf(draft: EInvoiceDraft): EInvoice {
  const {
    number,
    issueDate,
    dueDate,
    currency,
    period,
    note,
    buyerReference,
    accountingCost,
    order,
    contract,
    project,
  } = draft
  const { payee, taxRepresentative, delivery, payments, terms, documents, preceding } = draft
  const { customization, processes, typeCode } = eInvoiceProfiles[draft.profile]
  const names = { customization, process: processes[0], typeCode, number, issueDate, dueDate, currency, period, note }
  const references = { buyerReference, accountingCost, order, contract, project, documents, preceding }
  const taxCurrency = currency === 'JPY' || draft.profile === 'jp_nontax' ? undefined : 'JPY'
  return { ...names, ...references, taxCurrency, payee, taxRepresentative, delivery, payments, terms }
}

export const money = (value: Decimal, currency: string): Amount => ({
  value: round(value, minorUnits(currency)),
  currency,
})

const signed = ({ kind, amount }: Pick<AdjustmentDraft, 'kind' | 'amount'>): Decimal =>
  kind === 'charge' ? amount : minus('0', amount)

const amountOfLine = (line: LineDraft, { currency, lineRounding }: EInvoiceDraft): Decimal =>
  lineAmount(line, sum((line.adjustments ?? []).map(signed)), currency, lineRounding)

/** Goods keep the rate of the day on which they were delivered. */
function rateOf({ category, percent, ...part }: LineDraft | AdjustmentDraft, draft: EInvoiceDraft): Decimal | null {
  if (category === 'O') return null
  const period = ('period' in part ? part.period : undefined) ?? draft.period
  return percent ?? taxRateOn(category, period?.end ?? draft.issueDate)
}

function taxOfPart(part: LineDraft | AdjustmentDraft, draft: EInvoiceDraft): Omit<TaxedAmount, 'amount'> {
  const exemptionReason = 'exemptionReason' in part ? part.exemptionReason : undefined
  return { category: part.category, percent: rateOf(part, draft), exemptionReason }
}

function makeAdjustment(one: AdjustmentDraft, draft: EInvoiceDraft): EInvoiceAdjustment {
  const percent = rateOf(one, draft) ?? undefined
  return {
    isCharge: String(one.kind === 'charge'),
    reasonCode: one.reasonCode,
    reason: one.reason,
    amount: money(one.amount, draft.currency),
    tax: { id: one.category, percent, scheme: 'VAT' },
  }
}

/** The breakdown in the document's currency, and in yen beside it where that is another. */
export function makeTaxTotals(rates: readonly RateTotal[], currency: string): EInvoiceTaxTotal[] {
  const categoryOf = ({ category, percent, exemptionReason }: RateTotal) => ({
    id: category,
    percent: percent ?? undefined,
    exemptionReason,
    scheme: 'VAT',
  })
  const invoiced: EInvoiceTaxTotal = {
    tax: money(sum(rates.map(({ tax }) => tax)), currency),
    subtotals: rates.map((rate) => ({
      taxable: money(rate.amount, currency),
      tax: money(rate.tax, currency),
      category: categoryOf(rate),
    })),
  }
  const yen = rates.flatMap((rate) => (rate.yenTax === null ? [] : [{ rate, tax: rate.yenTax }]))
  if (yen.length === 0) return [invoiced]
  const subtotals = yen.map(({ rate, tax }) => ({ tax: money(tax, 'JPY'), category: categoryOf(rate) }))
  return [invoiced, { tax: money(sum(yen.map(({ tax }) => tax)), 'JPY'), subtotals }]
}

function makeTotals(draft: EInvoiceDraft, amounts: readonly Decimal[], tax: Decimal): EInvoice['totals'] {
  const { currency, adjustments = [], prepaid, cashRounding } = draft
  const of = (kind: AdjustmentDraft['kind']) => {
    const parts = adjustments.filter((one) => one.kind === kind).map(({ amount }) => amount)
    return parts.length > 0 ? sum(parts) : undefined
  }
  const [allowances, charges] = [of('allowance'), of('charge')]
  const terms = { prepaid, rounding: cashRounding }
  const figures = documentTotals(sum(amounts), allowances ?? '0', charges ?? '0', tax, terms)
  const used = (value: Decimal | undefined) => (value === undefined ? undefined : money(value, currency))
  return {
    lines: money(figures.lines, currency),
    exTax: money(figures.exTax, currency),
    incTax: money(figures.incTax, currency),
    payable: money(figures.payable, currency),
    allowances: used(allowances),
    charges: used(charges),
    prepaid: used(prepaid),
    rounding: used(cashRounding),
  }
}
