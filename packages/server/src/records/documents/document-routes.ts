import { documents } from '@tsumugi/contract'
import { serveDocument } from './serve-document.ts'

/** Every kind of document. What only one kind has to check stands beside its row here. */
export const documentRoutes = [...serveDocument(documents.contracts), ...serveDocument(documents.deliveries)]
