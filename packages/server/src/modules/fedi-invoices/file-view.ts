import type { FediInvoiceDetail } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import {
  findingSentence,
  type SayEInvoice,
  validateDocument,
  type ValidateOptions,
  viewEInvoice,
  viewLabel,
  type ViewNode,
} from '@tsumugi/domain/e-invoice'
import { attachmentsOf } from './attached-files.ts'
import { readFile } from './file-facts.ts'
import { eInvoiceWords } from './said-in-words.ts'

/** A view shows so much of a file; the rest is in its XML. */
const mostRows = 5000
const mostFindings = 300

export interface WantedView {
  readonly xml: Uint8Array
  /** Repairs are offered of drafts alone. */
  readonly isDraft: boolean
  readonly locale: Locale
  /** What rules know besides the file. */
  readonly known: ValidateOptions
}
/** What a file says, and what is wrong with it, in the words of its reader. */
export interface FileView extends Pick<FediInvoiceDetail, 'findings' | 'view' | 'unread'> {
  readonly attachments: ReturnType<typeof attachmentsOf>
}

export async function viewOfFile({ xml, isDraft, locale, known }: WantedView): Promise<FileView> {
  const say = await eInvoiceWords(locale)
  const { read } = readFile(xml)
  if (!read) return { findings: [], view: [], attachments: [], unread: [] }
  const findings = validateDocument(read.root, known)
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
  const attachments = attachmentsOf(read.invoice)
  return { findings, view: view.slice(0, mostRows), attachments, unread: [...read.unread] }
}

function rowsOf(node: ViewNode, depth: number, say: SayEInvoice): FediInvoiceDetail['view'] {
  const { key, term, ordinal, text, beside, children } = node
  // What a file carries inside itself is not text that anybody reads.
  const shown = 'mediaType' in beside ? '' : text.slice(0, 2000)
  const words = [shown, ...Object.values(beside)].filter(Boolean).join(' ')
  const label = ordinal === null ? viewLabel(node, say) : `${viewLabel(node, say)} ${ordinal}`
  return [{ depth, key, term, label, text: words }, ...children.flatMap((child) => rowsOf(child, depth + 1, say))]
}
