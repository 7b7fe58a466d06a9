import type { DocumentKind } from '@tsumugi/contract'
import { createHash } from 'node:crypto'
import { pdfAnswer, pdfReply } from '../../../documents/pdf/pdf-reply.ts'
import { renderPdf } from '../../../documents/pdf/render-pdf.ts'
import { notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import { filesOfDocument } from '../../../records/documents/file-queries.ts'
import { keepHandedPaper } from '../../../records/revisions/handed-paper-queries.ts'
import { linesOf } from '../../../records/lines/line-queries.ts'
import { contentOf, revisionsOf, snapshotOf, type RevisionRow } from '../../../records/revisions/revision-queries.ts'
import { currentLetterhead, letterheadOf, withPictures, type Letterhead } from '../../formats/letterhead-queries.ts'
import { documentPaper } from './document-paper.ts'

/** Documents on paper: of what was frozen, from its snapshot alone; of a draft, as it stands for its author. */
export const exportPapers = (kind: DocumentKind): Readonly<Record<'pdf' | 'revisionPdf', DocumentHandler>> => ({
  async pdf(request, { params }) {
    const { database } = request
    const row = await rowOf(request, kind, params.id)
    const newest = (await revisionsOf(database, row.id)).at(-1)
    if (newest) return frozenPaper(request, kind, row.id, newest)
    const lines = await linesOf(database, kind, [row.id])
    const content = contentOf(kind, row, lines, await filesOfDocument(database, row.id))
    const letterhead = await currentLetterhead(request, kind, row.issuer_id)
    return async () => {
      const definition = documentPaper({ ...(await printed(request, letterhead)), kind, content, frozen: null })
      return pdfReply(definition, definition.title)
    }
  },

  async revisionPdf(request, { params }) {
    const row = await rowOf(request, kind, params.id)
    const asked = (await revisionsOf(request.database, row.id)).find(
      ({ revision }) => String(revision) === params.revision,
    )
    if (!asked) throw notFound()
    return frozenPaper(request, kind, row.id, asked)
  },
})

/** Drawn after the transaction, on a thread; whoever holds the file may ask later whether it is this one. */
async function frozenPaper(request: TenantRequest, kind: DocumentKind, documentId: number, row: RevisionRow) {
  const { database, locale, origin, afterwards } = request
  const { revision, created_at: createdAt } = row
  const frozen = { hash: row.hash.toString('hex'), createdAt, checkedAt: `${origin}/users/papers` }
  const letterhead = await letterheadOf(database, documentId)
  return async () => {
    const content = snapshotOf(row)
    const definition = documentPaper({ ...(await printed(request, letterhead)), kind, content, frozen })
    const file = await renderPdf(definition)
    const sha256 = createHash('sha256').update(file).digest()
    const handed = { sha256, documentId, revision, locale }
    await afterwards(({ asSystem }) => asSystem((system) => keepHandedPaper(system, handed)))
    return pdfAnswer(file, definition.title)
  }
}

/** In whose words a paper is, and on whose letterhead. */
const printed = async ({ locale, files }: TenantRequest, letterhead: Letterhead | undefined) => ({
  locale,
  letterhead: letterhead && (await withPictures(letterhead, files)),
})
