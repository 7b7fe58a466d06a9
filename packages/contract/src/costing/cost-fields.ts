import { costGroups } from '@tsumugi/domain/costing'
import * as z from 'zod/mini'
import { units } from '../documents/kinds/goods.ts'
import { date, id } from '../kernel/fields.ts'
import { distinct, maybe, needed, usual } from '../kernel/record-field.ts'
import { composition, priceTiers } from '../materials/raw-materials.ts'
import { tradeCurrencies } from '../masters/masters.ts'

const decimal = (whole: number, places: number) =>
  z.string().check(z.regex(new RegExp(`^(?=.*[1-9])\\d{1,${whole}}(\\.\\d{1,${places}})?$`)))
const colorName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** Whether the retail price is given and the cost rate follows, or a cost rate is aimed at and a price is proposed. */
export const marginModes = ['retail', 'rate'] as const

/** Colours of the style with their pieces, each once. */
const colorQuantities = z
  .array(z.object({ name: colorName, quantity: z.int().check(z.nonnegative(), z.maximum(9_999_999)) }))
  .check(
    z.maxLength(60),
    z.refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length),
  )

/** The rate a sheet keeps for a currency: what `perUnits` of it cost in the sheet's own, and since which day it held. */
export const costRate = z.object({
  currency: z.enum(tradeCurrencies),
  rate: decimal(9, 8),
  perUnits: z.int().check(z.positive(), z.maximum(10_000)),
  on: date,
})

/** The head of a version (domain §3.5). Percentages are written `5` for 5 %; prices are of one garment, without tax. */
export const costSheetFields = {
  name: needed.text(100),
  targetQuantity: needed.integer(1, 9_999_999),
  colors: usual.items(colorQuantities),
  currency: usual.choice(tradeCurrencies),
  marginMode: usual.choice(marginModes),
  retailPrice: maybe.decimal(12, 4, 'positive'),
  targetCost: maybe.decimal(12, 4, 'positive'),
  targetRate: maybe.decimal(2, 2, 'positive'),
  overheadPercent: usual.decimal(2, 2),
  rates: usual.items(z.array(costRate).check(z.maxLength(12))),
  note: maybe.notes(),
} as const

/** One line of a version: what a garment takes of something, whose it is and what it costs. */
export const costLineFields = {
  group: needed.choice(costGroups),
  name: needed.text(100),
  supplierName: maybe.text(100),
  consumption: needed.decimal(6, 4, 'positive'),
  unit: needed.choice(units),
  lossPercent: usual.decimal(2, 2),
  shrinkPercent: usual.decimal(2, 2),
  unitPrice: maybe.decimal(12, 4),
  currency: usual.choice(tradeCurrencies),
  tiers: usual.items(priceTiers),
  /** Names of colours of the sheet; empty: all. */
  colors: usual.items(z.array(colorName).check(z.maxLength(60), distinct())),
  byColor: usual.flag(),
  packSize: maybe.decimal(8, 2, 'positive'),
  moq: maybe.decimal(8, 2, 'positive'),
  note: maybe.notes(500),
} as const

/** What names other records: the cloth or trim it is of, the partner who delivers it, and the estimate or contract. */
export const costLineNames = {
  rawMaterialId: z.nullable(id),
  supplierId: z.nullable(id),
  /** The line of an estimate or contract that its price was taken from. */
  sourceLineId: z.nullable(id),
} as const

export const costComposition = composition
