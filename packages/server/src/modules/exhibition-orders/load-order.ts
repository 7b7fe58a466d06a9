import type { Database } from '../../database/engine.ts'
import { notFound } from '../../http/refusal.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'
import type { OrderPaper } from './order-document.ts'
import { linesOf, orderOf } from './queries.ts'
import { groupName } from './seller-queries.ts'

/** An order with everything that is said about it on paper. */
export async function loadOrder(database: Database, userGroupId: number, id: number): Promise<OrderPaper> {
  const order = await orderOf(database, userGroupId, id)
  const exhibition = order && (await exhibitionOf(database, userGroupId, order.exhibition_id))
  if (!order || !exhibition) throw notFound()
  const lines = (await linesOf(database, userGroupId, [id])).get(id) ?? []
  return { order, lines, exhibition, sellerName: await groupName(database, userGroupId) }
}
