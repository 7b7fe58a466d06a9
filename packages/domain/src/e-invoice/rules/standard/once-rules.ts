import { select, textAt } from '../../xml/select.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import type { EInvoiceMessage } from '../messages.ts'
import {
  buyer,
  documentAllowances,
  documentCharges,
  isVat,
  line,
  namesBilledObject,
  placesOf,
  seller,
  type Place,
} from '../places.ts'
import type { Rule } from '../rule.ts'

type Row = readonly [
  id: string,
  message: EInvoiceMessage,
  place: Place,
  below: string,
  isMeant?: (one: XmlElement) => boolean,
  most?: number,
]

const lines = 'cac:AddressLine/cbc:Line'
const exemption = 'cbc:TaxExemptionReason'
const payee: Place = ({ root }) => {
  const name = textAt(root, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)
  return select(root, 'cac:PayeeParty').filter((one) => textAt(one, 'cac:PartyName/cbc:Name') !== name)
}
const isOtherThanSepa = ({ attributes }: XmlElement) => (attributes.schemeID ?? '').toUpperCase() !== 'SEPA'
const hasVatId = (one: XmlElement) => isVat(one) && select(one, 'cbc:CompanyID').length > 0
const hasOtherId = (one: XmlElement) => !isVat(one) && select(one, 'cbc:CompanyID').length > 0

