import type { Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'
import type { BusinessDate } from '../../dates/business-date.ts'
import type { TaxCategory } from '../codes/tax-categories.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import type { japaneseProfiles } from '../model/profiles.ts'
import type { Identifier } from '../model/value-types.ts'

/** What an invoice says before it is one: figures are left to `makeEInvoice`. Fields are those of the table of fields. */
export interface EInvoiceDraft extends Pick<
  EInvoice,
  | 'note'
  | 'buyerReference'
  | 'accountingCost'
  | 'order'
  | 'contract'
  | 'project'
  | 'payee'
  | 'taxRepresentative'
  | 'delivery'
  | 'payments'
  | 'terms'
  | 'documents'
  | 'preceding'
> {
  readonly profile: (typeof japaneseProfiles)[number]
  readonly number: string
  readonly issueDate: BusinessDate
  readonly dueDate?: BusinessDate
  readonly currency: string
  /** Yen for one unit; needed in any other currency, for the tax must be told in yen. */
  readonly yenRate?: Decimal
  readonly period?: PeriodDraft
  readonly seller: PartyDraft
  readonly buyer: PartyDraft
  readonly lines: readonly LineDraft[]
  readonly adjustments?: readonly AdjustmentDraft[]
  /** Paid before, and agreed cash rounding; never to hide a difference of tax. */
  readonly prepaid?: Decimal
  readonly cashRounding?: Decimal
  /** Cut down unless the parties agreed otherwise. */
  readonly lineRounding?: Rounding
  readonly taxRounding?: Rounding
  /** Tax of a rate as it was agreed with the tax in the prices, where it is not rounded anew. */
  readonly agreedTaxes?: readonly AgreedTax[]
}

export interface AgreedTax {
  readonly category: TaxCategory
  readonly percent: Decimal | null
  readonly tax: Decimal
}

export interface PeriodDraft {
  readonly start: BusinessDate
  readonly end: BusinessDate
}

export interface PartyDraft extends Pick<
  NonNullable<EInvoice['seller']>,
  'tradeName' | 'identifiers' | 'legalForm' | 'address' | 'contact'
> {
  readonly name: string
  /** `T` and thirteen digits; left out of an invoice of the kind `jp_nontax`. */
  readonly registrationNumber?: string
  /** Thirteen digits, scheme 0188. */
  readonly corporateNumber?: string
  readonly endpoint: Identifier
}

export interface LineDraft {
  readonly name: string
  readonly description?: string
  /** On a return the date of the first sale. */
  readonly note?: string
  /** Negative on a return; the price never is. */
  readonly quantity: Decimal
  readonly unit: string
  readonly price: Decimal
  readonly baseQuantity?: Decimal
  readonly category: TaxCategory
  /** Left out: the rate of the category on the day of delivery. */
  readonly percent?: Decimal
  readonly exemptionReason?: string
  readonly adjustments?: readonly Omit<AdjustmentDraft, 'category' | 'percent'>[]
  readonly period?: PeriodDraft
  readonly deliveryNotes?: readonly string[]
  readonly order?: { readonly id?: string; readonly lineId?: string }
  readonly despatch?: string
  readonly sellerCode?: string
  readonly buyerCode?: string
  readonly gtin?: string
  readonly hsCode?: string
  readonly origin?: string
  readonly attributes?: readonly { readonly name: string; readonly value: string }[]
  readonly accountingCost?: string
}

/** Less (`allowance`) or more (`charge`) at one rate; the amount is positive either way. */
export interface AdjustmentDraft {
  readonly kind: 'allowance' | 'charge'
  readonly amount: Decimal
  readonly reasonCode?: string
  readonly reason?: string
  readonly category: TaxCategory
  readonly percent?: Decimal
}
