import { field, group } from './field-rows.ts'
import { adjustmentRows, categoryRows } from './tax-fields.ts'

const lineReferenceRows = {
  /** UBL asks for a line wherever a document is named; `NA` says that none is meant. */
  lineId: field('ibt-132', 'cbc:LineID', '1', 'reference'),
}

const itemRows = {
  name: field('ibt-153', 'cbc:Name', '1', 'text'),
  description: field('ibt-154', 'cbc:Description', '0..1', 'text'),
  sellerCode: field('ibt-155', 'cac:SellersItemIdentification/cbc:ID', '0..1', 'reference'),
  buyerCode: field('ibt-156', 'cac:BuyersItemIdentification/cbc:ID', '0..1', 'reference'),
  standardCode: field('ibt-157', 'cac:StandardItemIdentification/cbc:ID', '0..1', 'identifier'),
  origin: field('ibt-159', 'cac:OriginCountry/cbc:IdentificationCode', '0..1', 'code'),
  classifications: field('ibt-158', 'cac:CommodityClassification/cbc:ItemClassificationCode', '0..n', 'classification'),
  tax: group('ibg-30', 'cac:ClassifiedTaxCategory', '1', categoryRows(['ibt-151', 'ibt-152', 'ibt-185'])),
  attributes: group('ibg-32', 'cac:AdditionalItemProperty', '0..n', {
    name: field('ibt-160', 'cbc:Name', '1', 'text'),
    value: field('ibt-161', 'cbc:Value', '1', 'text'),
  }),
}

export const lineRows = {
  id: field('ibt-126', 'cbc:ID', '1', 'reference'),
  item: group('ibg-31', 'cac:Item', '1', itemRows),
  note: field('ibt-127', 'cbc:Note', '0..1', 'text'),
  quantity: field('ibt-129', 'cbc:InvoicedQuantity', '1', 'quantity'),
  price: group('ibg-29', 'cac:Price', '1', {
    net: field('ibt-146', 'cbc:PriceAmount', '1', 'amount'),
    baseQuantity: field('ibt-149', 'cbc:BaseQuantity', '0..1', 'quantity'),
    discount: group('ibt-147', 'cac:AllowanceCharge', '0..1', {
      isCharge: field('ibt-147', 'cbc:ChargeIndicator', '1', 'indicator'),
      amount: field('ibt-147', 'cbc:Amount', '1', 'amount'),
      gross: field('ibt-148', 'cbc:BaseAmount', '0..1', 'amount'),
    }),
  }),
  adjustments: group('ibg-27', 'cac:AllowanceCharge', '0..n', adjustmentRows),
  amount: field('ibt-131', 'cbc:LineExtensionAmount', '1', 'amount'),
  period: group('ibg-26', 'cac:InvoicePeriod', '0..1', {
    start: field('ibt-134', 'cbc:StartDate', '0..1', 'date'),
    end: field('ibt-135', 'cbc:EndDate', '0..1', 'date'),
  }),
  orders: group('ibt-183', 'cac:OrderLineReference', '0..n', {
    ...lineReferenceRows,
    order: field('ibt-183', 'cac:OrderReference/cbc:ID', '0..1', 'reference'),
  }),
  despatch: group('ibt-184', 'cac:DespatchLineReference', '0..1', {
    ...lineReferenceRows,
    document: field('ibt-184', 'cac:DocumentReference/cbc:ID', '0..1', 'reference'),
  }),
  documents: group('ibg-36', 'cac:DocumentReference', '0..n', {
    id: field('ibt-188', 'cbc:ID', '1', 'identifier'),
    type: field('ibt-189', 'cbc:DocumentTypeCode', '0..1', 'code'),
  }),
  accountingCost: field('ibt-133', 'cbc:AccountingCost', '0..1', 'text'),
}
