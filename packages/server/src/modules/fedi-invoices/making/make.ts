import { documents, type DocumentKind } from '@tsumugi/contract'
import {
  cancellationOf,
  type EInvoice,
  type EInvoiceDraft,
  makeEInvoice,
  mirrorOf,
  type ValidateOptions,
  writeEInvoice,
} from '@tsumugi/domain/e-invoice'
import { invalid, notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { documentsById, holdDocuments } from '../../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { linesOf } from '../../../records/lines/line-queries.ts'
import { factsOf, readFile, sha256Of, type FileFacts } from '../file-facts.ts'
import {
  insertInvoice,
  invoicesOfDocument,
  invoiceOf,
  rewriteDraft,
  type MadeInvoice,
} from '../queries/invoice-queries.ts'
import { draftOfInvoice } from './invoice-draft.ts'
import { sayable } from './restated-draft.ts'
import { knownOf, sourceOf } from './source.ts'

const kinds = [documents.invoices, documents.creditNotes] as unknown as readonly DocumentKind[]

export interface MakeWish {
  readonly documentId: number
  /** A monthly summary by goods, or by delivery notes (evidence e-invoice §7). */
  readonly summary?: 'goods' | 'notes' | undefined
}

export interface Made {
  readonly id: number
  readonly verb: 'created' | 'repaired' | null
}

/**
 * Makes the draft of an issued invoice or credit note, once for each revision: one that was agreed after the first was
 * sent becomes a correction with a number of its own, which names the one before it; one that is void since it was sent is
 * cancelled by its mirror.
 * @throws Refusal 404, 422 `e_invoice_not_issued`, `e_invoice_not_author`, `e_invoice_inc_tax`, `e_invoice_no_notes`
 */
export async function makeOf(request: TenantRequest, { documentId, summary }: MakeWish): Promise<Made> {
  const { database, userGroupId } = request
  await holdDocuments(database, [documentId])
  const { kind, row } = await documentOf(request, documentId)
  if (!row.shared) throw invalid({ code: 'e_invoice_not_issued' })
  if (row.author_id !== userGroupId) throw invalid({ code: 'e_invoice_not_author' })
  const made = await invoicesOfDocument(database, userGroupId, documentId)
  if (row.status === 'void') return cancel(request, row, made)
  const same = made.find(({ documentRevision }) => documentRevision === row.revision)
  if (same && (summary === undefined || same.networkStatus !== 'draft')) return { id: same.id, verb: null }
  const before = made.find(({ id, networkStatus }) => id !== same?.id && networkStatus !== 'draft') ?? null
  const draft = await draftOf(request, kind, row, { before, summary: summary ?? 'goods' })
  const known = await knownOf(request, row)
  const file = written(makeEInvoice(draft), known)
  if (!same) return { id: await keep(request, row, file, { known, cancelsId: null }), verb: 'created' }
  if (file.facts.sha256 === same.sha256) return { id: same.id, verb: null }
  await rewriteDraft(database, same.id, file.facts, file.xml)
  return { id: same.id, verb: 'repaired' }
}

async function documentOf({ database }: TenantRequest, id: number) {
  for (const kind of kinds) {
    const [row] = await documentsById(database, kind, [id])
    if (row) return { kind, row }
  }
  throw notFound()
}

interface DraftWish {
  readonly before: MadeInvoice | null
  readonly summary: 'goods' | 'notes'
}

/** What came back is the mirror of what was sold: quantities below nothing, prices as they were. */
async function draftOf(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  { before, summary }: DraftWish,
): Promise<EInvoiceDraft> {
  const lines = await linesOf(request.database, kind, [row.id])
  const source = await sourceOf(request, row, lines)
  const number = before ? `${row.number}-${row.revision}` : String(row.number)
  const corrected = before ? [{ number: before.number, issueDate: before.issueDate }] : []
  const preceding = [...(source.preceding ?? []), ...corrected]
  const draft = sayable(draftOfInvoice({ ...source, number, preceding, summary }), row, lines)
  if (summary === 'notes' && !draft.lines.some(({ name, deliveryNotes }) => deliveryNotes?.includes(name)))
    throw invalid({ code: 'e_invoice_no_notes' })
  return row.noun === 'credit_note' ? { ...cancellationOf(draft, draft, nothing), preceding } : draft
}

/** A return names what it names by itself. */
const nothing = { number: '', issueDate: '2000-01-01' } as const

const left = ['queued', 'sent', 'delivered']

async function cancel(request: TenantRequest, row: DocumentDataRow, made: readonly MadeInvoice[]): Promise<Made> {
  const { database, userGroupId } = request
  const done = made.find(({ cancelsId }) => cancelsId !== null)
  if (done) return { id: done.id, verb: null }
  const sent = made.find(({ networkStatus }) => left.includes(networkStatus))
  const stored = sent && (await invoiceOf(database, userGroupId, sent.id))
  const read = stored && readFile(stored.xml).read
  if (!stored || !read) throw invalid({ code: 'e_invoice_not_issued' })
  const head = { number: `${stored.number}-C`, issueDate: await todayOf(database, userGroupId) }
  const mirror = mirrorOf(read.invoice, head, { number: stored.number, issueDate: stored.issueDate })
  const file = written(mirror, stored.known)
  return { id: await keep(request, row, file, { known: stored.known, cancelsId: stored.id }), verb: 'created' }
}

interface Written {
  readonly facts: FileFacts
  readonly xml: Buffer
}

async function keep(
  { database, userGroupId, accountId }: TenantRequest,
  { id: documentId, revision }: DocumentDataRow,
  { facts, xml }: Written,
  { known, cancelsId }: { readonly known: ValidateOptions; readonly cancelsId: number | null },
): Promise<number> {
  const id = await insertInvoice(database, {
    ...facts,
    user_group_id: userGroupId,
    direction: 'issue',
    network_status: 'draft',
    xml,
    file_name: `${facts.number}.xml`,
    envelope: null,
    created_by: accountId,
    document_id: documentId,
    document_revision: revision,
    known: JSON.stringify(known),
    cancels_id: cancelsId,
  })
  return id!
}

/** The bytes of an invoice of our own, and what its row says of them. */
export function written(invoice: EInvoice, known: ValidateOptions): Written {
  const xml = Buffer.from(writeEInvoice(invoice), 'utf8')
  const { fault, read } = readFile(xml)
  if (fault) throw new Error(`What we wrote cannot be read: ${fault.code} ${fault.detail}`)
  return { facts: factsOf(read, sha256Of(xml), known), xml }
}