/** What may stand once at most (`most` says where twice), by rule, sentence, holder and the path below it. */
const rows: readonly Row[] = [
  ['aligned-ibrp-009', 'partyRepeated', seller, 'cac:PartyTaxScheme', hasVatId],
  ['aligned-ibrp-sr-12', 'partyRepeated', seller, 'cac:PartyTaxScheme', hasVatId],
  ['aligned-ibrp-sr-13', 'partyRepeated', seller, 'cac:PartyTaxScheme', hasOtherId],
  ['ibr-sr-42', 'partyRepeated', seller, 'cac:PartyTaxScheme', undefined, 2],
  ['ibr-098', 'partyRepeated', seller, 'cac:PartyLegalEntity/cbc:RegistrationName'],
  ['ibr-099', 'partyRepeated', seller, 'cac:PartyName/cbc:Name'],
  ['ibr-100', 'partyRepeated', seller, 'cac:PartyLegalEntity/cbc:CompanyID'],
  ['ibr-101', 'partyRepeated', seller, 'cac:PartyLegalEntity/cbc:CompanyLegalForm'],
  ['ibr-102', 'partyRepeated', buyer, 'cac:PartyLegalEntity/cbc:RegistrationName'],
  ['ibr-103', 'partyRepeated', buyer, 'cac:PartyLegalEntity/cbc:CompanyID'],
  ['ibr-104', 'partyRepeated', buyer, 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['ibr-112', 'partyRepeated', buyer, 'cac:PartyName/cbc:Name'],
  ['ibr-sr-16', 'partyRepeated', buyer, 'cac:PartyIdentification/cbc:ID'],
  ['ibr-sr-53', 'partyName', `${seller}/cac:PostalAddress`, lines],
  ['ibr-sr-54', 'partyName', `${buyer}/cac:PostalAddress`, lines],
  ['ibr-sr-55', 'partyName', 'cac:TaxRepresentativeParty/cac:PostalAddress', lines],
  ['ibr-sr-56', 'partyName', 'cac:Delivery/cac:DeliveryLocation/cac:Address', lines],
  ['ibr-105', 'payee', payee, 'cac:PartyIdentification/cbc:ID', isOtherThanSepa],
  ['ibr-106', 'payee', payee, 'cac:PartyLegalEntity/cbc:CompanyID'],
  ['ibr-sr-19', 'payee', payee, 'cac:PartyName/cbc:Name'],
  ['ibr-sr-22', 'taxRepresentative', 'cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'],
  ['ibr-sr-23', 'taxRepresentative', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['aligned-ibrp-010', 'taxRepresentative', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['ibr-097', 'periodOrder', '', 'cac:InvoicePeriod'],
  ['ibr-110', 'periodOrder', line, 'cac:InvoicePeriod'],
  ['ibr-sr-49', 'periodOrder', '', 'cac:InvoicePeriod/cbc:DescriptionCode'],
  ['ibr-sr-34', 'lineIncomplete', line, 'cbc:Note'],
  ['ibr-sr-38', 'lineIncomplete', line, `cac:Item/cac:ClassifiedTaxCategory/${exemption}`],
  ['ibr-sr-50', 'lineIncomplete', line, 'cac:Item/cbc:Description'],
  ['ibr-111', 'priceNegative', line, 'cac:Price/cac:AllowanceCharge/cbc:Amount'],
  ['ibr-089', 'itemReference', line, 'cac:DocumentReference', namesBilledObject],
  ['ibr-109', 'itemReference', line, 'cac:OrderLineReference/cbc:LineID'],
  ['ibr-sr-62', 'itemReference', `${line}/cac:DespatchLineReference`, 'cac:DocumentReference'],
  ['ibr-sr-30', 'adjustmentIncomplete', documentAllowances, 'cbc:AllowanceChargeReason'],
  ['ibr-sr-31', 'adjustmentIncomplete', documentCharges, 'cbc:AllowanceChargeReason'],
  ['ibr-sr-61', 'adjustmentIncomplete', '//cac:AllowanceCharge/cac:TaxCategory', exemption],
  ['ibr-sr-32', 'breakdownIncomplete', '//cac:TaxSubtotal', `cac:TaxCategory/${exemption}`],
  ['ibr-066', 'payment', '', 'cac:PaymentMeans/cac:CardAccount'],
  ['ibr-067', 'payment', '', 'cac:PaymentMeans/cac:PaymentMandate'],
  ['ibr-sr-27', 'payment', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'],
  ['ibr-sr-28', 'payment', 'cac:PaymentMeans', 'cac:PaymentMandate/cbc:ID'],
  ['ibr-sr-46', 'payment', 'cac:PaymentMeans', 'cbc:PaymentMeansCode', ({ attributes }) => Boolean(attributes.name)],
  [
    'ibr-sr-59',
    'payment',
    'cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:Address',
    lines,
  ],
  ['ibr-sr-05', 'termsRepeated', 'cac:PaymentTerms', 'cbc:Note'],
  ['ibr-sr-60', 'termsRepeated', 'cac:PaymentTerms', 'cbc:PaymentMeansID'],
  ['ibr-sr-06', 'precedingNumber', 'cac:BillingReference', 'cac:InvoiceDocumentReference'],
  ['ibr-078', 'attachment', '', 'cac:AdditionalDocumentReference', namesBilledObject],
  ['ibr-090', 'attachment', '', 'cac:ProjectReference'],
  ['ibr-094', 'attachment', '', 'cac:ContractDocumentReference/cbc:ID'],
  ['ibr-095', 'attachment', '', 'cac:ReceiptDocumentReference/cbc:ID'],
  ['ibr-096', 'attachment', '', 'cac:DespatchDocumentReference/cbc:ID'],
  ['ibr-107', 'attachment', '', 'cac:Delivery'],
  ['ibr-108', 'attachment', 'cac:Delivery', 'cac:DeliveryParty/cac:PartyName/cbc:Name'],
  ['ibr-sr-33', 'attachment', 'cac:AdditionalDocumentReference', 'cbc:DocumentDescription'],
  ['ibr-sr-39', 'attachment', '', 'cac:ProjectReference/cbc:ID'],
  ['ibr-sr-51', 'attachment', '', 'cbc:Note'],
  ['ibr-sr-52', 'attachment', '', 'cac:OriginatorDocumentReference/cbc:ID'],
]

export const onceRules: readonly Rule[] = rows.map(([id, message, place, below, isMeant = () => true, most = 1]) => ({
  id,
  message,
  check: (context) =>
    placesOf(place, context).flatMap((holder) => {
      const [at, ...more] = select(holder, below).filter(isMeant).slice(most)
      return at ? [{ at, found: String(most + 1 + more.length), expected: String(most) }] : []
    }),
}))
