const invoiceEnd = `TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode AccountingCostCode
  AccountingCost LineCountNumeric BuyerReference InvoicePeriod*:Period`
const parties = `Signature*:- AccountingSupplierParty!:SupplierParty AccountingCustomerParty!:CustomerParty
  PayeeParty:Party BuyerCustomerParty:CustomerParty SellerSupplierParty:SupplierParty TaxRepresentativeParty:Party
  Delivery*:Delivery DeliveryTerms*:- PaymentMeans*:PaymentMeans PaymentTerms*:PaymentTerms`
const rates = 'TaxExchangeRate:- PricingExchangeRate:- PaymentExchangeRate:- PaymentAlternativeExchangeRate:-'
const lineStart = `TaxPointDate AccountingCostCode AccountingCost PaymentPurposeCode FreeOfChargeIndicator
  InvoicePeriod*:Period OrderLineReference*:OrderLineReference`
const lineReferences = `DespatchLineReference*:LineReference ReceiptLineReference*:LineReference BillingReference*:BillingReference
  DocumentReference*:DocumentReference PricingReference:- OriginatorParty:Party Delivery*:Delivery
  PaymentTerms*:PaymentTerms`
const document = 'DocumentReference'

/**
 * The order and number of elements of UBL 2.1, type by type, as far as invoices reach. A name alone may stand once or not
 * at all; `!` must stand once, `*` any number of times, `+` at least once. A name with a type behind the colon holds other
 * elements (`cac:`), `:-` such that nobody reads here; one without holds text (`cbc:`).
 */
