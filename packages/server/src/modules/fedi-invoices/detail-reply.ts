import type { FediInvoiceDetail } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { notFound } from '../../http/refusal.ts'
import { keptView } from './kept-views.ts'
import { invoiceOf, mayCancel, saidAndLinked } from './queries/invoice-queries.ts'

/** One electronic invoice with all that it says and all that was said about it. */
export async function detailReply(request: TenantRequest, id: number): Promise<FediInvoiceDetail> {
  const [stored, said, isCancellable] = await Promise.all([
    invoiceOf(request.database, request.userGroupId, id),
    saidAndLinked(request.database, id),
    mayCancel(request.database, id),
  ])
  if (!stored) throw notFound()
  const { xml: _xml, envelope: _envelope, documentRevision: _revision, known: _known, ...row } = stored
  const url = `/api/fedi_invoices/${id}/original`
  const { attachments, ...seen } = await keptView(stored, request.locale)
  return {
    ...row,
    url,
    ...seen,
    attachments: attachments.map((each) => ({
      ...each,
      url: each.bytes === null ? null : `${url}?attachment=${each.place}`,
    })),
    ...said,
    isCancellable,
  }
}
