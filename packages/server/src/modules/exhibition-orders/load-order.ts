import type { Database } from '../../database/engine.ts'
import { notFound } from '../../http/refusal.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'
import type { OrderPaper } from './order-document.ts'
import { linesOf, orderOf } from './queries.ts'
import { groupName } from './seller-queries.ts'

/** An order with everything that is said about it on paper. */
export async function loadOrder(database: Database, userGroupId: number, id: number): Promise<OrderPaper> {
  const [order, lines, sellerName] = await Promise.all([
    orderOf(database, userGroupId, id),
    linesOf(database, userGroupId, [id]),
    groupName(database, userGroupId),
  ])
  const exhibition = order && (await exhibitionOf(database, userGroupId, order.exhibition_id))
  if (!order || !exhibition) throw notFound()
  return { order, lines: lines.get(id) ?? [], exhibition, sellerName }
}
