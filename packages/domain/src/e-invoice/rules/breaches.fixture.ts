import { add, both, mark, remove, repeat, set, type Change } from './tree-changes.fixture.ts'

export type Base = 'full' | 'dollars' | 'selfBilling' | 'nonTax' | 'plain' | 'twoRates' | 'deposit'

/** A change that breaks a rule, and the rules that say the same in other words, so that they cannot but speak too. */
export type Breach = readonly [rule: string, change: Change, twins?: readonly string[], base?: Base]

const seller = 'cac:AccountingSupplierParty/cac:Party'
const buyer = 'cac:AccountingCustomerParty/cac:Party'
const legal = 'cac:PartyLegalEntity'
const representative = 'cac:TaxRepresentativeParty'
const total = 'cac:LegalMonetaryTotal'
const line = 'cac:InvoiceLine'
const item = `${line}/cac:Item`
const lineTax = (number: number) => `${line}[${number}]/cac:Item/cac:ClassifiedTaxCategory`
const charge = (number: number) => `cac:AllowanceCharge[${number}]`
const tax = 'cac:TaxTotal/cac:TaxSubtotal'
const address = 'cac:PostalAddress'
const country = 'cac:Country'
const deliverTo = 'cac:Delivery/cac:DeliveryLocation/cac:Address'
const branch = 'cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:Address'
const repeatedLine = (place: string) => add(place, 'cac:AddressLine/cbc:Line', '別の行')
const endpoint = (scheme: string, value: string) =>
  both(mark(`${seller}/cbc:EndpointID`, 'schemeID', scheme), set(`${seller}/cbc:EndpointID`, value))

