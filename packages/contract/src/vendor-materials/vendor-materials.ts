import { balanceGroups, vendorMaterialStates } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { units } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date } from '../kernel/fields.ts'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { master } from '../masters/master.ts'
import { length, namedMaterial, ofVendors } from './vendor-parts.ts'

/** What a row of an order file says (domain §3.13). Rows come in by the data converter; people read them as a balance. */
export const vendorMaterialMaster = master({
  name: 'vendorMaterial',
  path: '/venders/:vendorId/vendor_materials',
  parent: 'vendorId',
  fields: {
    orderNo: needed.code(30),
    code: needed.code(30),
    name: needed.text(),
    color: needed.text(60),
    hex: maybe.colour(),
    lot: needed.code(40),
    item: maybe.text(40),
    itemName: maybe.text(),
    quantity: needed.decimal(10, 2, 'positive'),
    unit: usual.choice(units),
    dueOn: maybe.date(),
  },
  key: 'lot',
  keyWith: ['orderNo', 'code', 'color'],
  reads: ofVendors,
  writes: ofVendors,
  ordered: false,
})

/** The sums of a balance, in the unit of its materials: left is what arrived, less what was used and lost. */
const sums = {
  ordered: length,
  arrived: length,
  /** Ordered and not here yet; a material that came in excess lacks nothing. */
  waiting: length,
  used: length,
  loss: length,
  left: length,
}

/** One ordered material of one lot with what became of it. */
export const vendorBalance = z.extend(namedMaterial, {
  orderNo: z.string(),
  itemName: z.nullable(z.string()),
  dueOn: z.nullable(date),
  ...sums,
  state: z.enum(vendorMaterialStates),
  /** Days over the due day, of what is late. */
  daysLate: z.number(),
  /** Contracts that it is meant for, `C-26-0114, C-26-0120`. */
  contracts: z.nullable(z.string()),
})
export type VendorBalance = z.output<typeof vendorBalance>

/** Materials that stand together: by item, by material or by contract. */
const band = z.object({ key: z.string(), label: z.string(), dueOn: z.nullable(date), ...sums })
export type VendorBand = z.output<typeof band>

const wanted = {
  q: z.optional(z.string().check(z.maxLength(100))),
  by: z.optional(z.enum(balanceGroups)),
  /** Only those of one band, by its key. */
  band: z.optional(z.string().check(z.maxLength(400))),
  state: z.optional(z.enum(vendorMaterialStates)),
}

export const vendorMaterials = {
  list: endpoint('GET /venders/:vendor/materials', {
    query: z.object({ ...paging, ...wanted }),
    reply: page(vendorBalance),
    access: ofVendors,
    summary: 'Ordered materials by lot with what arrived, was used, was lost and is left',
  }),
  bands: endpoint('GET /venders/:vendor/materials/bands', {
    query: z.object(wanted),
    reply: one(
      z.object({
        bands: z.array(band),
        total: z.object({ count: z.number(), ...sums }),
        /** Units of these materials; lengths of several units are not one sum. */
        units: z.array(z.string()),
      }),
    ),
    access: ofVendors,
    summary: 'The same lots as sums of all of them: by item, material or contract, the largest first',
  }),
}
export type VendorBands = z.output<typeof vendorMaterials.bands.reply>['data']
