import type { DocumentKind } from './document.ts'
import { contractDocument } from './kinds/contract.ts'
import { deliveryDocument } from './kinds/delivery.ts'

/** Every kind of document, by the name of its resource. */
export const documents = { contracts: contractDocument, deliveries: deliveryDocument } as const
export type DocumentName = keyof typeof documents

/** The same, for whatever is the same for all. */
export const documentKinds = documents as unknown as Readonly<Record<DocumentName, DocumentKind>>
