import { lifecycle } from '@tsumugi/domain'
import { maybe, usual } from '../../kernel/record-field.ts'
import { writtenAfter } from '../document-row.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { traders } from './goods.ts'
import { breaksField, termsField } from './order-terms.ts'
import { pricedHead, pricedLines } from './priced.ts'

/** Where the price ends and the buyer's costs begin (domain §3.6). */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const

/** An estimation (domain §3.7): a seller quotes, the buyer accepts all or some of its lines, an order follows it. */
export const estimationDocument = document({
  noun: 'estimation',
  path: '/estimations',
  issuer: 'seller',
  series: 'EST',
  fields: {
    validUntil: maybe.date(),
    deliveryDue: maybe.date(),
    deliveryPlace: maybe.text(200),
    /** From the order to the arrival. */
    leadDays: maybe.integer(0, 999),
    incoterm: maybe.choice(incoterms),
    breaks: breaksField,
    terms: termsField,
    ...pricedHead,
    remarks: maybe.notes(),
  },
  lines: { ...pricedLines, chosen: writtenAfter(usual.choice(['yes', 'no']), 'receiver', 'issued') },
  due: { field: 'validUntil', in: ['issued'] },
  lifecycle: lifecycle(chainLooks.estimation, {
    issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
    accept: { from: ['issued'], to: 'accepted', by: 'other' },
    decline: { from: ['issued'], to: 'declined', by: 'other', reason: true },
    withdraw: { from: ['issued'], to: 'cancelled', by: 'author', reason: true },
    expire: { from: ['issued'], to: 'expired', by: 'time' },
    // What both change, a later last day for one, makes it an offer again.
    requote: { from: ['issued', 'expired'], to: 'issued', by: 'both', revises: true },
  }),
  counted: { policy: 'ordered' },
  follows: {
    from: 'estimation_request',
    in: ['issued', 'answered'],
    lineFields: ['item', 'colour', 'size', 'description', 'unit', 'skuId'],
    headFields: ['deliveryDue', 'deliveryPlace'],
    measure: 'quantity',
    isOptional: true,
  },
  access: traders,
})
