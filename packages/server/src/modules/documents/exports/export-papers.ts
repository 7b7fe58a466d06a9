import type { DocumentKind } from '@tsumugi/contract'
import { createHash } from 'node:crypto'
import { pdfAnswer } from '../../../documents/pdf/pdf-reply.ts'
import { renderPdf } from '../../../documents/pdf/render-pdf.ts'
import { fileStem, zipReply } from '../../../documents/file-reply.ts'
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
import { kindWords } from './kind-words.ts'

/** Documents on paper: of what was frozen, from its snapshot alone; of a draft, as it stands for its author. */
export const exportPapers = (
  kind: DocumentKind,
): Readonly<Record<'pdf' | 'papers' | 'revisionPdf', DocumentHandler>> => ({
  async pdf(request, { params }) {
    return answered(await drawingOf(request, kind, await rowOf(request, kind, params.id)))
  },

  async papers(request, { query }) {
    const drawings: [id: number, draw: Drawing][] = []
    for (const id of new Set(query.ids))
      drawings.push([id, await drawingOf(request, kind, await rowOf(request, kind, id))])
    return async () => {
      const files: Record<string, Uint8Array> = {}
      for (const [id, draw] of drawings) {
        const { file, title } = await draw()
        files[fileName(title, id, files)] = file
      }
      return zipReply(files, fileStem(kindWords(kind, request.locale).one))
    }
  },

  async revisionPdf(request, { params }) {
    const row = await rowOf(request, kind, params.id)
    const asked = (await revisionsOf(request.database, row.id)).find(
      ({ revision }) => String(revision) === params.revision,
    )
    if (!asked) throw notFound()
    return answered(await frozenDrawing(request, kind, row, asked))
  },
})

/** Draws after the transaction, on a thread. */
type Drawing = () => Promise<{ readonly file: Uint8Array; readonly title: string }>

const answered = (draw: Drawing) => async () => {
  const { file, title } = await draw()
  return pdfAnswer(file, title)
}

/** Drafts have no number yet: two of one title are told apart by their ids. */
function fileName(title: string, id: number, taken: object): string {
  const name = `${fileStem(title)}.pdf`
  return name in taken ? `${fileStem(title)}-${id}.pdf` : name
}

/** The newest revision, or a draft as it stands. */
async function drawingOf(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow): Promise<Drawing> {
  const { database } = request
  const newest = (await revisionsOf(database, row.id)).at(-1)
  if (newest) return frozenDrawing(request, kind, row, newest)
  const lines = await linesOf(database, kind, [row.id])
  const content = contentOf(kind, row, lines, await filesOfDocument(database, row.id))
  const letterhead = await currentLetterhead(request, kind, row.issuer_id)
  const of = await printedOf(request, kind, row, content)
  return async () => {
    const definition = documentPaper({ ...(await printed(request, letterhead)), ...of, frozen: null })
    return { file: await renderPdf(definition), title: definition.title }
  }
}

/** Whoever holds the file of a revision may ask later whether it is this one. */
async function frozenDrawing(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow, asked: RevisionRow) {
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
    return { file, title: definition.title }
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
