import { documents } from '@tsumugi/contract'
import { serveDocument } from '../../records/documents/serve-document.ts'
import { kindRules } from './kind-rules.ts'

/** Every kind of document. What only one kind has to check stands beside its row here. */
export const documentRoutes = Object.values(documents).flatMap((kind) => serveDocument(kind, kindRules))
