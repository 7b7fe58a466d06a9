import { billingPolicies, lifecycle, type Guard } from '@tsumugi/domain'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { writtenAfter } from './document-row.ts'
import { document } from './document.ts'

/** Those who buy and make garments (spec §2, Estimation and orders). */
const traders = { kinds: ['brand', 'supplier', 'trade'] } as const satisfies Guard

/** What goods are counted in (domain §1, Quantity). */
export const units = ['pc', 'set', 'm', 'yd', 'kg', 'roll', 'cone', 'dozen', 'gross'] as const

const goods = {
  item: maybe.text(60),
  colour: maybe.text(60),
  size: maybe.text(30),
  description: maybe.text(200),
  unit: needed.choice(units),
} as const

/** An order (domain §3.7): a buyer issues it, a seller accepts it, deliveries follow its lines. */
export const contractDocument = document({
  noun: 'contract',
  path: '/contracts',
  issuer: 'buyer',
  series: 'PO',
  fields: {
    deliveryDue: maybe.date(),
    deliveryPlace: maybe.text(200),
    tolerancePercent: usual.decimal(2, 2),
    billingPolicy: usual.choice(billingPolicies),
    remarks: maybe.notes(),
  },
  lines: { ...goods, quantity: needed.decimal(9, 2, 'positive'), unitPrice: needed.decimal(12, 4) },
  lifecycle: lifecycle(['draft', 'issued', 'accepted', 'rejected', 'cancelled', 'closed'], {
    issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
    accept: { from: ['issued'], to: 'accepted', by: 'other' },
    reject: { from: ['issued'], to: 'rejected', by: 'other', reason: true },
    withdraw: { from: ['issued'], to: 'cancelled', by: 'author', reason: true },
    cancel: { from: ['accepted'], to: 'cancelled', by: 'both', reason: true },
    close_short: { from: ['accepted'], to: 'closed', by: 'issuer', reason: true, releases: true },
  }),
  counted: { policy: 'delivered' },
  approval: { move: 'issue', target: 'contract', function: 'approval_contract' },
  access: traders,
})

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
    arrivedOn: writtenAfter(maybe.date(), 'receiver', 'shipped', 'arrived'),
    inspectedOn: writtenAfter(maybe.date(), 'receiver', 'arrived'),
    cartons: maybe.integer(0, 99_999),
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
  lifecycle: lifecycle(['planned', 'shipped', 'arrived', 'inspected', 'closed'], {
    ship: { from: ['planned'], to: 'shipped', by: 'author', issues: true, counts: { shipped: 'quantity' } },
    arrive: { from: ['shipped'], to: 'arrived', by: 'receiver' },
    inspect: {
      from: ['arrived'],
      to: 'inspected',
      by: 'receiver',
      counts: { received: 'received', accepted: 'accepted', rejected: 'rejected' },
    },
    close: { from: ['inspected'], to: 'closed', by: 'either' },
  }),
  follows: { from: 'contract', in: ['accepted'], lineFields: Object.keys(goods), measure: 'quantity' },
  access: traders,
})

/** Every kind of document, by the name of its resource. */
export const documents = { contracts: contractDocument, deliveries: deliveryDocument } as const
export type DocumentName = keyof typeof documents
