import type { Decimal } from '../../money/decimal.ts'
import { minorUnits } from '../../money/currency.ts'
import { round } from '../../money/decimal.ts'
import type { EInvoiceLine, EInvoiceParty } from '../model/invoice-fields.ts'
import type { LineDraft, PartyDraft } from './draft.ts'

/** Says that no line of the named document is meant: UBL asks for one. */
const noLine = 'NA'

export function makeParty(party: PartyDraft, showsTaxId: boolean): EInvoiceParty {
  const { name, tradeName, identifiers, legalForm, address, contact, endpoint, registrationNumber, corporateNumber } =
    party
  return {
    name,
    tradeName,
    identifiers,
    legalForm,
    address,
    contact,
    endpoint,
    taxIds: registrationNumber && showsTaxId ? [{ id: registrationNumber, scheme: 'VAT' }] : undefined,
    legalId: corporateNumber ? { value: corporateNumber, scheme: '0188' } : undefined,
  }
}

export function makeLine(
  line: LineDraft,
  id: string,
  amount: Decimal,
  currency: string,
  percent: Decimal | null,
): EInvoiceLine {
  const { unit, period, note, accountingCost, order, despatch, deliveryNotes } = line
  const ofPlaces = (value: Decimal) => ({ value: round(value, minorUnits(currency)), currency })
  return {
    id,
    note,
    accountingCost,
    period,
    quantity: { value: line.quantity, unit },
    amount: ofPlaces(amount),
    price: {
      net: { value: line.price, currency },
      baseQuantity: line.baseQuantity ? { value: line.baseQuantity, unit } : undefined,
    },
    adjustments: line.adjustments?.map(({ kind, reasonCode, reason, amount: value }) => ({
      isCharge: String(kind === 'charge'),
      reasonCode,
      reason,
      amount: ofPlaces(value),
    })),
    orders: order ? [{ lineId: order.lineId ?? noLine, order: order.id }] : undefined,
    despatch: despatch ? { lineId: noLine, document: despatch } : undefined,
    documents: deliveryNotes?.map((value) => ({ id: { value } })),
    item: makeItem(line, percent),
  }
}

function makeItem(line: LineDraft, percent: Decimal | null): EInvoiceLine['item'] {
  const { name, description, sellerCode, buyerCode, origin, attributes, category, exemptionReason } = line
  return {
    name,
    description,
    sellerCode,
    buyerCode,
    origin,
    attributes,
    standardCode: line.gtin ? { value: line.gtin, scheme: '0160' } : undefined,
    classifications: line.hsCode ? [{ value: line.hsCode, list: 'HS' }] : undefined,
    tax: { id: category, percent: percent ?? undefined, exemptionReason, scheme: 'VAT' },
  }
}
