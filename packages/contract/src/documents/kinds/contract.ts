import { billingPolicies, lifecycle } from '@tsumugi/domain'
import { maybe, needed, usual } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { goods, traders } from './goods.ts'

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
  lifecycle: lifecycle(
    { draft: 'todo', issued: 'waiting', accepted: 'going', rejected: 'late', cancelled: 'stopped', closed: 'done' },
    {
      issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
      accept: { from: ['issued'], to: 'accepted', by: 'other' },
      reject: { from: ['issued'], to: 'rejected', by: 'other', reason: true },
      withdraw: { from: ['issued'], to: 'cancelled', by: 'author', reason: true },
      cancel: { from: ['accepted'], to: 'cancelled', by: 'both', reason: true },
      close_short: { from: ['accepted'], to: 'closed', by: 'issuer', reason: true, releases: true },
    },
  ),
  counted: { policy: 'delivered' },
  approval: { move: 'issue', target: 'contract', function: 'approval_contract' },
  access: traders,
})
