import type { DocumentKind } from '@tsumugi/contract'
import { createHash } from 'node:crypto'
import { pdfAnswer, pdfReply } from '../../../documents/pdf/pdf-reply.ts'
import { renderPdf } from '../../../documents/pdf/render-pdf.ts'
import { notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import { filesOfDocument } from '../../../records/documents/file-queries.ts'
import { keepHandedPaper } from '../../../records/revisions/handed-paper-queries.ts'
import { linesOf } from '../../../records/lines/line-queries.ts'
import {
  contentOf,
  revisionsOf,
  snapshotOf,
  type RevisionRow,
  type Snapshot,
} from '../../../records/revisions/revision-queries.ts'
import { currentLetterhead, letterheadOf, withPictures, type Letterhead } from '../../formats/letterhead-queries.ts'
import { printedOrder } from '../../written-orders/public-face.ts'
import { documentPaper } from './document-paper.ts'

/** Documents on paper: of what was frozen, from its snapshot alone; of a draft, as it stands for its author. */
export const exportPapers = (kind: DocumentKind): Readonly<Record<'pdf' | 'revisionPdf', DocumentHandler>> => ({
  async pdf(request, { params }) {
    const { database } = request
    const row = await rowOf(request, kind, params.id)
    const newest = (await revisionsOf(database, row.id)).at(-1)
    if (newest) return frozenPaper(request, kind, row, newest)
    const lines = await linesOf(database, kind, [row.id])
    const content = contentOf(kind, row, lines, await filesOfDocument(database, row.id))
    const letterhead = await currentLetterhead(request, kind, row.issuer_id)
    const of = await printedOf(request, kind, row, content)
    return async () => {
      const definition = documentPaper({ ...(await printed(request, letterhead)), ...of, frozen: null })
      return pdfReply(definition, definition.title)
    }
  },

  async revisionPdf(request, { params }) {
    const row = await rowOf(request, kind, params.id)
    const asked = (await revisionsOf(request.database, row.id)).find(
      ({ revision }) => String(revision) === params.revision,
    )
    if (!asked) throw notFound()
    return frozenPaper(request, kind, row, asked)
  },
})

/** Drawn after the transaction, on a thread; whoever holds the file may ask later whether it is this one. */
async function frozenPaper(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow, asked: RevisionRow) {
  const { database, locale, origin, afterwards } = request
  const { revision, created_at: createdAt } = asked
  const frozen = { hash: asked.hash.toString('hex'), createdAt, checkedAt: `${origin}/users/papers` }
  const letterhead = await letterheadOf(database, row.id)
  const content = snapshotOf(asked)
  const of = await printedOf(request, kind, row, content)
  return async () => {
    const definition = documentPaper({ ...(await printed(request, letterhead)), ...of, frozen })
    const file = await renderPdf(definition)
    const sha256 = createHash('sha256').update(file).digest()
    const handed = { sha256, documentId: row.id, revision, locale }
    await afterwards(({ asSystem }) => asSystem((system) => keepHandedPaper(system, handed)))
    return pdfAnswer(file, definition.title)
  }
}

/** What is printed, with what the law wants on the paper of an order; other kinds have no written order. */
const printedOf = async (request: TenantRequest, kind: DocumentKind, row: DocumentDataRow, content: Snapshot) => ({
  kind,
  content,
  taxRounding: row.tax_rounding,
  order: row.noun === 'contract' ? await printedOrder(request, row, content) : undefined,
})

/** In whose words a paper is, and on whose letterhead. */
const printed = async ({ locale, files }: TenantRequest, letterhead: Letterhead | undefined) => ({
  locale,
  letterhead: letterhead && (await withPictures(letterhead, files)),
})
