import { lineKinds, taxRateCodes } from '@tsumugi/domain/trading'
import { maybe, needed, usual } from '../../kernel/record-field.ts'
import { rateKinds } from '../../masters/rate-kinds.ts'
import { reference } from '../document-row.ts'
import { goods } from './goods.ts'

/** Whether prices are without the tax or with it (domain §3.7, price_mode). */
export const taxModes = ['ex_tax', 'inc_tax'] as const

/** What the head of every document with prices says, whatever its kind. */
export const pricedHead = {
  taxMode: usual.choice(taxModes),
  /** On the whole document, spread over its rates before the tax (domain §3.7 rule 1). */
  discount: usual.decimal(12, 2),
  /** Yen for so many units of the currency, on a day and from a source; empty of documents in yen. */
  exchangeRate: maybe.decimal(10, 8),
  rateUnits: maybe.integer(1, 10_000),
  rateKind: maybe.choice(rateKinds),
  rateOn: maybe.date(),
} as const

/** A SKU that a line is about, by its id: later documents point at it, and acceptance freezes its quantity. */
export const skuId = reference('sku')

/** A line with a price: goods, a service, freight, a discount or a rounding, at a rate of its own. */
export const pricedLines = {
  ...goods,
  skuId,
  lineKind: usual.choice(lineKinds),
  quantity: needed.decimal(9, 2, 'positive'),
  unitPrice: needed.decimal(12, 4),
  discount: usual.decimal(12, 4),
  taxCode: usual.choice(taxRateCodes),
} as const

/** What a document that follows another takes over of its lines. */
export const takenLines = [...Object.keys(goods), 'skuId', 'lineKind', 'unitPrice', 'discount', 'taxCode'] as const
