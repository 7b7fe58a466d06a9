import { startTestServer, type Caller } from '@tsumugi/dev-env'
import { expect } from 'vitest'

type Rows = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** A server of its own with a cloth of the distributor, its dye lot of 1000 m, and what both parties do with orders of it. */
export async function clothOrders() {
  const server = await startTestServer()
  const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
  const [brand, supplier, distributor] = await Promise.all([
    server.as('brand'),
    server.as('supplier'),
    server.as('distributor'),
  ])
  const [row] = await rows(
    `select c.id as color, t.id as lot from material m join material_color c on c.material_id = m.id
    join material_lot t on t.color_id = c.id and t.lot = '2611-07' where m.code = 'SO-4120' order by c.id limit 1`,
  )
  const [colorId, lotId] = [Number(row.color), Number(row.lot)]
  const stock = stockOf(rows, colorId, lotId)
  await stock.fill('1000')
  const calls = callsOf(brand, distributor, { colorId, lotId })
  return { server, rows, brand, supplier, distributor, colorId, lotId, ...stock, ...calls }
}

export const first = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code

const stockOf = (rows: Rows, colorId: number, lotId: number) => ({
  /** The lot anew, and the other lots of its colour empty. */
  async fill(stock: string) {
    await rows('update material_lot set stock = 0, reserved = 0 where color_id = $1', [colorId])
    await rows('update material_lot set stock = $2 where id = $1', [lotId, stock])
  },
  lot: async () =>
    (
      await rows(
        'select trim_scale(stock)::text as stock, trim_scale(reserved)::text as reserved from material_lot where id = $1',
        [lotId],
      )
    )[0]!,
})

function callsOf(brand: Caller, distributor: Caller, { colorId, lotId }: { colorId: number; lotId: number }) {
  const add = (kind: string, quantity: string, more: object = {}, caller = brand) =>
    caller.call('POST', '/api/material_carts/lines', {
      cart_line: { material_color_id: colorId, kind, quantity, ...more },
    })
  const show = async (id: number, caller = brand) => (await caller.call('GET', `/api/material_orders/${id}`)).body.data
  const move = async (id: number, transition: string, caller = brand, reason?: string) =>
    caller.call('POST', '/api/material_orders/transitions', {
      transition,
      documents: [{ id, lock_version: (await show(id, caller)).lock_version }],
      ...(reason && { reason }),
    })
  const ordered = async (kind: string, quantity: string) => {
    const made = await add(kind, quantity)
    expect([made.status, first(made)]).toEqual([200, undefined])
    const id = made.body.data.order_id as number
    const moved = await move(id, 'order')
    expect([moved.status, first(moved)]).toEqual([200, undefined])
    return id
  }
  const details = async (orderId: number, caller = distributor) => {
    const { body } = await caller.call('GET', '/api/material_order_details')
    return body.data.filter(({ order_id: id }: { order_id: number }) => id === orderId)
  }
  const post = (path: string, body: object, caller = distributor) => caller.call('POST', `/api/${path}`, body)
  const allocated = (id: number) => post('material_order_details/allocations', { allocations: [{ id, lot_id: lotId }] })
  /** Sent in one roll of what it holds net; the id of the line stays. */
  const sent = async (id: number, net_length: string) => {
    await allocated(id)
    await post('material_shipments', { shipment: { rolls: [{ detail_id: id, no: '1', net_length }] } })
    return id
  }
  /** A line that was ordered, confirmed, sent in one roll and received by the buyer; `net` where the roll holds another length. */
  const received = async (quantity: string, net = quantity): Promise<number> => {
    const order = await ordered('roll', quantity)
    await move(order, 'confirm', distributor)
    const [detail] = await details(order)
    await sent(detail.id, net)
    await post('material_order_details/receipts', { ids: [detail.id] }, brand)
    return detail.id
  }
  return { add, show, move, ordered, details, post, sent, received }
}
