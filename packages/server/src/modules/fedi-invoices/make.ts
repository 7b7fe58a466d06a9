import type { BusinessDate } from '@tsumugi/domain'
import { makeEInvoice, type EInvoice, writeEInvoice } from '@tsumugi/domain/e-invoice'
import { documents, type DocumentKind } from '@tsumugi/contract'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { factsOf, readFile, sha256Of, type FileFacts } from './file-facts.ts'
import { draftOfInvoice } from './invoice-draft.ts'
import { insertInvoice, invoicesOfDocument } from './queries/invoice-queries.ts'
import { orderNumbersOf, partiesOf } from './queries/party-queries.ts'

const invoices = documents.invoices as unknown as DocumentKind

/**
 * Makes the draft of an issued invoice, once for each revision: one that was agreed after the first was sent becomes a
 * correction with a number of its own, which names the one before it.
 * @throws Refusal 404, 422 `e_invoice_not_issued`, `e_invoice_not_author`, `e_invoice_inc_tax`
 */
export async function makeOf(request: TenantRequest, documentId: number): Promise<{ id: number; isNew: boolean }> {
  const { database, userGroupId } = request
  await holdDocuments(database, [documentId])
  const [row] = await documentsById(database, invoices, [documentId])
  if (!row) throw notFound()
  assertMakeable(row, userGroupId)
  const made = await invoicesOfDocument(database, userGroupId, documentId)
  const same = made.find(({ documentRevision }) => documentRevision === row.revision)
  if (same) return { id: same.id, isNew: false }
  const lines = await linesOf(database, invoices, [row.id])
  const parties = await partiesOf(request, [row.issuer_id, row.receiver_id!])
  const before = made.find(({ networkStatus }) => networkStatus !== 'draft')
  const draft = draftOfInvoice({
    row,
    lines,
    seller: parties.get(row.issuer_id)!,
    buyer: parties.get(row.receiver_id!)!,
    orderNumbers: await orderNumbersOf(
      request,
      lines.flatMap(({ source_line_id: source }) => source ?? []),
    ),
    number: before ? `${row.number}-${row.revision}` : String(row.number),
    preceding: before ? { number: before.number, issueDate: before.issueDate as BusinessDate } : null,
  })
  const { facts, xml } = written(makeEInvoice(draft))
  const id = await insertInvoice(database, {
    ...facts,
    user_group_id: userGroupId,
    direction: 'issue',
    network_status: 'draft',
    xml,
    file_name: `${facts.number}.xml`,
    envelope: null,
    created_by: request.accountId,
    document_id: documentId,
    document_revision: row.revision,
  })
  return { id: id!, isNew: true }
}

function assertMakeable(row: DocumentDataRow, userGroupId: number): void {
  if (!row.shared || row.status === 'void') throw invalid({ code: 'e_invoice_not_issued' })
  if (row.author_id !== userGroupId) throw invalid({ code: 'e_invoice_not_author' })
  if (row.tax_mode === 'inc_tax') throw invalid({ code: 'e_invoice_inc_tax' })
}

/** The bytes of an invoice of our own, and what its row says of them. */
export function written(invoice: EInvoice): { facts: FileFacts; xml: Buffer } {
  const xml = Buffer.from(writeEInvoice(invoice), 'utf8')
  const { fault, read } = readFile(xml)
  if (fault) throw new Error(`What we wrote cannot be read: ${fault.code} ${fault.detail}`)
  return { facts: factsOf(read, sha256Of(xml)), xml }
}
