import type { DocumentKind } from '@tsumugi/contract'
import { pdfReply } from '../../../documents/pdf/pdf-reply.ts'
import { notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import { filesOfDocument } from '../../../records/documents/file-queries.ts'
import { linesOf } from '../../../records/lines/line-queries.ts'
import {
  contentOf,
  revisionsOf,
  snapshotOf,
  type RevisionRow,
  type Snapshot,
} from '../../../records/revisions/revision-queries.ts'
import { documentPaper, type Frozen } from './document-paper.ts'

/** Documents on paper: of what was frozen, from its snapshot alone; of a draft, as it stands for its author. */
export const exportPapers = (kind: DocumentKind): Readonly<Record<'pdf' | 'revisionPdf', DocumentHandler>> => ({
  async pdf(request, { params }) {
    const { database } = request
    const row = await rowOf(request, kind, params.id)
    const newest = (await revisionsOf(database, row.id)).at(-1)
    if (newest) return frozenPaper(request, kind, newest)
    const lines = await linesOf(database, kind, [row.id])
    return paper(request, kind, contentOf(kind, row, lines, await filesOfDocument(database, row.id)), null)
  },

  async revisionPdf(request, { params }) {
    const row = await rowOf(request, kind, params.id)
    const asked = (await revisionsOf(request.database, row.id)).find(
      ({ revision }) => String(revision) === params.revision,
    )
    if (!asked) throw notFound()
    return frozenPaper(request, kind, asked)
  },
})

const frozenPaper = (request: TenantRequest, kind: DocumentKind, row: RevisionRow) =>
  paper(request, kind, snapshotOf(row), { hash: row.hash.toString('hex'), createdAt: row.created_at })

/** Drawn after the transaction, on a thread. */
function paper({ locale }: TenantRequest, kind: DocumentKind, content: Snapshot, frozen: Frozen | null) {
  const definition = documentPaper(kind, locale, content, frozen)
  return () => pdfReply(definition, definition.title)
}
