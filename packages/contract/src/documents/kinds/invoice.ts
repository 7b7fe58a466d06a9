import { lifecycle } from '@tsumugi/domain'
import { maybe } from '../../kernel/record-field.ts'
import { derived } from '../document-row.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { billers, goods } from './goods.ts'
import { pricedHead, pricedLines } from './priced.ts'

/** An invoice (domain §3.7): a seller bills what was accepted, a buyer matches it against order and acceptance. */
export const invoiceDocument = document({
  noun: 'invoice',
  path: '/invoices',
  issuer: 'seller',
  series: 'INV',
  fields: {
    dueOn: maybe.date(),
    periodStart: maybe.date(),
    periodEnd: maybe.date(),
    registrationNumber: derived(maybe.text(14)),
    ...pricedHead,
    silenceAgreedOn: maybe.date(),
    silenceDays: maybe.integer(1, 60),
    remarks: maybe.notes(),
    shownOn: derived(maybe.date(), 'after'),
    disputeKinds: derived(maybe.text(100), 'after'),
    matchedTotal: derived(maybe.decimal(14, 4), 'after'),
  },
  lines: { ...pricedLines, taxPercent: derived(maybe.decimal(3, 2)), deliveredOn: maybe.date() },
  due: { field: 'dueOn', in: ['issued', 'disputed'], until: 'paid' },
  lifecycle: lifecycle(chainLooks.invoice, {
    issue: { from: ['draft'], to: 'issued', by: 'author', issues: true, counts: { billed: 'quantity' } },
    confirm: { from: ['issued'], to: 'confirmed', by: 'other' },
    // Of a self-billed one that was shown, where silence for so many days confirms it (trade-law D).
    confirm_by_silence: { from: ['issued'], to: 'confirmed', by: 'time' },
    tolerate: { from: ['issued', 'disputed'], to: 'confirmed', by: 'other', reason: true },
    dispute: { from: ['issued'], to: 'disputed', by: 'other', reason: true },
    correct: { from: ['issued', 'disputed'], to: 'issued', by: 'both', revises: true },
    approve: { from: ['confirmed'], to: 'approved', by: 'receiver' },
    // Once it is confirmed, only a credit takes it back.
    void: { from: ['issued', 'disputed'], to: 'void', by: 'author', reason: true, uncounts: { billed: 'quantity' } },
  }),
  follows: {
    from: 'contract',
    in: ['accepted', 'closed'],
    // What was taken off or added once is billed by hand: parts of an order would bear it again and again.
    lineFields: [...Object.keys(goods), 'skuId', 'unitPrice', 'taxCode'],
    headFields: ['taxMode'],
    measure: 'quantity',
    leaves: 'billable',
  },
  eitherAuthor: true,
  approval: { move: 'approve', by: 'receiver', target: 'receive_invoice', function: 'approval_receive_invoice' },
  access: billers,
})
