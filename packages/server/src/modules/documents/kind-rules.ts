import type { DocumentRules } from '../../records/documents/document-rules.ts'
import { approvalOfEdited, documentApprovals } from './document-approvals.ts'
import { documentFiles } from './document-files.ts'
import { keepLetterhead } from '../formats/letterhead-queries.ts'
import { feeRules } from '../material-bills/public-face.ts'
import { materialOrderRules } from '../material-orders/public-face.ts'
import { invoiceRules } from '../invoices/invoice-rules.ts'
import { payableRules } from '../payables/public-face.ts'
import { joinedThread } from '../message-threads/queries.ts'
import { tellOfDocuments, tellOfProposal } from '../notifications/document-news-job.ts'
import { followMoves } from '../trades/follow-moves.ts'
import { documentTalk } from './document-talk.ts'
import { exportDocuments } from './exports/export-documents.ts'
import { exportLines } from './exports/export-lines.ts'
import { exportPapers } from './exports/export-papers.ts'
import { joinRules } from './joined-rules.ts'
import { markChanges } from './mark-changes.ts'
import { shippingRules } from '../shipping/shipping-rules.ts'
import { transactionRules } from '../transaction-units/public-face.ts'

/** What no table can tell of the kinds of documents: calls, checks and what follows from a move. */
export const kindRules: DocumentRules = {
  calls: (kind) => ({
    ...documentFiles(kind),
    ...documentTalk(kind),
    ...exportPapers(kind),
    export: exportDocuments(kind),
    exportLines: exportLines(kind),
  }),
  ...documentApprovals,
  ...joinRules(invoiceRules, shippingRules, transactionRules, payableRules, materialOrderRules, feeRules, {
    issuing: keepLetterhead,
  }),
  whyClosed: transactionRules.whyClosed!,
  async followMoves(request, kind, ids, transition) {
    await followMoves(request, kind, ids, transition)
    // A change that was agreed is told as the answer to whoever proposed it.
    if (transition === 'change') return
    const { to: status = null, by } = kind.lifecycle.transitions[transition] ?? {}
    // What comes by a day is told to both sides, by what passes it.
    if (by === 'time') return
    await tellOfDocuments(request, { event: 'document_moved', documentIds: ids, status, note: '' })
  },
  followProposal: tellOfProposal,
  threadOf: ({ database, accountId }, documentId) => joinedThread(database, accountId, documentId),
  async saved(request, kind, before, after) {
    await approvalOfEdited(request, kind, before)
    await markChanges(request, kind, before, after)
    await materialOrderRules.saved?.(request, kind, before, after)
  },
}
