import { lifecycle } from '@tsumugi/domain'
import { maybe, needed, usual } from '../../kernel/record-field.ts'
import { happened, writtenAfter } from '../document-row.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { goods, traders } from './goods.ts'
import { packingField } from './packing.ts'

/** A delivery against an order (domain §3.8): the seller ships, the buyer receives and inspects; both write it. */
export const deliveryDocument = document({
  noun: 'delivery',
  path: '/deliveries',
  issuer: 'seller',
  series: 'DN',
  fields: {
    fromPlace: maybe.text(200),
    toPlace: maybe.text(200),
    plannedOn: maybe.date(),
    shippedOn: writtenAfter(maybe.date(), 'issuer', 'shipped'),
    arrivedOn: writtenAfter(happened(maybe.date()), 'receiver', 'shipped', 'arrived'),
    inspectedOn: writtenAfter(happened(maybe.date()), 'receiver', 'arrived'),
    cartons: maybe.integer(0, 99_999),
    packing: packingField,
    grossKg: maybe.decimal(6, 3),
    carrier: maybe.text(100),
    waybill: maybe.text(60),
    remarks: maybe.notes(),
  },
  lines: {
    ...goods,
    quantity: needed.decimal(9, 2),
    received: writtenAfter(usual.decimal(9, 2), 'receiver', 'shipped', 'arrived'),
    accepted: writtenAfter(usual.decimal(9, 2), 'receiver', 'arrived'),
    rejected: writtenAfter(usual.decimal(9, 2), 'receiver', 'arrived'),
    defect: writtenAfter(maybe.text(200), 'receiver', 'arrived'),
  },
  due: { field: 'plannedOn', in: ['planned', 'shipped'] },
  lifecycle: lifecycle(chainLooks.delivery, {
    ship: { from: ['planned'], to: 'shipped', by: 'author', issues: true, counts: { shipped: 'quantity' } },
    arrive: { from: ['shipped'], to: 'arrived', by: 'receiver' },
    inspect: {
      from: ['arrived'],
      to: 'inspected',
      by: 'receiver',
      counts: { received: 'received', accepted: 'accepted', rejected: 'rejected' },
    },
    close: { from: ['inspected'], to: 'closed', by: 'either' },
    close_short: { from: ['inspected'], to: 'closed', by: 'receiver', reason: true },
  }),
  follows: { from: 'contract', in: ['accepted'], lineFields: Object.keys(goods), measure: 'quantity' },
  access: traders,
})