const required: readonly Breach[] = [
  ['ibr-001', remove('cbc:CustomizationID')],
  ['ibr-002', remove('cbc:ID')],
  ['ibr-003', remove('cbc:IssueDate')],
  ['ibr-004', remove('cbc:InvoiceTypeCode')],
  [
    'ibr-005',
    remove('cbc:DocumentCurrencyCode'),
    ['ibr-126', 'ibr-co-15', 'aligned-ibrp-e-01', 'aligned-ibrp-g-01', 'aligned-ibrp-o-01'],
  ],
  ['ibr-076', remove('cbc:ProfileID')],
  ['ibr-006', remove(`${seller}/${legal}/cbc:RegistrationName`)],
  ['ibr-007', remove(`${buyer}/${legal}/cbc:RegistrationName`)],
  ['ibr-008', remove(`${seller}/${address}`)],
  ['ibr-010', remove(`${buyer}/${address}`)],
  ['ibr-009', remove(`${seller}/${address}/${country}`)],
  ['ibr-011', remove(`${buyer}/${address}/${country}`)],
  ['ibr-057', remove(`${deliverTo}/${country}`)],
  ['ibr-020', remove(`${representative}/${address}/${country}`)],
  ['ibr-018', remove(`${representative}/cac:PartyName`)],
  ['ibr-019', remove(`${representative}/${address}`)],
  ['ibr-056', remove(`${representative}/cac:PartyTaxScheme`)],
  ['ibr-080', remove(`${buyer}/cbc:EndpointID`)],
  ['ibr-081', remove(`${seller}/cbc:EndpointID`)],
  ['ibr-062', mark(`${seller}/cbc:EndpointID`, 'schemeID', null)],
  ['ibr-063', mark(`${buyer}/cbc:EndpointID`, 'schemeID', null)],
  [
    'ibr-co-26',
    remove(`${seller}/cac:PartyTaxScheme`, `${seller}/cac:PartyIdentification`, `${seller}/${legal}/cbc:CompanyID`),
    ['aligned-ibr-jp-04'],
  ],
  ['ibr-sr-57', remove(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`)],
  ['ibr-016', remove(line), ['ibr-co-10', 'own-base'], 'plain'],
  ['ibr-021', remove(`${line}/cbc:ID`)],
  ['ibr-022', remove(`${line}/cbc:InvoicedQuantity`)],
  ['ibr-023', mark(`${line}/cbc:InvoicedQuantity`, 'unitCode', null)],
  ['ibr-024', remove(`${line}/cbc:LineExtensionAmount`), ['ibr-co-10']],
  ['ibr-025', remove(`${item}/cbc:Name`)],
  ['ibr-026', remove(`${line}/cac:Price/cbc:PriceAmount`)],
  ['ibr-sr-58', remove(`${lineTax(1)}/cbc:ID`), ['own-aligned-ibrp-050-jp', 'own-base']],
  ['ibr-054', remove(`${item}/cac:AdditionalItemProperty/cbc:Value`)],
  ['ibr-064', mark(`${item}/cac:StandardItemIdentification/cbc:ID`, 'schemeID', null)],
  ['ibr-065', mark(`${item}/cac:CommodityClassification/cbc:ItemClassificationCode`, 'listID', null)],
  ['ibr-031', remove(`${charge(1)}/cbc:Amount`), ['ibr-co-11']],
  ['ibr-033', remove(`${charge(1)}/cbc:AllowanceChargeReason`, `${charge(1)}/cbc:AllowanceChargeReasonCode`)],
  ['ibr-036', remove(`${charge(2)}/cbc:Amount`), ['ibr-co-12']],
  ['ibr-038', remove(`${charge(2)}/cbc:AllowanceChargeReason`, `${charge(2)}/cbc:AllowanceChargeReasonCode`)],
  ['ibr-041', remove(`${line}/${charge(1)}/cbc:Amount`), ['own-line']],
  [
    'ibr-042',
    remove(`${line}/${charge(1)}/cbc:AllowanceChargeReason`, `${line}/${charge(1)}/cbc:AllowanceChargeReasonCode`),
  ],
  ['ibr-043', remove(`${line}/${charge(2)}/cbc:Amount`), ['own-line']],
  [
    'ibr-044',
    remove(`${line}/${charge(2)}/cbc:AllowanceChargeReason`, `${line}/${charge(2)}/cbc:AllowanceChargeReasonCode`),
  ],
  ['aligned-ibrp-045', remove(`${tax}/cbc:TaxableAmount`), ['aligned-ibrp-051-jp']],
  ['aligned-ibrp-046', remove('cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount'), ['ibr-co-14'], 'dollars'],
  ['aligned-ibrp-047', remove(`${tax}/cac:TaxCategory/cbc:ID`), ['own-base']],
  ['aligned-ibrp-048', remove(`${tax}/cac:TaxCategory/cbc:Percent`), ['own-base']],
  ['ibr-012', remove(`${total}/cbc:LineExtensionAmount`)],
  ['ibr-013', remove(`${total}/cbc:TaxExclusiveAmount`)],
  ['ibr-014', remove(`${total}/cbc:TaxInclusiveAmount`)],
  ['ibr-015', remove(`${total}/cbc:PayableAmount`)],
  ['ibr-049', remove('cac:PaymentMeans/cbc:PaymentMeansCode'), ['aligned-ibrp-049']],
  ['aligned-ibrp-049', remove('cac:PaymentMeans/cbc:PaymentMeansCode'), ['ibr-049']],
  ['ibr-055', remove('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'), ['ibr-sr-07']],
  ['ibr-sr-07', remove('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'), ['ibr-055']],
  ['ibr-052', remove('cac:AdditionalDocumentReference[2]/cbc:ID')],
  [
    'ibr-074',
    mark('cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'mimeCode', null),
  ],
  [
    'ibr-075',
    mark('cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'filename', null),
  ],
]

const once: readonly Breach[] = [
  ['aligned-ibrp-009', repeat(`${seller}/cac:PartyTaxScheme`), ['aligned-ibrp-sr-12']],
  ['aligned-ibrp-sr-12', repeat(`${seller}/cac:PartyTaxScheme`), ['aligned-ibrp-009']],
  [
    'aligned-ibrp-sr-13',
    both(
      repeat(`${seller}/cac:PartyTaxScheme`),
      repeat(`${seller}/cac:PartyTaxScheme`),
      set(`${seller}/cac:PartyTaxScheme[2]/cac:TaxScheme/cbc:ID`, 'GST'),
      set(`${seller}/cac:PartyTaxScheme[3]/cac:TaxScheme/cbc:ID`, 'GST'),
    ),
    ['ibr-sr-42'],
  ],
  [
    'ibr-sr-42',
    both(
      repeat(`${seller}/cac:PartyTaxScheme`),
      repeat(`${seller}/cac:PartyTaxScheme`),
      set(`${seller}/cac:PartyTaxScheme[2]/cac:TaxScheme/cbc:ID`, 'GST'),
      set(`${seller}/cac:PartyTaxScheme[3]/cac:TaxScheme/cbc:ID`, 'GST'),
    ),
    ['aligned-ibrp-sr-13'],
  ],
  ['ibr-098', add(seller, `${legal}/cbc:RegistrationName`, '別名')],
  ['ibr-099', add(seller, 'cac:PartyName/cbc:Name', '別名')],
  ['ibr-100', add(seller, `${legal}/cbc:CompanyID`, '1')],
  ['ibr-101', add(seller, `${legal}/cbc:CompanyLegalForm`, '別')],
  ['ibr-102', add(buyer, `${legal}/cbc:RegistrationName`, '別名')],
  ['ibr-103', add(buyer, `${legal}/cbc:CompanyID`, '1')],
  ['ibr-104', repeat(`${buyer}/cac:PartyTaxScheme`)],
  ['ibr-112', add(buyer, 'cac:PartyName/cbc:Name', '別名')],
  ['ibr-sr-16', repeat(`${buyer}/cac:PartyIdentification`)],
  ['ibr-sr-53', repeatedLine(`${seller}/${address}`)],
  ['ibr-sr-54', repeatedLine(`${buyer}/${address}`)],
  ['ibr-sr-55', repeatedLine(`${representative}/${address}`)],
  ['ibr-sr-56', repeatedLine(deliverTo)],
  ['ibr-sr-59', repeatedLine(branch)],
  ['ibr-105', repeat('cac:PayeeParty/cac:PartyIdentification')],
  ['ibr-106', repeat('cac:PayeeParty/cac:PartyLegalEntity')],
  ['ibr-sr-19', repeat('cac:PayeeParty/cac:PartyName')],
  ['ibr-sr-22', repeat(`${representative}/cac:PartyName`)],
  ['ibr-sr-23', repeat(`${representative}/cac:PartyTaxScheme`), ['aligned-ibrp-010']],
  ['aligned-ibrp-010', repeat(`${representative}/cac:PartyTaxScheme`), ['ibr-sr-23']],
  ['ibr-097', repeat('cac:InvoicePeriod')],
  ['ibr-110', repeat(`${line}/cac:InvoicePeriod`)],
  [
    'ibr-sr-49',
    both(add('cac:InvoicePeriod', 'cbc:DescriptionCode', '3'), add('cac:InvoicePeriod', 'cbc:DescriptionCode', '35')),
  ],
  ['ibr-sr-34', repeat(`${line}/cbc:Note`)],
  ['ibr-sr-38', both(add(lineTax(1), 'cbc:TaxExemptionReason', '一'), add(lineTax(1), 'cbc:TaxExemptionReason', '二'))],
  ['ibr-sr-50', repeat(`${item}/cbc:Description`)],
  [
    'ibr-111',
    both(
      add(`${line}/cac:Price`, 'cac:AllowanceCharge/cbc:Amount', '1', { currencyID: 'JPY' }),
      add(`${line}/cac:Price/${charge(1)}`, 'cbc:ChargeIndicator', 'false'),
      repeat(`${line}/cac:Price/${charge(1)}`),
    ),
  ],
  [
    'ibr-089',
    both(
      add(line, 'cac:DocumentReference/cbc:ID', 'A'),
      add(`${line}/cac:DocumentReference[2]`, 'cbc:DocumentTypeCode', '130'),
      repeat(`${line}/cac:DocumentReference[2]`),
    ),
  ],
  ['ibr-109', repeat(`${line}/cac:OrderLineReference`)],
  ['ibr-sr-62', repeat(`${line}/cac:DespatchLineReference/cac:DocumentReference`)],
  ['ibr-sr-30', repeat(`${charge(1)}/cbc:AllowanceChargeReason`)],
  ['ibr-sr-31', repeat(`${charge(2)}/cbc:AllowanceChargeReason`)],
  [
    'ibr-sr-61',
    both(
      add(`${charge(1)}/cac:TaxCategory`, 'cbc:TaxExemptionReason', '一'),
      add(`${charge(1)}/cac:TaxCategory`, 'cbc:TaxExemptionReason', '二'),
    ),
  ],
  [
    'ibr-sr-32',
    both(
      add(`${tax}/cac:TaxCategory`, 'cbc:TaxExemptionReason', '一'),
      add(`${tax}/cac:TaxCategory`, 'cbc:TaxExemptionReason', '二'),
    ),
  ],
  ['ibr-066', repeat('cac:PaymentMeans[2]/cac:CardAccount')],
  ['ibr-067', add('cac:PaymentMeans[1]', 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID', '0001:001:1:7654321')],
  ['ibr-sr-27', add('cac:PaymentMeans', 'cbc:PaymentMeansCode', '10')],
  ['ibr-sr-28', repeat('cac:PaymentMeans[3]/cac:PaymentMandate/cbc:ID')],
  ['ibr-sr-46', add('cac:PaymentMeans', 'cbc:PaymentMeansCode', '10', { name: '現金' }), ['ibr-sr-27']],
  ['ibr-sr-05', repeat('cac:PaymentTerms/cbc:Note')],
  ['ibr-sr-60', repeat('cac:PaymentTerms/cbc:PaymentMeansID')],
  ['ibr-sr-06', repeat('cac:BillingReference/cac:InvoiceDocumentReference')],
  ['ibr-078', repeat('cac:AdditionalDocumentReference[1]')],
  ['ibr-090', repeat('cac:ProjectReference'), ['ibr-sr-39']],
  ['ibr-sr-39', repeat('cac:ProjectReference'), ['ibr-090']],
  ['ibr-094', repeat('cac:ContractDocumentReference')],
  [
    'ibr-095',
    both(add('', 'cac:ReceiptDocumentReference/cbc:ID', 'R-1'), add('', 'cac:ReceiptDocumentReference/cbc:ID', 'R-2')),
  ],
  [
    'ibr-096',
    both(
      add('', 'cac:DespatchDocumentReference/cbc:ID', 'D-1'),
      add('', 'cac:DespatchDocumentReference/cbc:ID', 'D-2'),
    ),
    [],
    'plain',
  ],
  ['ibr-107', repeat('cac:Delivery')],
  ['ibr-108', repeat('cac:Delivery/cac:DeliveryParty/cac:PartyName')],
  ['ibr-sr-33', repeat('cac:AdditionalDocumentReference[2]/cbc:DocumentDescription')],
  ['ibr-sr-51', repeat('cbc:Note')],
  [
    'ibr-sr-52',
    both(
      add('', 'cac:OriginatorDocumentReference/cbc:ID', '1'),
      add('', 'cac:OriginatorDocumentReference/cbc:ID', '2'),
    ),
  ],
]

const identity: readonly Breach[] = [
  ['ibr-068', endpoint('0088', '4901234567895')],
  ['ibr-127', endpoint('0007', '123')],
  ['ibr-069', endpoint('0192', '123456789')],
  ['ibr-070', endpoint('0184', '12345678')],
  ['ibr-113', endpoint('0208', '0123456789')],
  ['ibr-114', endpoint('0201', '12345')],
  ['ibr-115', endpoint('0210', '123')],
  ['ibr-116', endpoint('0211', 'IT12345678901')],
  ['ibr-120', endpoint('0151', '12345678901')],
  ['aligned-ibrp-001-jp', set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@sg-1')],
  ['aligned-ibrp-001-jp-sb', set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1'), [], 'selfBilling'],
  ['aligned-ibrp-001-jp-ntr', set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1'), [], 'nonTax'],
  ['aligned-ibrp-002-jp', set('cbc:ProfileID', 'urn:peppol:bis:order')],
  ['aligned-ibrp-002-jp-sb', set('cbc:ProfileID', 'urn:peppol:bis:billing'), [], 'selfBilling'],
  ['aligned-ibrp-002-jp', set('cbc:ProfileID', 'urn:peppol:bis:selfbilling'), [], 'nonTax'],
  ['ibr-sr-63', set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1*'), ['own-aligned-ibrp-001-jp']],
  ['aligned-ibr-jp-01', set(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, 'T700001205000')],
  ['aligned-ibr-jp-01', set(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, 'Ｔ7000-0120-50002')],
  ['aligned-ibr-jp-04', remove(`${seller}/cac:PartyTaxScheme`)],
  [
    'aligned-ibr-jp-04-ntr',
    both(
      add(seller, 'cac:PartyTaxScheme/cbc:CompanyID', 'T7000012050002'),
      add(`${seller}/cac:PartyTaxScheme`, 'cac:TaxScheme/cbc:ID', 'VAT'),
    ),
    [],
    'nonTax',
  ],
  ['ibr-017', set('cac:PayeeParty/cac:PartyName/cbc:Name', '甲工房')],
  ['ibr-088', mark(`${line}/cac:Price/cbc:BaseQuantity`, 'unitCode', 'PR')],
]

const codes: readonly Breach[] = [
  ['ibr-cl-01', set('cbc:InvoiceTypeCode', '999'), ['aligned-ibrp-cl-02-jp']],
  ['aligned-ibrp-cl-02-jp', set('cbc:InvoiceTypeCode', '386')],
  ['ibr-cl-01-jp-sb', set('cbc:InvoiceTypeCode', '380'), [], 'selfBilling'],
  ['ibr-cl-01-jp-ntr', set('cbc:InvoiceTypeCode', '380'), [], 'nonTax'],
  ['ibr-cl-03', mark(`${total}/cbc:PayableAmount`, 'currencyID', 'YEN'), ['ibr-126']],
  [
    'ibr-cl-04',
    both(set('cbc:DocumentCurrencyCode', 'YEN'), mark(`${line}/cac:Price/cbc:PriceAmount`, 'currencyID', 'YEN')),
    ['ibr-cl-03', 'ibr-126', 'ibr-co-15', 'own-jpy-tax'],
    'plain',
  ],
  ['ibr-cl-05', set('cbc:TaxCurrencyCode', 'YEN'), ['aligned-ibr-jp-05', 'ibr-053'], 'dollars'],
  ['ibr-cl-07', mark('cac:AdditionalDocumentReference/cbc:ID', 'schemeID', '???')],
  ['ibr-cl-10', mark(`${seller}/cac:PartyIdentification/cbc:ID`, 'schemeID', '9999')],
  ['ibr-cl-11', mark(`${seller}/${legal}/cbc:CompanyID`, 'schemeID', '9999')],
  ['ibr-cl-13', mark(`${item}/cac:CommodityClassification/cbc:ItemClassificationCode`, 'listID', '??')],
  ['ibr-cl-14', set(`${seller}/${address}/${country}/cbc:IdentificationCode`, 'JPN')],
  ['ibr-cl-15', set(`${item}/cac:OriginCountry/cbc:IdentificationCode`, 'JPN')],
  ['ibr-cl-16', set('cac:PaymentMeans/cbc:PaymentMeansCode', '99')],
  ['ibr-cl-19', set(`${charge(1)}/cbc:AllowanceChargeReasonCode`, 'FC')],
  ['ibr-cl-20', set(`${charge(2)}/cbc:AllowanceChargeReasonCode`, '95')],
  ['ibr-cl-21', mark(`${item}/cac:StandardItemIdentification/cbc:ID`, 'schemeID', '9999')],
  ['ibr-cl-23', mark(`${line}/cbc:InvoicedQuantity`, 'unitCode', 'RO'), [], 'plain'],
  [
    'ibr-cl-24',
    mark('cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'mimeCode', 'text/html'),
  ],
  ['ibr-cl-25', mark(`${seller}/cbc:EndpointID`, 'schemeID', '9999')],
  ['ibr-cl-26', mark('cac:Delivery/cac:DeliveryLocation/cbc:ID', 'schemeID', '9999')],
  [
    'aligned-ibrp-cl-01-jp',
    both(set(`${lineTax(1)}/cbc:ID`, 'Z'), set(`${tax}/cac:TaxCategory/cbc:ID`, 'Z')),
    [],
    'plain',
  ],
]

const forms: readonly Breach[] = [
  ['ibr-073', set('cbc:IssueDate', '2026/11/30')],
  ['ibr-119', add('', 'cbc:IssueTime', '9:30')],
  ['ibr-079', set('cbc:Note', ' ')],
  ['ibr-082', set(`${charge(1)}/cbc:ChargeIndicator`, '0'), ['ibr-co-11']],
  [
    'ibr-083',
    both(
      add(`${line}/cac:Price`, 'cac:AllowanceCharge/cbc:ChargeIndicator', 'true'),
      add(`${line}/cac:Price/${charge(1)}`, 'cbc:Amount', '1', { currencyID: 'JPY' }),
    ),
  ],
  [
    'ibr-071',
    add('cac:AdditionalDocumentReference', 'cac:Attachment/cac:ExternalReference/cbc:URI', 'https://example.jp/'),
  ],
  ['ibr-072', add('cac:AdditionalDocumentReference', 'cbc:DocumentDescription', '説明')],
  ['ibr-092', add('', 'cac:DespatchDocumentReference/cbc:ID', 'D-1')],
  [
    'ibr-027',
    both(set(`${line}/cac:Price/cbc:PriceAmount`, '-3480'), set(`${line}/cbc:InvoicedQuantity`, '-180')),
    [],
    'plain',
  ],
  [
    'ibr-028',
    both(
      add(`${line}/cac:Price`, 'cac:AllowanceCharge/cbc:ChargeIndicator', 'false'),
      add(`${line}/cac:Price/${charge(1)}`, 'cbc:Amount', '1', { currencyID: 'JPY' }),
      add(`${line}/cac:Price/${charge(1)}`, 'cbc:BaseAmount', '-1', { currencyID: 'JPY' }),
    ),
  ],
  ['ibr-087', set(`${line}/cac:Price/cbc:BaseQuantity`, '0')],
  ['aligned-ibrp-014', add('cac:PaymentMeans[2]', 'cbc:PaymentID', '別の番号')],
  ['aligned-ibrp-016', remove('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')],
  ['aligned-ibrp-017', set('cac:PaymentMeans[2]/cac:CardAccount/cbc:PrimaryAccountNumberID', '123')],
  ['ibr-093', both(remove(`${total}/cbc:PrepaidAmount`), set(`${total}/cbc:PayableAmount`, '610000')), [], 'deposit'],
]

const periods: readonly Breach[] = [
  ['aligned-ibrp-052', remove('cac:InvoicePeriod'), [], 'plain'],
  [
    'aligned-ibrp-052',
    both(remove('cac:InvoicePeriod'), add('', 'cac:Delivery/cbc:ActualDeliveryDate', '2026-11-05')),
    [],
    'plain',
  ],
  ['ibr-029', set('cac:InvoicePeriod/cbc:EndDate', '2026-10-31'), ['ibr-086']],
  ['ibr-030', set(`${line}/cac:InvoicePeriod/cbc:EndDate`, '2026-11-04')],
  ['ibr-085', set(`${line}/cac:InvoicePeriod/cbc:StartDate`, '2026-10-31')],
  ['ibr-086', set(`${line}/cac:InvoicePeriod/cbc:EndDate`, '2026-12-01')],
  [
    'ibr-co-19',
    both(
      remove('cac:InvoicePeriod/cbc:StartDate', 'cac:InvoicePeriod/cbc:EndDate'),
      add('cac:InvoicePeriod', 'cbc:Description', '十一月'),
    ),
  ],
  [
    'ibr-co-20',
    both(
      remove(`${line}/cac:InvoicePeriod/cbc:StartDate`, `${line}/cac:InvoicePeriod/cbc:EndDate`),
      add(`${line}/cac:InvoicePeriod`, 'cbc:Description', '十一月'),
    ),
  ],
]

const money: readonly Breach[] = [
  ['ibr-126', mark(`${line}/cbc:LineExtensionAmount`, 'currencyID', 'USD')],
  [
    'aligned-ibr-jp-05',
    both(
      set('cbc:TaxCurrencyCode', 'EUR'),
      mark('cac:TaxTotal[2]/cbc:TaxAmount', 'currencyID', 'EUR'),
      mark('cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount', 'currencyID', 'EUR'),
    ),
    [],
    'dollars',
  ],
  ['ibr-077', set('cbc:TaxCurrencyCode', 'USD'), ['aligned-ibr-jp-05'], 'dollars'],
  ['ibr-077', add('', 'cbc:TaxCurrencyCode', 'JPY'), [], 'plain'],
  ['ibr-053', remove('cac:TaxTotal[2]'), [], 'dollars'],
  [
    'ibr-084',
    both(
      set('cac:TaxTotal[2]/cbc:TaxAmount', '-18549'),
      set('cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount', '-18549'),
    ),
    ['own-jpy-tax-amount'],
    'dollars',
  ],
  ['aligned-ibrp-053-jp', both(repeat('cac:TaxTotal'), remove('cac:TaxTotal[2]/cac:TaxSubtotal')), [], 'plain'],
  ['aligned-ibr-jp-06', both(set('cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount', '18549.0')), [], 'dollars'],
  [
    'aligned-ibrp-051-jp',
    both(
      set(`${tax}/cbc:TaxAmount`, '2814'),
      set('cac:TaxTotal/cbc:TaxAmount', '4978'),
      set(`${total}/cbc:TaxInclusiveAmount`, '60196'),
      set(`${total}/cbc:PayableAmount`, '60196'),
    ),
    [],
    'twoRates',
  ],
  ['aligned-ibr-jp-03', set(`${charge(1)}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, 'GST')],
  [
    'aligned-ibr-jp-07-ntr',
    both(
      set(`${tax}/cbc:TaxAmount`, '10000'),
      set('cac:TaxTotal/cbc:TaxAmount', '10000'),
      set(`${total}/cbc:TaxInclusiveAmount`, '110000'),
      set(`${total}/cbc:PayableAmount`, '110000'),
    ),
    [],
    'nonTax',
  ],
  ['ibr-co-10', set(`${total}/cbc:LineExtensionAmount`, '55219'), ['ibr-co-13'], 'twoRates'],
  ['ibr-co-11', set(`${total}/cbc:AllowanceTotalAmount`, '1501'), ['ibr-co-13']],
  ['ibr-co-12', set(`${total}/cbc:ChargeTotalAmount`, '3501'), ['ibr-co-13']],
  ['ibr-co-13', set(`${total}/cbc:TaxExclusiveAmount`, '626401'), ['ibr-co-15'], 'plain'],
  ['ibr-co-14', set('cac:TaxTotal/cbc:TaxAmount', '62641'), ['ibr-co-15'], 'plain'],
  ['ibr-co-15', set(`${total}/cbc:TaxInclusiveAmount`, '689041'), ['ibr-co-16'], 'plain'],
  ['ibr-co-16', set(`${total}/cbc:PayableAmount`, '689041'), [], 'plain'],
  ['ibr-091', set(`${total}/cbc:PayableAmount`, '1358.010'), [], 'dollars'],
  ['ibr-121', set(`${total}/cbc:AllowanceTotalAmount`, '1500.000'), ['own-yen']],
  ['ibr-122', set(`${total}/cbc:ChargeTotalAmount`, '3500.000'), ['own-yen']],
  ['ibr-123', set(`${total}/cbc:TaxExclusiveAmount`, '1234.560'), [], 'dollars'],
  ['ibr-124', set('cac:TaxTotal/cbc:TaxAmount', '123.450'), [], 'dollars'],
  ['ibr-125', set(`${total}/cbc:TaxInclusiveAmount`, '1358.010'), [], 'dollars'],
]

