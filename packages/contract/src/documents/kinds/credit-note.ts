import { lifecycle } from '@tsumugi/domain'
import { creditReasons } from '@tsumugi/domain/trading'
import { maybe, usual } from '../../kernel/record-field.ts'
import { derived, happened } from '../document-row.ts'
import { document } from '../document.ts'
import { billers, goods } from './goods.ts'
import { pricedHead, pricedLines } from './priced.ts'

/** Pieces that are credited stand with the buyer no more: nobody bills them once again. */
const takenBack = { credited: 'quantity', returned: 'quantity' } as const

/**
 * A credit note, 返還請求書 (domain §3.7, trade-law D): a seller takes back what was billed, for goods that came back or a
 * price that was too high. Its figures are what is taken back, each above 0.
 */
export const creditNoteDocument = document({
  noun: 'credit_note',
  path: '/credit_notes',
  issuer: 'seller',
  series: 'CN',
  fields: {
    creditReason: usual.choice(creditReasons),
    returnedOn: happened(maybe.date()),
    soldOn: maybe.date(),
    invoiceNumber: maybe.text(40),
    registrationNumber: derived(maybe.text(14)),
    ...pricedHead,
    remarks: maybe.notes(),
  },
  lines: { ...pricedLines, taxPercent: derived(maybe.decimal(3, 2)), deliveredOn: maybe.date() },
  lifecycle: lifecycle(
    { draft: 'todo', issued: 'waiting', confirmed: 'done', declined: 'stopped', void: 'stopped' },
    {
      issue: { from: ['draft'], to: 'issued', by: 'author', issues: true, counts: takenBack },
      confirm: { from: ['issued'], to: 'confirmed', by: 'other' },
      decline: { from: ['issued'], to: 'declined', by: 'other', reason: true, uncounts: takenBack },
      void: { from: ['issued'], to: 'void', by: 'author', reason: true, uncounts: takenBack },
    },
  ),
  follows: {
    from: 'contract',
    in: ['accepted', 'closed'],
    lineFields: [...Object.keys(goods), 'skuId', 'unitPrice', 'taxCode'],
    headFields: ['taxMode'],
    measure: 'quantity',
    leaves: 'creditable',
    isOptional: true,
  },
  access: billers,
})
