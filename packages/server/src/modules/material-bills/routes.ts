import { contract, documentKinds } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { draftCredit, draftInvoice } from './bill-drafts.ts'
import { billsOf, documentOf } from './bill-queries.ts'
import { billableCloth, billFigures } from './bill-reading.ts'

const kind = documentKinds.materialOrders

/** Bills of orders of cloth (domain §3.12, decision 0042). */
export const materialBillRoutes = serve(contract.materialBills)({
  async show({ database, userGroupId }, { params }) {
    const [[order], cloths, bills] = await Promise.all([
      documentsById(database, kind, [params.id]),
      billableCloth(database, params.id),
      billsOf(database, params.id),
    ])
    if (!order) throw notFound()
    const draftOf = (noun: string) => bills.find((bill) => bill.noun === noun && !bill.shared)?.id ?? null
    const isSeller = order.receiver_id === userGroupId
    return {
      data: {
        id: order.id,
        ...billFigures(order, cloths),
        invoiceDraftId: isSeller ? draftOf('invoice') : null,
        creditDraftId: isSeller ? draftOf('credit_note') : null,
        documents: bills.filter(({ shared }) => shared).map(documentOf),
      },
    }
  },

  invoice: async (request, { params }) => ({ data: { id: await begun(request, params.id, 'invoice', draftInvoice) } }),

  credit: async (request, { params }) => ({
    data: { id: await begun(request, params.id, 'credit_note', draftCredit) },
  }),
})

/** The draft that is there already, or a new one: who asks twice, or at once, has one. */
async function begun(
  request: TenantRequest,
  orderId: number,
  noun: 'invoice' | 'credit_note',
  make: (request: TenantRequest, order: DocumentDataRow) => Promise<number>,
): Promise<number> {
  const { database, userGroupId } = request
  await holdDocuments(database, [orderId])
  const order = await orderOf(database, orderId)
  if (order.receiver_id !== userGroupId) throw notFound()
  const draft = (await billsOf(database, order.id)).find((bill) => bill.noun === noun && !bill.shared)
  if (!draft) return make(request, order)
  nothingToDo(request)
  return draft.id
}

async function orderOf(database: TenantRequest['database'], id: number): Promise<DocumentDataRow> {
  const [order] = await documentsById(database, kind, [id])
  if (!order) throw notFound()
  return order
}
