import { countries } from '../../codes/countries.ts'
import { currencies } from '../../codes/currencies.ts'
import {
  allowanceReasons,
  attachmentTypes,
  chargeReasons,
  documentTypes,
  paymentMeansCodes,
} from '../../codes/document-codes.ts'
import {
  classificationSchemes,
  endpointSchemes,
  identifierSchemes,
  objectSchemes,
} from '../../codes/identifier-schemes.ts'
import { taxCategories } from '../../codes/tax-categories.ts'
import { units, unitsMeant } from '../../codes/units.ts'
import type { CodeList } from '../../codes/code-list.ts'
import { eInvoiceProfiles, type EInvoiceProfile } from '../../model/profiles.ts'
import type { RepairName } from '../../repairs/repair-names.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { descendants, named, select } from '../../xml/select.ts'
import type { EInvoiceMessage } from '../messages.ts'
import { isAllowance, isCharge, namesBilledObject, placesOf, type Place } from '../places.ts'
import type { Rule } from '../rule.ts'

interface Row {
  readonly id: string
  readonly message: EInvoiceMessage
  readonly place: Place
  /** The attribute that holds the code; the text without one. An element that lacks the attribute is another rule's. */
  readonly attribute?: string
  readonly list: CodeList
  readonly profiles?: readonly EInvoiceProfile[]
  readonly repair?: RepairName
  readonly meant?: (code: string) => string | undefined
}

const reasonOf =
  (isMeant: (one: XmlElement) => boolean): Place =>
  ({ root }) =>
    descendants(root, named('cac:AllowanceCharge'))
      .filter(isMeant)
      .flatMap((one) => select(one, 'cbc:AllowanceChargeReasonCode'))
const objects: Place = ({ root }) =>
  descendants(root, named('cac:AdditionalDocumentReference', 'cac:DocumentReference'))
    .filter(namesBilledObject)
    .flatMap((one) => select(one, 'cbc:ID'))
const categories = '//cac:TaxCategory/cbc:ID | //cac:ClassifiedTaxCategory/cbc:ID'
const party = '//cac:PartyIdentification/cbc:ID'
const only = (profile: EInvoiceProfile) => new Set([eInvoiceProfiles[profile].typeCode])
const typeCode = { message: 'typeCode', place: 'cbc:InvoiceTypeCode', repair: 'nameProfile' } as const

/** The types of profile jp_pint: a credit note 381 passes the network too. */
const billingTypes: CodeList = new Set([...only('jp_pint'), '381'])

const rows: readonly Row[] = [
  { ...typeCode, id: 'ibr-cl-01', list: documentTypes, profiles: ['jp_pint'] },
  { ...typeCode, id: 'aligned-ibrp-cl-02-jp', list: billingTypes, profiles: ['jp_pint'] },
  { ...typeCode, id: 'ibr-cl-01-jp-sb', list: only('jp_selfbilling'), profiles: ['jp_selfbilling'] },
  { ...typeCode, id: 'ibr-cl-01-jp-ntr', list: only('jp_nontax'), profiles: ['jp_nontax'] },
  {
    id: 'ibr-cl-03',
    message: 'currency',
    place: ({ root }) => descendants(root, ({ attributes }) => attributes.currencyID !== undefined),
    attribute: 'currencyID',
    list: currencies,
    repair: 'unifyCurrency',
  },
  { id: 'ibr-cl-04', message: 'currency', place: 'cbc:DocumentCurrencyCode', list: currencies },
  { id: 'ibr-cl-05', message: 'currency', place: 'cbc:TaxCurrencyCode', list: currencies },
  { id: 'ibr-cl-07', message: 'attachment', place: objects, attribute: 'schemeID', list: objectSchemes },
  {
    id: 'ibr-cl-10',
    message: 'schemeCode',
    place: party,
    attribute: 'schemeID',
    list: new Set([...identifierSchemes, 'SEPA']),
  },
  {
    id: 'ibr-cl-11',
    message: 'schemeCode',
    place: '//cac:PartyLegalEntity/cbc:CompanyID',
    attribute: 'schemeID',
    list: identifierSchemes,
  },
  {
    id: 'ibr-cl-13',
    message: 'itemReference',
    place: '//cac:CommodityClassification/cbc:ItemClassificationCode',
    attribute: 'listID',
    list: classificationSchemes,
  },
  { id: 'ibr-cl-14', message: 'schemeCode', place: '//cac:Country/cbc:IdentificationCode', list: countries },
  { id: 'ibr-cl-15', message: 'schemeCode', place: '//cac:OriginCountry/cbc:IdentificationCode', list: countries },
  { id: 'ibr-cl-16', message: 'payment', place: '//cac:PaymentMeans/cbc:PaymentMeansCode', list: paymentMeansCodes },
  { id: 'ibr-cl-19', message: 'adjustmentIncomplete', place: reasonOf(isAllowance), list: allowanceReasons },
  { id: 'ibr-cl-20', message: 'adjustmentIncomplete', place: reasonOf(isCharge), list: chargeReasons },
  {
    id: 'ibr-cl-21',
    message: 'itemReference',
    place: '//cac:StandardItemIdentification/cbc:ID',
    attribute: 'schemeID',
    list: identifierSchemes,
  },
  {
    id: 'ibr-cl-23',
    message: 'unitCode',
    place: '//cbc:InvoicedQuantity | //cbc:BaseQuantity',
    attribute: 'unitCode',
    list: units,
    repair: 'replaceUnits',
    meant: (code) => unitsMeant[code.toUpperCase()],
  },
  {
    id: 'ibr-cl-24',
    message: 'attachment',
    place: '//cbc:EmbeddedDocumentBinaryObject',
    attribute: 'mimeCode',
    list: attachmentTypes,
  },
  { id: 'ibr-cl-25', message: 'endpoint', place: '//cbc:EndpointID', attribute: 'schemeID', list: endpointSchemes },
  {
    id: 'ibr-cl-26',
    message: 'attachment',
    place: '//cac:DeliveryLocation/cbc:ID',
    attribute: 'schemeID',
    list: identifierSchemes,
  },
  { id: 'aligned-ibrp-cl-01-jp', message: 'taxCategory', place: categories, list: new Set(Object.keys(taxCategories)) },
]

/** Codes that must stand in a published list. */
export const codeRules: readonly Rule[] = rows.map(
  ({ id, message, place, attribute, list, profiles, repair, meant }) => ({
    id,
    message,
    profiles,
    check: (context) =>
      placesOf(place, context).flatMap((at) => {
        const code = (attribute ? at.attributes[attribute] : at.text)?.trim()
        if (!code || list.has(code)) return []
        const right = meant ? meant(code) : shortest(list)
        return [{ at, found: code, expected: right, values: { code }, isRepairable: !meant || right !== undefined }]
      }),
    repair,
  }),
)

/** A list is named where it is short enough to be read. */
const shortest = (list: CodeList): string | undefined => (list.size <= 8 ? [...list].join(' ') : undefined)
