import type { AuditAction } from '@tsumugi/domain'
import { timingSafeEqual } from 'node:crypto'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../database/engine.ts'
import type { GuestInside } from '../../guests/guest-request.ts'
import { Refusal, invalid, notFound, orStale } from '../../http/refusal.ts'
import { newToken } from '../../sessions/session-token.ts'
import { exhibitionOf, type ExhibitionRow } from '../exhibition-records/queries.ts'
import {
  assertMinimums,
  assertOpen,
  checkedCustomer,
  customerNameOf,
  pricedLines,
  type WantedLine,
} from './check-order.ts'
import { enqueueOrderMail } from './order-mail.ts'
import { addOrdered, holdSkus, nextOrderNumber, replaceLines } from './placing-queries.ts'
import { holdOrders, insertOrder, linesOf, updateOrder, type OrderRow } from './queries.ts'
import { recordBefore, type RecordReader } from '../../records/record-before.ts'

export interface OrderInput {
  lines: readonly WantedLine[]
  customer: Readonly<Record<string, string>>
  note: string
  locale: string
}

export async function exhibitionFor(
  database: Database,
  { userGroupId, exhibitionId }: GuestInside,
): Promise<ExhibitionRow> {
  const exhibition = await exhibitionOf(database, userGroupId, exhibitionId)
  if (!exhibition) throw notFound()
  return exhibition
}

/** Takes an order, whole or not at all. Answers its id and the code of its edit link, which is not stored. */
export async function placeOrder(
  database: Database,
  request: GuestInside,
  input: OrderInput,
): Promise<{ id: number; authCode: string }> {
  const exhibition = await exhibitionFor(database, request)
  assertOpen(exhibition)
  const customer = checkedCustomer(exhibition.customer_parts, input.customer)
  const { lines, totals } = await taken(database, exhibition, request.userGroupId, input.lines, new Map())
  const { token: authCode, hash } = newToken()
  const { id } = await insertOrder(database, {
    user_group_id: request.userGroupId,
    exhibition_id: exhibition.id,
    number: await nextOrderNumber(database, request.userGroupId),
    auth_code_hash: hash,
    session_hash: request.guest.sessionHash,
    customer: JSON.stringify(customer),
    customer_name: customerNameOf(exhibition.customer_parts, customer),
    note: input.note,
    locale: input.locale,
    quantity: totals.quantity,
    amount: totals.amount,
  })
  await replaceLines(database, request.userGroupId, id, lines)
  await told(database, request, id, 'exhibition_order.submitted')
  await enqueueOrderMail(database, senderOf(request), id, 'submitted', authCode)
  return { id, authCode }
}

/** Changes an order that is still the buyer's to change: submitted, and the exhibition open. */
export async function editOrder(
  database: Database,
  request: GuestInside,
  orderId: number,
  lockVersion: number,
  input: OrderInput,
): Promise<void> {
  const exhibition = await exhibitionFor(database, request)
  const [order] = await holdOrders(database, request.userGroupId, [orderId])
  if (order?.exhibition_id !== exhibition.id) throw notFound()
  if (order.status !== 'submitted') throw new Refusal(422, [{ code: 'order_locked' }])
  assertOpen(exhibition)
  const customer = checkedCustomer(exhibition.customer_parts, input.customer)
  const before = await recordBefore(readerOf(database), 'exhibition_order', orderId)
  const own = await piecesOf(database, request.userGroupId, orderId)
  const { lines, totals } = await taken(database, exhibition, request.userGroupId, input.lines, own)
  const done = updateOrder(database, request.userGroupId, orderId, lockVersion, {
    customer: JSON.stringify(customer),
    customer_name: customerNameOf(exhibition.customer_parts, customer),
    note: input.note,
    locale: input.locale,
    quantity: totals.quantity,
    amount: totals.amount,
  })
  await orStale(done)
  await replaceLines(database, request.userGroupId, orderId, lines)
  await told(database, request, orderId, 'exhibition_order.edited', {
    name: before.name,
    changes: await before.changes(),
  })
  await enqueueOrderMail(database, senderOf(request), orderId, 'edited')
}

/** Holds the SKUs, checks limits and minimums, and counts the difference to what the order held. */
async function taken(
  database: Database,
  exhibition: ExhibitionRow,
  userGroupId: number,
  wanted: readonly WantedLine[],
  own: ReadonlyMap<number, number>,
) {
  const ids = wanted.map(({ skuId }) => skuId)
  if (new Set(ids).size !== ids.length) throw invalid({ code: 'invalid', field: 'order.lines' })
  const skus = await holdSkus(database, userGroupId, exhibition.id, [...new Set([...ids, ...own.keys()])])
  const lines = pricedLines(wanted, skus, own, exhibition)
  const totals = assertMinimums(lines, skus, exhibition)
  const change = new Map([...own].map(([id, pieces]) => [id, -pieces]))
  for (const { skuId, quantity } of lines) change.set(skuId, (change.get(skuId) ?? 0) + quantity)
  await addOrdered(database, userGroupId, change)
  return { lines, totals }
}

/** The pieces an order holds, per SKU. */
export async function piecesOf(database: Database, userGroupId: number, orderId: number): Promise<Map<number, number>> {
  const lines = await linesOf(database, userGroupId, [orderId])
  return new Map((lines.get(orderId) ?? []).map(({ skuId, quantity }) => [skuId, quantity]))
}

/** On whose behalf a mail is left. */
const senderOf = ({ userGroupId, origin, parts }: GuestInside) => ({ userGroupId, origin, secrets: parts.secrets })

/** Guests reach nothing outside the organisation. */
const readerOf = (database: Database): RecordReader => ({ database, asSystem: (work) => work(database) })

async function told(
  database: Database,
  request: GuestInside,
  id: number,
  action: AuditAction,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await appendAudit(database, request, { action, subject: { kind: 'exhibition_order', id }, detail })
  await request.notify(database, 'exhibition_order', id)
}

/** Whether this guest may see the order: the one of its auth code, or one it made itself. */
export function isOwnOrder({ guest }: GuestInside, order: OrderRow): boolean {
  if (guest.kind === 'order') return guest.orderId === order.id
  return order.session_hash !== null && timingSafeEqual(order.session_hash, guest.sessionHash)
}
