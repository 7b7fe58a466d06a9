import { afterTransition, type ExhibitionOrderTransition } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { enqueueOrderMail, type OrderNews } from './order-mail.ts'
import { addConverted, addOrdered, setProduction } from './placing-queries.ts'
import { holdOrders, linesOf, updateOrder, type OrderRow } from './queries.ts'
import { orderReply } from './replies.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export interface Move {
  transition: ExhibitionOrderTransition
  orders: readonly {
    id: number
    lockVersion: number
    production?: readonly { skuId: number; quantity: number }[] | undefined
  }[]
  reason?: string | undefined
}

const news: Partial<Record<ExhibitionOrderTransition, OrderNews>> = {
  confirm: 'confirmed',
  reopen: 'reopened',
  cancel: 'cancelled',
}

/** Moves orders by a named transition, all of them or none; what follows from it happens in the same transaction (domain §4.8). */
export async function moveOrders(request: TenantRequest, move: Move): Promise<OrderRow[]> {
  const { database, userGroupId } = request
  const versions = new Map(move.orders.map(({ id, lockVersion }) => [id, lockVersion]))
  const found = await held(request, move, [...versions.keys()])
  if (found.length !== versions.size) throw notFound()
  const wrong = found.filter(({ status }) => afterTransition(move.transition, status) === null)
  if (wrong.length > 0) {
    throw invalid(
      ...wrong.map(({ number, status }) => ({
        code: 'order_transition' as const,
        field: 'orders',
        meta: { number, from: status },
      })),
    )
  }
  for (const order of found) await moveOne(request, move, order, versions.get(order.id)!)
  if (move.transition === 'convert') await handOver(request, move.orders)
  return holdOrders(database, userGroupId, [...versions.keys()])
}

/** Production per SKU of each order (domain §3.16), then of the exhibition's SKUs. */
async function handOver({ database, userGroupId }: TenantRequest, orders: Move['orders']): Promise<void> {
  for (const [at, { id, production = [] }] of orders.entries()) {
    const known = await setProduction(
      database,
      userGroupId,
      id,
      new Map(production.map(({ skuId, quantity }) => [skuId, quantity])),
    )
    if (!known) throw invalid({ code: 'not_found', field: `orders.${at}.production` })
  }
  await addConverted(
    database,
    userGroupId,
    orders.map(({ id }) => id),
  )
}

/** What gives pieces back holds the SKUs before the orders' rows, as an order that is placed does. */
async function held(
  { database, userGroupId }: TenantRequest,
  { transition }: Move,
  ids: readonly number[],
): Promise<OrderRow[]> {
  const found = await holdOrders(database, userGroupId, ids)
  if (transition !== 'cancel') return found
  const back = new Map<number, number>()
  for (const lines of (await linesOf(database, userGroupId, ids)).values()) {
    for (const { skuId, quantity } of lines) back.set(skuId, (back.get(skuId) ?? 0) - quantity)
  }
  const standing = found.every(({ status }) => afterTransition('cancel', status) !== null)
  if (standing && found.length === ids.length) await addOrdered(database, userGroupId, back)
  return found
}

async function moveOne(
  request: TenantRequest,
  { transition, reason }: Move,
  order: OrderRow,
  lockVersion: number,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const status = afterTransition(transition, order.status)!
  const before = await recordBefore(request, 'exhibition_order', order.id)
  const done = updateOrder(database, userGroupId, order.id, lockVersion, {
    status,
    updated_by: accountId,
    ...(reason === undefined ? {} : { reason }),
    ...(transition === 'confirm' ? { confirmed_at: new Date().toISOString() } : {}),
    ...(transition === 'convert' ? { converted_at: new Date().toISOString() } : {}),
  })
  await orStale(done, () => (order.lock_version === lockVersion ? undefined : [orderReply(order)]))
  await changed(request, { noun: 'exhibition_order', verb: status, id: order.id, before })
  const told = news[transition]
  if (told) await enqueueOrderMail(database, request, order.id, told)
}
