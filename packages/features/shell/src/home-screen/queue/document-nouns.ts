import type { DocumentNoun } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'

/** What each kind of document is called; and approvals, which wait on the same desk. */
export const documentWords = {
  trade_request: 'tradeRequests',
  trade: 'trades',
  estimation_request: 'estimationRequests',
  estimation: 'estimations',
  contract: 'contracts',
  invoice: 'invoices',
  credit_note: 'creditNotes',
  delivery: 'deliveries',
  material_order: 'materialOrders',
  approval: 'approvals',
} as const satisfies Record<DocumentNoun | 'approval', Noun>