const written = {
  Invoice: `UBLExtensions:- UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate!
    IssueTime DueDate InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode ${invoiceEnd}
    OrderReference:OrderReference BillingReference*:BillingReference DespatchDocumentReference*:${document}
    ReceiptDocumentReference*:${document} StatementDocumentReference*:${document} OriginatorDocumentReference*:${document}
    ContractDocumentReference*:${document} AdditionalDocumentReference*:${document} ProjectReference*:ProjectReference
    ${parties} PrepaidPayment*:Payment AllowanceCharge*:AllowanceCharge ${rates} TaxTotal*:TaxTotal
    WithholdingTaxTotal*:TaxTotal LegalMonetaryTotal!:MonetaryTotal InvoiceLine+:InvoiceLine`,
  CreditNote: `UBLExtensions:- UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate!
    IssueTime TaxPointDate CreditNoteTypeCode Note* DocumentCurrencyCode ${invoiceEnd} DiscrepancyResponse*:-
    OrderReference:OrderReference BillingReference*:BillingReference DespatchDocumentReference*:${document}
    ReceiptDocumentReference*:${document} ContractDocumentReference*:${document} AdditionalDocumentReference*:${document}
    StatementDocumentReference*:${document} OriginatorDocumentReference*:${document} ${parties} ${rates}
    AllowanceCharge*:AllowanceCharge TaxTotal*:TaxTotal LegalMonetaryTotal!:MonetaryTotal
    CreditNoteLine+:CreditNoteLine`,
  InvoiceLine: `ID! UUID Note* InvoicedQuantity LineExtensionAmount! ${lineStart} ${lineReferences}
    AllowanceCharge*:AllowanceCharge TaxTotal*:TaxTotal WithholdingTaxTotal*:TaxTotal Item!:Item Price:Price
    DeliveryTerms:- SubInvoiceLine*:InvoiceLine ItemPriceExtension:-`,
  CreditNoteLine: `ID! UUID Note* CreditedQuantity LineExtensionAmount ${lineStart} DiscrepancyResponse*:- ${lineReferences}
    TaxTotal*:TaxTotal AllowanceCharge*:AllowanceCharge Item:Item Price:Price DeliveryTerms*:-
    SubCreditNoteLine*:CreditNoteLine ItemPriceExtension:-`,
  Period: 'StartDate StartTime EndDate EndTime DurationMeasure DescriptionCode* Description*',
  OrderReference: `ID! SalesOrderID CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode
    DocumentReference:${document}`,
  OrderLineReference: 'LineID! SalesOrderLineID UUID LineStatusCode OrderReference:OrderReference',
  LineReference: `LineID! UUID LineStatusCode DocumentReference:${document}`,
  BillingReference: `InvoiceDocumentReference:${document} SelfBilledInvoiceDocumentReference:${document}
    CreditNoteDocumentReference:${document} SelfBilledCreditNoteDocumentReference:${document}
    DebitNoteDocumentReference:${document} ReminderDocumentReference:${document} AdditionalDocumentReference:${document}
    BillingReferenceLine*:-`,
  DocumentReference: `ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode
    VersionID DocumentStatusCode DocumentDescription* Attachment:Attachment ValidityPeriod:Period IssuerParty:Party
    ResultOfVerification:-`,
  Attachment: 'EmbeddedDocumentBinaryObject ExternalReference:ExternalReference',
  ExternalReference: `URI DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode
    CharacterSetCode FileName Description*`,
  ProjectReference: 'ID! UUID IssueDate WorkPhaseReference*:-',
  SupplierParty: `CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability Party:Party DespatchContact:Contact
    AccountingContact:Contact SellerContact:Contact`,
  CustomerParty: `CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* Party:Party
    DeliveryContact:Contact AccountingContact:Contact BuyerContact:Contact`,
  Party: `MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode
    PartyIdentification*:PartyIdentification PartyName*:PartyName Language:- PostalAddress:Address PhysicalLocation:-
    PartyTaxScheme*:PartyTaxScheme PartyLegalEntity*:PartyLegalEntity Contact:Contact Person*:- AgentParty:-
    ServiceProviderParty*:- PowerOfAttorney*:- FinancialAccount:FinancialAccount`,
  PartyIdentification: 'ID!',
  PartyName: 'Name!',
  Address: `ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName BuildingName
    BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName PostalZone
    CountrySubentity CountrySubentityCode Region District TimezoneOffset AddressLine*:AddressLine Country:Country
    LocationCoordinate*:-`,
  AddressLine: 'Line!',
  Country: 'IdentificationCode Name',
  PartyTaxScheme: `RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* RegistrationAddress:Address
    TaxScheme!:TaxScheme`,
  TaxScheme: 'ID Name TaxTypeCode CurrencyCode JurisdictionRegionAddress*:Address',
  PartyLegalEntity: `RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode
    CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount
    FullyPaidSharesIndicator RegistrationAddress:Address CorporateRegistrationScheme:- HeadOfficeParty:Party
    ShareholderParty*:-`,
  Contact: 'ID Name Telephone Telefax ElectronicMail Note* OtherCommunication*:-',
  Delivery: `ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate
    LatestDeliveryTime ReleaseID TrackingID DeliveryAddress:Address DeliveryLocation:Location
    AlternativeDeliveryLocation:Location RequestedDeliveryPeriod:Period PromisedDeliveryPeriod:Period
    EstimatedDeliveryPeriod:Period CarrierParty:Party DeliveryParty:Party NotifyParty*:Party Despatch:- DeliveryTerms*:-
    MinimumDeliveryUnit:- MaximumDeliveryUnit:- Shipment:-`,
  Location: `ID Description* Conditions* CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name
    ValidityPeriod*:Period Address:Address SubsidiaryLocation*:Location LocationCoordinate*:-`,
  PaymentMeans: `ID PaymentMeansCode! PaymentDueDate PaymentChannelCode InstructionID InstructionNote* PaymentID*
    CardAccount:CardAccount PayerFinancialAccount:FinancialAccount PayeeFinancialAccount:FinancialAccount
    CreditAccount:- PaymentMandate:PaymentMandate TradeFinancing:-`,
  CardAccount: `PrimaryAccountNumberID! NetworkID! CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID
    CardChipCode ChipApplicationID HolderName`,
  FinancialAccount: `ID Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote*
    FinancialInstitutionBranch:Branch Country:Country`,
  Branch: 'ID Name FinancialInstitution:- Address:Address',
  PaymentMandate: `ID MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID PayerParty:Party
    PayerFinancialAccount:FinancialAccount ValidityPeriod:Period PaymentReversalPeriod:Period Clause*:-`,
  PaymentTerms: `ID PaymentMeansID* PrepaidPaymentReferenceID Note* ReferenceEventCode SettlementDiscountPercent
    PenaltySurchargePercent PaymentPercent Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI
    PaymentDueDate InstallmentDueDate InvoicingPartyReference SettlementPeriod:Period PenaltyPeriod:Period
    ExchangeRate:- ValidityPeriod:Period`,
  Payment: 'ID PaidAmount ReceivedDate PaidDate PaidTime InstructionID',
  AllowanceCharge: `ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric
    PrepaidIndicator SequenceNumeric Amount! BaseAmount AccountingCostCode AccountingCost PerUnitAmount
    TaxCategory*:TaxCategory TaxTotal:TaxTotal PaymentMeans*:PaymentMeans`,
  TaxCategory: `ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TierRange
    TierRatePercent TaxScheme!:TaxScheme`,
  TaxTotal: 'TaxAmount! RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator TaxSubtotal*:TaxSubtotal',
  TaxSubtotal: `TaxableAmount TaxAmount! CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure
    PerUnitAmount TierRange TierRatePercent TaxCategory!:TaxCategory`,
  MonetaryTotal: `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount
    PrepaidAmount PayableRoundingAmount PayableAmount! PayableAlternativeAmount`,
  Item: `Description* PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation*
    Keyword* BrandName* ModelName* BuyersItemIdentification:ItemIdentification
    SellersItemIdentification:ItemIdentification ManufacturersItemIdentification*:ItemIdentification
    StandardItemIdentification:ItemIdentification CatalogueItemIdentification:ItemIdentification
    AdditionalItemIdentification*:ItemIdentification CatalogueDocumentReference:${document}
    ItemSpecificationDocumentReference*:${document} OriginCountry:Country CommodityClassification*:CommodityClassification
    TransactionConditions*:- HazardousItem*:- ClassifiedTaxCategory*:TaxCategory AdditionalItemProperty*:ItemProperty
    ManufacturerParty*:Party InformationContentProviderParty:Party OriginAddress*:Address ItemInstance*:- Certificate*:-
    Dimension*:-`,
  ItemIdentification:
    'ID! ExtendedID BarcodeSymbologyID PhysicalAttribute*:- MeasurementDimension*:- IssuerParty:Party',
  CommodityClassification: 'NatureCode CargoTypeCode CommodityCode ItemClassificationCode',
  ItemProperty: `ID Name! NameCode TestMethod Value ValueQuantity ValueQualifier* ImportanceCode ListValue*
    UsabilityPeriod:Period ItemPropertyGroup*:- RangeDimension:- ItemPropertyRange:-`,
  Price: `PriceAmount! BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate
    ValidityPeriod*:Period PriceList:- AllowanceCharge*:AllowanceCharge PricingExchangeRate:-`,
} as const

