import { lifecycle } from '@tsumugi/domain'
import { maybe, needed } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { goods } from './goods.ts'
import { dealers, incoterms } from './trade.ts'

/** A question to a trading house or a maker (domain §3.6): what is wished, at which price and when. Accepted, it begins a trade. */
export const tradeRequestDocument = document({
  noun: 'trade_request',
  path: '/trade_requests',
  issuer: 'buyer',
  series: 'TRQ',
  fields: {
    replyDue: maybe.date(),
    deliveryDue: maybe.date(),
    incoterm: maybe.choice(incoterms),
    remarks: maybe.notes(),
  },
  lines: { ...goods, quantity: needed.decimal(9, 2, 'positive'), unitPrice: maybe.decimal(12, 4) },
  due: { field: 'replyDue', in: ['requested'] },
  lifecycle: lifecycle(chainLooks.trade_request, {
    request: { from: ['draft'], to: 'requested', by: 'author', issues: true },
    accept: { from: ['requested'], to: 'accepted', by: 'other' },
    decline: { from: ['requested'], to: 'declined', by: 'other', reason: true },
    withdraw: { from: ['requested'], to: 'withdrawn', by: 'author', reason: true },
    expire: { from: ['requested'], to: 'expired', by: 'author', reason: true },
  }),
  access: dealers,
})
