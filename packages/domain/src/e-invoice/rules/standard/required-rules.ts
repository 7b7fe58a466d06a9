import { select } from '../../xml/select.ts'
import type { EInvoiceMessage } from '../messages.ts'
import {
  buyer,
  documentAllowances,
  documentCharges,
  documentSubtotals,
  line,
  lineAllowances,
  lineCharges,
  placesOf,
  seller,
  type Place,
} from '../places.ts'
import type { Rule } from '../rule.ts'
import type { RepairName } from '../../repairs/repair-names.ts'

type Row = readonly [id: string, message: EInvoiceMessage, place: Place, below: string, repair?: RepairName]

const totals = 'cac:LegalMonetaryTotal'
const address = 'cac:PostalAddress'
const country = 'cac:Country/cbc:IdentificationCode'
const legalName = 'cac:PartyLegalEntity/cbc:RegistrationName'
const reasons = 'cbc:AllowanceChargeReason|cbc:AllowanceChargeReasonCode'
const identifies = 'cac:PartyTaxScheme/cbc:CompanyID|cac:PartyIdentification/cbc:ID|cac:PartyLegalEntity/cbc:CompanyID'

/** What must be there: by rule, sentence, holder, and the path below it; `|` stands between things one of which is enough. */
const rows: readonly Row[] = [
  ['ibr-001', 'headerMissing', '', 'cbc:CustomizationID', 'nameProfile'],
  ['ibr-002', 'headerMissing', '', 'cbc:ID'],
  ['ibr-003', 'headerMissing', '', 'cbc:IssueDate'],
  ['ibr-004', 'headerMissing', '', 'cbc:InvoiceTypeCode', 'nameProfile'],
  ['ibr-005', 'headerMissing', '', 'cbc:DocumentCurrencyCode'],
  ['ibr-076', 'headerMissing', '', 'cbc:ProfileID', 'nameProfile'],
  ['ibr-006', 'partyName', '', `${seller}/${legalName}`],
  ['ibr-007', 'partyName', '', `${buyer}/${legalName}`],
  ['ibr-008', 'partyName', '', `${seller}/${address}`],
  ['ibr-010', 'partyName', '', `${buyer}/${address}`],
  ['ibr-009', 'partyName', `${seller}/${address}`, country],
  ['ibr-011', 'partyName', `${buyer}/${address}`, country],
  ['ibr-057', 'partyName', 'cac:Delivery/cac:DeliveryLocation/cac:Address', country],
  ['ibr-020', 'taxRepresentative', `cac:TaxRepresentativeParty/${address}`, country],
  ['ibr-018', 'taxRepresentative', 'cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'],
  ['ibr-019', 'taxRepresentative', 'cac:TaxRepresentativeParty', address],
  ['ibr-056', 'taxRepresentative', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['ibr-080', 'endpoint', buyer, 'cbc:EndpointID'],
  ['ibr-081', 'endpoint', seller, 'cbc:EndpointID'],
  ['ibr-062', 'endpoint', `${seller}/cbc:EndpointID`, '@schemeID'],
  ['ibr-063', 'endpoint', `${buyer}/cbc:EndpointID`, '@schemeID'],
  ['ibr-co-26', 'sellerTaxMissing', seller, identifies],
  ['ibr-sr-57', 'sellerTaxMissing', '//cac:PartyTaxScheme', 'cbc:CompanyID'],
  ['ibr-016', 'lineIncomplete', '', line],
  ['ibr-021', 'lineIncomplete', line, 'cbc:ID'],
  ['ibr-022', 'lineIncomplete', line, 'cbc:InvoicedQuantity'],
  ['ibr-023', 'lineIncomplete', `${line}/cbc:InvoicedQuantity`, '@unitCode'],
  ['ibr-024', 'lineIncomplete', line, 'cbc:LineExtensionAmount'],
  ['ibr-025', 'lineIncomplete', line, 'cac:Item/cbc:Name'],
  ['ibr-026', 'lineIncomplete', line, 'cac:Price/cbc:PriceAmount'],
  ['ibr-sr-58', 'lineIncomplete', `${line}/cac:Item/cac:ClassifiedTaxCategory`, 'cbc:ID'],
  ['ibr-054', 'itemReference', '//cac:AdditionalItemProperty', 'cbc:Name'],
  ['ibr-054', 'itemReference', '//cac:AdditionalItemProperty', 'cbc:Value'],
  ['ibr-064', 'itemReference', `${line}/cac:Item/cac:StandardItemIdentification/cbc:ID`, '@schemeID'],
  ['ibr-065', 'itemReference', `${line}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode`, '@listID'],
  ['ibr-031', 'adjustmentIncomplete', documentAllowances, 'cbc:Amount'],
  ['ibr-033', 'adjustmentIncomplete', documentAllowances, reasons],
  ['ibr-036', 'adjustmentIncomplete', documentCharges, 'cbc:Amount'],
  ['ibr-038', 'adjustmentIncomplete', documentCharges, reasons],
  ['ibr-041', 'adjustmentIncomplete', lineAllowances, 'cbc:Amount'],
  ['ibr-042', 'adjustmentIncomplete', lineAllowances, reasons],
  ['ibr-043', 'adjustmentIncomplete', lineCharges, 'cbc:Amount'],
  ['ibr-044', 'adjustmentIncomplete', lineCharges, reasons],
  ['aligned-ibrp-045', 'breakdownIncomplete', documentSubtotals, 'cbc:TaxableAmount', 'recalculate'],
  ['aligned-ibrp-046', 'breakdownIncomplete', '//cac:TaxSubtotal', 'cbc:TaxAmount'],
  ['ibr-012', 'totalMissing', totals, 'cbc:LineExtensionAmount', 'recalculate'],
  ['ibr-013', 'totalMissing', totals, 'cbc:TaxExclusiveAmount', 'recalculate'],
  ['ibr-014', 'totalMissing', totals, 'cbc:TaxInclusiveAmount', 'recalculate'],
  ['ibr-015', 'totalMissing', totals, 'cbc:PayableAmount', 'recalculate'],
  ['ibr-049', 'payment', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'],
  ['aligned-ibrp-049', 'payment', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'],
  ['ibr-055', 'precedingNumber', 'cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'],
  ['ibr-sr-07', 'precedingNumber', 'cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'],
  ['ibr-052', 'attachment', 'cac:AdditionalDocumentReference', 'cbc:ID'],
  ['ibr-074', 'attachment', '//cbc:EmbeddedDocumentBinaryObject', '@mimeCode'],
  ['ibr-075', 'attachment', '//cbc:EmbeddedDocumentBinaryObject', '@filename'],
]

export const requiredRules: readonly Rule[] = rows.map(([id, message, place, below, repair]) => ({
  id,
  message,
  repair,
  check: (context) => {
    const ways = below.split('|')
    return placesOf(place, context)
      .filter((at) =>
        ways.every((way) => (way.startsWith('@') ? !at.attributes[way.slice(1)] : select(at, way).length === 0)),
      )
      .map((at) => ({ at, below: ways[0] }))
  },
}))
