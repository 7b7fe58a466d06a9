import { lifecycle } from '@tsumugi/domain'
import { maybe, needed, usual } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { goods, traders } from './goods.ts'
import { skuId } from './priced.ts'

/** What is asked for: the finished goods, the making alone, or materials (domain §3.6). */
export const requestBases = ['full_package', 'cmt', 'materials'] as const

/** A request to quote: a buyer asks one seller; the same asked of several stands in one round and is compared. */
export const estimationRequestDocument = document({
  noun: 'estimation_request',
  path: '/estimation_requests',
  issuer: 'buyer',
  series: 'RQ',
  fields: {
    replyDue: maybe.date(),
    basis: usual.choice(requestBases),
    deliveryDue: maybe.date(),
    deliveryPlace: maybe.text(200),
    remarks: maybe.notes(),
  },
  lines: { ...goods, skuId, quantity: needed.decimal(9, 2, 'positive') },
  due: { field: 'replyDue', in: ['issued'] },
  lifecycle: lifecycle(chainLooks.estimation_request, {
    issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
    // By itself once a quotation that follows it is issued.
    answer: { from: ['issued'], to: 'answered', by: 'other' },
    decline: { from: ['issued'], to: 'declined', by: 'other', reason: true },
    // What was answered waits as the quotation that answers it.
    close: { from: ['answered'], to: 'closed', by: 'author', optional: true },
    withdraw: { from: ['issued', 'answered'], to: 'cancelled', by: 'author', reason: true },
  }),
  counted: { policy: 'ordered' },
  access: traders,
})
