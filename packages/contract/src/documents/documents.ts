import type { DocumentKind } from './document.ts'
import { contractDocument } from './kinds/contract.ts'
import { creditNoteDocument } from './kinds/credit-note.ts'
import { deliveryDocument } from './kinds/delivery.ts'
import { estimationDocument } from './kinds/estimation.ts'
import { estimationRequestDocument } from './kinds/estimation-request.ts'
import { invoiceDocument } from './kinds/invoice.ts'
import { materialOrderDocument } from '../materials/material-order-kind.ts'
import { tradeDocument } from './kinds/trade.ts'
import { tradeRequestDocument } from './kinds/trade-request.ts'

/** Every kind of document, by the name of its resource. */
export const documents = {
  tradeRequests: tradeRequestDocument,
  trades: tradeDocument,
  estimations: estimationDocument,
  estimationRequests: estimationRequestDocument,
  contracts: contractDocument,
  deliveries: deliveryDocument,
  invoices: invoiceDocument,
  creditNotes: creditNoteDocument,
  materialOrders: materialOrderDocument,
} as const
export type DocumentName = keyof typeof documents

/** The same, for whatever is the same for all. */
export const documentKinds = documents as unknown as Readonly<Record<DocumentName, DocumentKind>>