export type UblType = keyof typeof written

/** One place in a sequence. `type` is null where nobody reads on; `position` counts from 0. */
export interface UblParticle {
  readonly name: string
  readonly least: 0 | 1
  readonly most: 1 | null
  readonly type: UblType | null
  readonly position: number
}

export type UblSequence = ReadonlyMap<string, UblParticle>

const sequences = new Map<UblType, UblSequence>()

/** The elements a type may hold, by name and in their order. */
export function ublSequence(type: UblType): UblSequence {
  const known = sequences.get(type)
  if (known) return known
  const particles = written[type].trim().split(/\s+/).map(particleOf)
  const sequence = new Map(particles.map((particle) => [particle.name, particle]))
  sequences.set(type, sequence)
  return sequence
}

export const ublTypes = Object.keys(written) as readonly UblType[]

function particleOf(text: string, position: number): UblParticle {
  const [label = '', type] = text.split(':')
  const mark = /[!*+]$/.exec(label)?.[0] ?? ''
  const prefix = type === undefined ? 'cbc:' : label === 'UBLExtensions' ? 'ext:' : 'cac:'
  return {
    name: `${prefix}${mark ? label.slice(0, -1) : label}`,
    least: mark === '!' || mark === '+' ? 1 : 0,
    most: mark === '*' || mark === '+' ? null : 1,
    type: type && type in written ? (type as UblType) : null,
    position,
  }
}