/** Line 3 is exempt, 4 exported, 5 out of scope; adjustments 5 to 10 follow them in pairs. */
const untaxed = (['e', 'g', 'o'] as const).flatMap((id, at): Breach[] => {
  const wrong = (place: string): Change =>
    id === 'o' ? add(place, 'cbc:Percent', '0') : set(`${place}/cbc:Percent`, '10')
  const echo = id === 'o' ? [] : ['own-base']
  const subtotal = `cac:TaxTotal/cac:TaxSubtotal[${3 + at}]`
  return [
    [`aligned-ibrp-${id}-01`, repeat(subtotal), ['own-one-per-rate']],
    [`aligned-ibrp-${id}-05`, wrong(lineTax(3 + at)), [...echo, ...(id === 'o' ? ['own-base'] : [])]],
    [`aligned-ibrp-${id}-06`, wrong(`${charge(5 + 2 * at)}/cac:TaxCategory`), ['own-base']],
    [`aligned-ibrp-${id}-07`, wrong(`${charge(6 + 2 * at)}/cac:TaxCategory`), ['own-base']],
    [`aligned-ibrp-${id}-09`, set(`${subtotal}/cbc:TaxAmount`, '1'), ['aligned-ibrp-051-jp', 'ibr-co-14']],
  ]
})

