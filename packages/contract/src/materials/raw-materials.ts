import { fibreTerms, materialKinds, stockMoveKinds, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { units } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { distinct, maybe, needed, usual } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'
import { master } from '../masters/master.ts'

const ofBrand = { kinds: ['brand'] } as const satisfies Guard
const fibreKeys = fibreTerms.map(({ key }) => key) as [string, ...string[]]
const decimal = (whole: number, places: number) =>
  z.string().check(z.regex(new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${places}})?$`)))

/** Fibres in percent of mass, together 100, as labels name them (domain §3.3). */
export const composition = z
  .array(z.object({ fibre: z.enum(fibreKeys), percent: decimal(3, 1) }))
  .check(z.maxLength(12))
/** From so much on, one unit costs so much. */
export const priceTiers = z
  .array(z.object({ minQuantity: decimal(9, 2), unitPrice: decimal(12, 4) }))
  .check(z.maxLength(12))

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
export const materialColors = z
  .array(z.object({ no: text(20), name: text(60), hex: z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)) }))
  .check(z.maxLength(200))

/** JIS numbers of care symbols, at most one of a category; labels take them over. */
export const careCodes = z.array(z.int().check(z.minimum(100), z.maximum(799))).check(z.maxLength(7), distinct())

export const currencies = ['JPY', 'USD', 'EUR', 'CNY', 'KRW', 'VND'] as const

/** 原材料 (domain §3.5, beta): cloth and trims an organisation buys, with what they are made of and cost. */
export const rawMaterialMaster = master({
  name: 'rawMaterial',
  path: '/raw_materials',
  fields: {
    code: needed.code(30),
    name: needed.text(),
    kind: needed.choice(materialKinds),
    composition: usual.items(composition),
    widthCm: maybe.decimal(4, 1, 'positive'),
    weightGsm: maybe.decimal(4, 1, 'positive'),
    unit: needed.choice(units),
    rollLength: maybe.decimal(5, 2, 'positive'),
    currency: needed.choice(currencies),
    tiers: usual.items(priceTiers),
    moq: maybe.decimal(8, 2, 'positive'),
    leadDays: maybe.integer(0, 999),
    shrinkPercent: maybe.decimal(2, 2),
    supplierName: maybe.text(),
    colors: usual.items(materialColors),
    careCodes: usual.items(careCodes),
    note: maybe.notes(),
  },
  key: 'code',
  reads: ofBrand,
  writes: ofBrand,
  ordered: false,
})

/** Stock of one colour and lot; free is what is not promised. Quantities are decimal strings in the material's unit. */
export const stockLot = z.object({
  id,
  color: z.string(),
  lot: z.string(),
  stock: z.string(),
  reserved: z.string(),
  free: z.string(),
})
export const stockMove = z.object({
  id,
  lotId: id,
  kind: z.enum(stockMoveKinds),
  quantity: z.string(),
  movedOn: date,
  note: z.string(),
  /** The entry that it takes back, or that takes it back. */
  reverses: z.nullable(id),
  reversedBy: z.nullable(id),
  by: z.string(),
  at: instant,
})
export const stockLedger = z.object({ lots: z.array(stockLot), moves: z.array(stockMove) })
export type StockLedger = z.output<typeof stockLedger>

const lotName = z.string().check(z.trim(), z.maxLength(40))

export const rawMaterialStock = {
  show: endpoint('GET /raw_materials/:id/stock', {
    reply: one(stockLedger),
    access: ofBrand,
    summary: 'Lots of a raw material and the last 200 entries of their ledger, the newest first',
  }),
  move: endpoint('POST /raw_materials/:id/stock_moves', {
    body: z.object({
      stockMove: z
        .object({
          /** The client’s own key: sent twice, it is written once. */
          key: z.uuid(),
          color: lotName,
          lot: lotName,
          kind: z.enum(stockMoveKinds),
          quantity: z.string().check(z.regex(/^-?(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/)),
          note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
          movedOn: z.optional(date),
        })
        .check(z.refine(({ kind, quantity }) => kind === 'adjust' || !quantity.startsWith('-'))),
    }),
    reply: one(stockLedger),
    access: ofBrand,
    summary: 'Writes an entry: what came in, went out, is promised or counted anew; 422 stock_short below zero',
  }),
  reverse: endpoint('POST /raw_materials/:id/stock_moves/reversals', {
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100), distinct()) }),
    reply: one(stockLedger),
    access: ofBrand,
    summary: 'Takes entries back by opposite ones; nothing of the ledger is removed',
  }),
}
