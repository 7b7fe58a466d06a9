import { lifecycle, materialOrderKinds } from '@tsumugi/domain'
import { taxRateCodes } from '@tsumugi/domain/trading'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { marketplace, materialBuyers } from './marketplace.ts'
import { document } from '../documents/document.ts'
import { derived, reference, writtenAfter } from '../documents/document-row.ts'
import { units } from '../documents/kinds/goods.ts'

/**
 * An order of cloth (domain §3.12): the cart of a buyer at one distributor, then what was ordered by colour and dye lot.
 * Prices are the distributor’s at that moment; a line without a colour of the wall is asked for in words and has none.
 */
export const materialOrderDocument = document({
  noun: 'material_order',
  path: '/material_orders',
  issuer: 'buyer',
  series: 'MO',
  fields: {
    wishDate: maybe.date(),
    shipTo: maybe.text(200),
    purpose: maybe.text(200),
    shipPlan: writtenAfter(maybe.date(), 'receiver', 'ordered', 'confirmed'),
    remarks: maybe.notes(),
  },
  lines: {
    orderKind: usual.choice(materialOrderKinds),
    item: maybe.text(60),
    colour: maybe.text(60),
    lot: derived(maybe.text(40)),
    materialColorId: reference('material_color'),
    materialLotId: reference('material_lot'),
    unit: needed.choice(units),
    quantity: needed.decimal(9, 2, 'positive'),
    unitPrice: derived(maybe.decimal(12, 4)),
    /** For a cut or a swatch, beside the price; part of the amount. */
    fee: derived(maybe.decimal(9, 2)),
    taxCode: derived(usual.choice(taxRateCodes)),
  },
  due: { field: 'wishDate', in: ['ordered', 'confirmed', 'partly_shipped'] },
  lifecycle: lifecycle(
    {
      cart: 'todo',
      ordered: 'waiting',
      confirmed: 'going',
      declined: 'late',
      partly_shipped: 'going',
      shipped: 'waiting',
      received: 'going',
      closed: 'done',
      cancelled: 'stopped',
    },
    {
      order: { from: ['cart'], to: 'ordered', by: 'author', issues: true },
      confirm: { from: ['ordered'], to: 'confirmed', by: 'other' },
      decline: { from: ['ordered'], to: 'declined', by: 'other', reason: true },
      withdraw: { from: ['ordered'], to: 'cancelled', by: 'author', reason: true },
      cancel: { from: ['confirmed'], to: 'cancelled', by: 'both', reason: true },
      // By themselves with the rolls that are sent and counted; by hand for what was asked for in words.
      ship_partly: { from: ['confirmed'], to: 'partly_shipped', by: 'other' },
      ship: { from: ['confirmed', 'partly_shipped'], to: 'shipped', by: 'other' },
      receive: { from: ['shipped'], to: 'received', by: 'author' },
      close: { from: ['received'], to: 'closed', by: 'other' },
    },
  ),
  access: marketplace,
  beginning: materialBuyers,
})