const own: readonly Breach[] = [
  ['own-aligned-ibr-jp-06', set(`${tax}/cbc:TaxAmount`, '2815.0'), [], 'twoRates'],
  ['own-yen', set(`${total}/cbc:PayableAmount`, '689040.0'), [], 'plain'],
  ['own-aligned-ibrp-050-jp', remove(`${lineTax(1)}/cbc:Percent`), ['own-base']],
  ['own-aligned-ibrp-032-jp', remove(`${charge(1)}/cac:TaxCategory`), ['own-base']],
  ['own-aligned-ibrp-037-jp', remove(`${charge(2)}/cac:TaxCategory`), ['own-base']],
  ['own-base', set(`${tax}/cbc:TaxableAmount`, '626401'), [], 'plain'],
  ['own-line', set(`${line}/cac:Price/cbc:PriceAmount`, '3481'), [], 'plain'],
  [
    'own-one-per-rate',
    both(
      repeat(tax),
      ...[1, 2].flatMap((at) => [
        set(`cac:TaxTotal/cac:TaxSubtotal[${at}]/cbc:TaxableAmount`, '313200'),
        set(`cac:TaxTotal/cac:TaxSubtotal[${at}]/cbc:TaxAmount`, '31320'),
      ]),
    ),
    [],
    'plain',
  ],
  [
    'own-rate',
    both(
      ...[`${lineTax(1)}/cbc:Percent`, `${tax}/cac:TaxCategory/cbc:Percent`].map((path) => set(path, '8')),
      set(`${tax}/cbc:TaxAmount`, '50112'),
      set('cac:TaxTotal/cbc:TaxAmount', '50112'),
      set(`${total}/cbc:TaxInclusiveAmount`, '676512'),
      set(`${total}/cbc:PayableAmount`, '676512'),
    ),
    [],
    'plain',
  ],
  ['own-check-digit', set(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, 'T1000012050002')],
  ['own-seller-scheme', set(`${seller}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`, 'GST')],
  ['own-jpy-tax', remove('cbc:TaxCurrencyCode', 'cac:TaxTotal[2]'), [], 'dollars'],
  [
    'own-jpy-tax-amount',
    both(set('cac:TaxTotal[2]/cbc:TaxAmount', '99999'), set('cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount', '99999')),
    [],
    'dollars',
  ],
  ['own-promissory-note', set('cac:PaymentMeans/cbc:PaymentMeansCode', '60'), [], 'plain'],
  ['own-aligned-ibrp-019', remove('cac:PaymentMeans[3]/cac:PaymentMandate')],
  ['own-aligned-ibrp-001-jp', set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1#extra')],
  ['own-length', set('cbc:ID', 'INV-2611-00001-0000000001')],
]

const schema: readonly Breach[] = [
  ['schema-missing', remove(`${line}/cac:OrderLineReference/cbc:LineID`)],
  ['schema-repeated', repeat('cac:OrderReference')],
  ['schema-unknown', add('', 'cbc:Colour', '赤')],
  ['schema-number', set(`${line}/cac:Price/cbc:PriceAmount`, '三千')],
]

/** One change per rule, each of which must raise exactly that rule and its twins. */
export const breaches: readonly Breach[] = [
  ...required,
  ...once,
  ...identity,
  ...codes,
  ...forms,
  ...periods,
  ...money,
  ...untaxed,
  ...own,
  ...schema,
]
