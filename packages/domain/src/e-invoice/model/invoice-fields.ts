import { field, group, type ModelOf } from './field-rows.ts'
import { lineRows } from './line-fields.ts'
import { buyerRows, deliveryRows, payeeRows, sellerRows, taxRepresentativeRows } from './party-fields.ts'
import { paymentMeansRows, paymentTermsRows, prepaidPaymentRows } from './payment-fields.ts'
import { documentAdjustmentRows, taxTotalRows, totalRows } from './tax-fields.ts'
import type { DocumentRoot } from '../ubl/namespaces.ts'

/**
 * The table of fields: every term of a JP PINT invoice by the name the model gives it, in the order in which people read
 * it. Model, writer, reader and readable view all derive from it; the order within the file is the schema's alone.
 */
export const invoiceRows = {
  number: field('ibt-001', 'cbc:ID', '1', 'reference'),
  typeCode: field('ibt-003', 'cbc:InvoiceTypeCode', '1', 'code'),
  issueDate: field('ibt-002', 'cbc:IssueDate', '1', 'date'),
  issueTime: field('ibt-168', 'cbc:IssueTime', '0..1', 'time'),
  dueDate: field('ibt-009', 'cbc:DueDate', '0..1', 'date'),
  period: group('ibg-14', 'cac:InvoicePeriod', '0..1', {
    start: field('ibt-073', 'cbc:StartDate', '0..1', 'date'),
    end: field('ibt-074', 'cbc:EndDate', '0..1', 'date'),
    taxPoint: field('ibt-007', 'cbc:DescriptionCode', '0..1', 'code'),
  }),
  currency: field('ibt-005', 'cbc:DocumentCurrencyCode', '1', 'code'),
  taxCurrency: field('ibt-006', 'cbc:TaxCurrencyCode', '0..1', 'code'),
  seller: group('ibg-04', 'cac:AccountingSupplierParty/cac:Party', '1', sellerRows),
  buyer: group('ibg-07', 'cac:AccountingCustomerParty/cac:Party', '1', buyerRows),
  payee: group('ibg-10', 'cac:PayeeParty', '0..1', payeeRows),
  taxRepresentative: group('ibg-11', 'cac:TaxRepresentativeParty', '0..1', taxRepresentativeRows),
  note: field('ibt-022', 'cbc:Note', '0..1', 'text'),
  preceding: group('ibg-03', 'cac:BillingReference', '0..n', {
    number: field('ibt-025', 'cac:InvoiceDocumentReference/cbc:ID', '1', 'reference'),
    issueDate: field('ibt-026', 'cac:InvoiceDocumentReference/cbc:IssueDate', '0..1', 'date'),
  }),
  order: group('ibt-013', 'cac:OrderReference', '0..1', {
    id: field('ibt-013', 'cbc:ID', '1', 'reference'),
    salesOrder: field('ibt-014', 'cbc:SalesOrderID', '0..1', 'reference'),
  }),
  contract: field('ibt-012', 'cac:ContractDocumentReference/cbc:ID', '0..1', 'reference'),
  project: field('ibt-011', 'cac:ProjectReference/cbc:ID', '0..1', 'reference'),
  tender: field('ibt-017', 'cac:OriginatorDocumentReference/cbc:ID', '0..1', 'reference'),
  despatch: field('ibt-016', 'cac:DespatchDocumentReference/cbc:ID', '0..1', 'reference'),
  receipt: field('ibt-015', 'cac:ReceiptDocumentReference/cbc:ID', '0..1', 'reference'),
  buyerReference: field('ibt-010', 'cbc:BuyerReference', '0..1', 'text'),
  accountingCost: field('ibt-019', 'cbc:AccountingCost', '0..1', 'text'),
  delivery: group('ibg-13', 'cac:Delivery', '0..1', deliveryRows),
  lines: group('ibg-25', 'cac:InvoiceLine', '1..n', lineRows),
  adjustments: group('ibg-20', 'cac:AllowanceCharge', '0..n', documentAdjustmentRows),
  taxTotals: group('ibg-37', 'cac:TaxTotal', '1..n', taxTotalRows),
  totals: group('ibg-22', 'cac:LegalMonetaryTotal', '1', totalRows),
  payments: group('ibg-16', 'cac:PaymentMeans', '0..n', paymentMeansRows),
  terms: group('ibg-33', 'cac:PaymentTerms', '0..n', paymentTermsRows),
  prepayments: group('ibg-35', 'cac:PrepaidPayment', '0..n', prepaidPaymentRows),
  documents: group('ibg-24', 'cac:AdditionalDocumentReference', '0..n', {
    id: field('ibt-122', 'cbc:ID', '1', 'identifier'),
    type: field('ibt-018', 'cbc:DocumentTypeCode', '0..1', 'code'),
    description: field('ibt-123', 'cbc:DocumentDescription', '0..1', 'text'),
    file: field('ibt-125', 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject', '0..1', 'file'),
    uri: field('ibt-124', 'cac:Attachment/cac:ExternalReference/cbc:URI', '0..1', 'text'),
  }),
  customization: field('ibt-024', 'cbc:CustomizationID', '1', 'reference'),
  process: field('ibt-023', 'cbc:ProfileID', '1', 'reference'),
}

/** An electronic invoice as the table describes it; `root` is left out for an invoice (a credit note is only received). */
export type EInvoice = ModelOf<typeof invoiceRows> & { readonly root?: DocumentRoot }

export type EInvoiceParty = NonNullable<EInvoice['seller']>
export type EInvoiceLine = NonNullable<EInvoice['lines']>[number]
export type EInvoiceAdjustment = NonNullable<EInvoice['adjustments']>[number]
export type EInvoiceTaxTotal = NonNullable<EInvoice['taxTotals']>[number]
export type EInvoiceTotals = NonNullable<EInvoice['totals']>
