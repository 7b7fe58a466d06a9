import type { FediInvoiceDetail } from '@tsumugi/contract'
import {
  findingSentence,
  type SayEInvoice,
  validateDocument,
  viewEInvoice,
  viewLabel,
  type ViewNode,
} from '@tsumugi/domain/e-invoice'
import type { TenantRequest } from '../../http/request.ts'
import { notFound } from '../../http/refusal.ts'
import { readFile } from './file-facts.ts'
import { invoiceOf, saidAndLinked, type StoredInvoice } from './queries/invoice-queries.ts'
import { eInvoiceWords } from './said-in-words.ts'

/** A view shows so much of a file; the rest is in its XML. */
const mostRows = 5000
const mostFindings = 300

/** One electronic invoice with all that it says and all that was said about it. */
export async function detailReply(request: TenantRequest, id: number): Promise<FediInvoiceDetail> {
  const stored = await invoiceOf(request.database, request.userGroupId, id)
  if (!stored) throw notFound()
  const { xml: _xml, envelope: _envelope, documentRevision: _revision, ...row } = stored
  const say = await eInvoiceWords(request.locale)
  return {
    ...row,
    url: `/api/fedi_invoices/${id}/original`,
    ...readReply(stored, say),
    ...(await saidAndLinked(request.database, id)),
  }
}

function readReply(
  { xml, networkStatus }: StoredInvoice,
  say: SayEInvoice,
): Pick<FediInvoiceDetail, 'findings' | 'view' | 'unread'> {
  const { read } = readFile(xml)
  if (!read) return { findings: [], view: [], unread: [] }
  const isDraft = networkStatus === 'draft'
  const findings = validateDocument(read.root)
    .slice(0, mostFindings)
    .map((finding) => ({
      rule: finding.rule,
      text: findingSentence(finding, say),
      path: finding.path,
      sourceLine: finding.sourceLine,
      found: finding.found,
      expected: finding.expected,
      repair: isDraft ? finding.repair : null,
    }))
  const view = viewEInvoice(read.invoice).flatMap((node) => rowsOf(node, 0, say))
  return { findings, view: view.slice(0, mostRows), unread: [...read.unread] }
}

function rowsOf(node: ViewNode, depth: number, say: SayEInvoice): FediInvoiceDetail['view'] {
  const { key, term, ordinal, text, beside, children } = node
  // What a file carries inside itself is not text that anybody reads.
  const shown = 'mediaType' in beside ? '' : text.slice(0, 2000)
  const words = [shown, ...Object.values(beside)].filter(Boolean).join(' ')
  const label = ordinal === null ? viewLabel(node, say) : `${viewLabel(node, say)} ${ordinal}`
  return [{ depth, key, term, label, text: words }, ...children.flatMap((child) => rowsOf(child, depth + 1, say))]
}
