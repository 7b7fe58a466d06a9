import { contract, paginate } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { plain } from '../exhibition-items/replies.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'
import { loadOrder } from './load-order.ts'
import { moveOrders } from './move-orders.ts'
import { orderDocument } from './order-document.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { linesOf, orderOf, pageOfOrders } from './queries.ts'
import { orderDetailReply, orderReply } from './replies.ts'

export const exhibitionOrderRoutes = serve(contract.exhibitionOrders)({
  async list({ database, userGroupId }, { query }) {
    if (!(await exhibitionOf(database, userGroupId, query.exhibitionId))) throw notFound()
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, perStatus } = await pageOfOrders(database, userGroupId, query, limit, offset)
    const shown = query.status ? perStatus.filter(({ status }) => status === query.status) : perStatus
    const standing = shown.filter(({ status }) => status !== 'cancelled')
    return {
      data: rows.map(orderReply),
      pagination: paginate(
        shown.reduce((total, { count }) => total + count, 0),
        page,
        limit,
      ),
      counts: Object.fromEntries(perStatus.map(({ status, count }) => [status, count])),
      totals: {
        quantity: standing.reduce((total, { quantity }) => total + quantity, 0),
        amount: plain(sum(standing.map(({ amount }) => amount))),
      },
    }
  },

  async show({ database, userGroupId }, { params }) {
    const row = await orderOf(database, userGroupId, params.id)
    if (!row) throw notFound()
    return { data: orderDetailReply(row, (await linesOf(database, userGroupId, [row.id])).get(row.id) ?? []) }
  },

  async move(request, { body }) {
    return { data: (await moveOrders(request, body)).map(orderReply) }
  },

  async pdf({ database, userGroupId, locale }, { params }) {
    const paper = await loadOrder(database, userGroupId, params.id)
    return () => pdfReply(orderDocument(paper, locale), paper.order.number)
  },
})
