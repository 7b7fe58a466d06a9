import { lifecycle, type Guard } from '@tsumugi/domain'
import { maybe, needed, usual } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { goods, traders } from './goods.ts'

/** Those who negotiate deals (domain §3.6). */
export const dealers = { ...traders, functions: ['project_and_trade'] } as const satisfies Guard

/** Who carries goods and risk how far (domain §3.6). */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const

/**
 * One business of two organisations (domain §3.6), which gathers its requests, estimates, orders, deliveries and invoices.
 * Until it is ordered its sides may give it up; from then on its status follows its documents, by no move of anybody's.
 */
export const tradeDocument = document({
  noun: 'trade',
  path: '/trades',
  issuer: 'buyer',
  series: 'TR',
  fields: {
    deliveryDue: maybe.date(),
    basis: usual.choice(['full_package', 'cmt', 'materials']),
    materialSupply: usual.choice(['none', 'free', 'paid']),
    incoterm: maybe.choice(incoterms),
    origin: maybe.text(60),
    hsCode: maybe.code(12),
    remarks: maybe.notes(),
  },
  lines: { ...goods, quantity: needed.decimal(9, 2, 'positive'), unitPrice: maybe.decimal(12, 4) },
  due: { field: 'deliveryDue', in: ['inquiry', 'estimating', 'agreed', 'ordered', 'in_production', 'shipping'] },
  lifecycle: lifecycle(chainLooks.trade, {
    open: { from: ['draft'], to: 'inquiry', by: 'author', issues: true },
    begin_production: { from: ['ordered'], to: 'in_production', by: 'receiver' },
    lose: { from: ['inquiry', 'estimating', 'agreed'], to: 'lost', by: 'either', reason: true },
    cancel: { from: ['inquiry', 'estimating', 'agreed'], to: 'cancelled', by: 'either', reason: true },
  }),
  access: dealers,
})
