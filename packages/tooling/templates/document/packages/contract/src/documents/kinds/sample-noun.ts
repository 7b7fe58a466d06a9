import { lifecycle } from '@tsumugi/domain'
import { maybe, needed } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { goods, traders } from './goods.ts'

/** 見本書: a buyer issues it, a seller accepts it. */
export const sampleNounDocument = document({
  noun: 'sample_noun',
  path: '/sample_nouns',
  issuer: 'buyer',
  series: 'SAMPLESERIES',
  fields: { remarks: maybe.notes() },
  lines: { ...goods, quantity: needed.decimal(9, 2, 'positive'), unitPrice: needed.decimal(12, 4) },
  lifecycle: lifecycle(
    { draft: 'todo', issued: 'waiting', accepted: 'done', rejected: 'late', cancelled: 'stopped' },
    {
      issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
      accept: { from: ['issued'], to: 'accepted', by: 'other' },
      reject: { from: ['issued'], to: 'rejected', by: 'other', reason: true },
      withdraw: { from: ['issued'], to: 'cancelled', by: 'author', reason: true },
    },
  ),
  access: traders,
})
