import { billedObject } from '../codes/document-codes.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { descendants, isAt, select, textAt } from '../xml/select.ts'
import type { RuleContext } from './rule.ts'

/** Where a rule looks: a path from the root, `//a/b` for such elements anywhere, or a function. */
export type Place = string | ((context: RuleContext) => readonly XmlElement[])

export function placesOf(place: Place, context: RuleContext): readonly XmlElement[] {
  if (typeof place === 'function') return place(context)
  if (!place.startsWith('//')) return select(context.root, place)
  return place.split('|').flatMap((one) => descendants(context.root, (element) => isAt(element, one.trim().slice(2))))
}

export const seller = 'cac:AccountingSupplierParty/cac:Party'
export const buyer = 'cac:AccountingCustomerParty/cac:Party'
export const line = 'cac:InvoiceLine'
export const lineTax = 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory'

export const isCharge = (adjustment: XmlElement): boolean => textAt(adjustment, 'cbc:ChargeIndicator') === 'true'
export const isAllowance = (adjustment: XmlElement): boolean => textAt(adjustment, 'cbc:ChargeIndicator') === 'false'

const adjustments = 'cac:AllowanceCharge'
export const documentAllowances: Place = ({ root }) => select(root, adjustments).filter(isAllowance)
export const documentCharges: Place = ({ root }) => select(root, adjustments).filter(isCharge)
export const lineAllowances: Place = ({ root }) => select(root, `${line}/${adjustments}`).filter(isAllowance)
export const lineCharges: Place = ({ root }) => select(root, `${line}/${adjustments}`).filter(isCharge)

export const isVat = (holder: XmlElement): boolean => textAt(holder, 'cac:TaxScheme/cbc:ID').toUpperCase() === 'VAT'
export const sellerVatIds: Place = ({ root }) => select(root, `${seller}/cac:PartyTaxScheme`).filter(isVat)

export const namesBilledObject = (reference: XmlElement): boolean =>
  textAt(reference, 'cbc:DocumentTypeCode') === billedObject

/** Breakdowns in the currency of the document, which tell what was taxed. */
export const documentSubtotals: Place = ({ root, currency }) =>
  select(root, 'cac:TaxTotal/cac:TaxSubtotal').filter(
    (one) => select(one, 'cbc:TaxAmount')[0]?.attributes.currencyID === currency,
  )

/** Those in the other currency, yen. */
export const yenSubtotals: Place = ({ root, currency }) =>
  select(root, 'cac:TaxTotal/cac:TaxSubtotal').filter(
    (one) => (select(one, 'cbc:TaxAmount')[0]?.attributes.currencyID ?? currency) !== currency,
  )
