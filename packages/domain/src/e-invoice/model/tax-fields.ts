import { field, group } from './field-rows.ts'

type CategoryTerms = readonly [id: string, percent: string, reason: string]

/** A category with its rate; `scheme` is VAT, which means consumption tax here. */
export const categoryRows = ([id, percent, reason]: CategoryTerms) => ({
  id: field(id, 'cbc:ID', '1', 'code'),
  percent: field(percent, 'cbc:Percent', '0..1', 'number'),
  exemptionReason: field(reason, 'cbc:TaxExemptionReason', '0..1', 'text'),
  scheme: field(id, 'cac:TaxScheme/cbc:ID', '1', 'code'),
})

/** Less or more of a document or of one line; only those of a document carry a category, and only they are taxed by it. */
export const adjustmentRows = {
  isCharge: field('ibg-20', 'cbc:ChargeIndicator', '1', 'indicator'),
  reasonCode: field('ibt-098', 'cbc:AllowanceChargeReasonCode', '0..1', 'code'),
  reason: field('ibt-097', 'cbc:AllowanceChargeReason', '0..1', 'text'),
  percent: field('ibt-094', 'cbc:MultiplierFactorNumeric', '0..1', 'number'),
  amount: field('ibt-092', 'cbc:Amount', '1', 'amount'),
  base: field('ibt-093', 'cbc:BaseAmount', '0..1', 'amount'),
}

export const documentAdjustmentRows = {
  ...adjustmentRows,
  tax: group('ibt-095', 'cac:TaxCategory', '1', categoryRows(['ibt-095', 'ibt-096', 'ibt-197'])),
}

/** The first total is in the currency of the document; a second one in yen repeats the tax without what is taxed. */
export const taxTotalRows = {
  tax: field('ibt-110', 'cbc:TaxAmount', '1', 'amount'),
  subtotals: group('ibg-23', 'cac:TaxSubtotal', '1..n', {
    taxable: field('ibt-116', 'cbc:TaxableAmount', '0..1', 'amount'),
    tax: field('ibt-117', 'cbc:TaxAmount', '1', 'amount'),
    category: group('ibt-118', 'cac:TaxCategory', '1', categoryRows(['ibt-118', 'ibt-119', 'ibt-120'])),
  }),
}

export const totalRows = {
  lines: field('ibt-106', 'cbc:LineExtensionAmount', '1', 'amount'),
  exTax: field('ibt-109', 'cbc:TaxExclusiveAmount', '1', 'amount'),
  incTax: field('ibt-112', 'cbc:TaxInclusiveAmount', '1', 'amount'),
  allowances: field('ibt-107', 'cbc:AllowanceTotalAmount', '0..1', 'amount'),
  charges: field('ibt-108', 'cbc:ChargeTotalAmount', '0..1', 'amount'),
  prepaid: field('ibt-113', 'cbc:PrepaidAmount', '0..1', 'amount'),
  rounding: field('ibt-114', 'cbc:PayableRoundingAmount', '0..1', 'amount'),
  payable: field('ibt-115', 'cbc:PayableAmount', '1', 'amount'),
}
