import { transactionCategories } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { billers } from '../documents/kinds/goods.ts'

/** Which list a document stands in: its kind, and whether the asker issued it (domain §3.7). */
export const transactionUnit = z.object({
  id,
  category: z.enum(transactionCategories),
  direction: z.enum(['issue', 'receive']),
})

/** Estimations, contracts and invoices share their pages: `/transaction_units/:id` says of which kind one is. */
export const transactionUnits = {
  show: endpoint('GET /transaction_units/:id', {
    reply: one(transactionUnit),
    access: billers,
    summary: 'What kind of document stands under an address, and from which side the asker sees it',
  }),
}
