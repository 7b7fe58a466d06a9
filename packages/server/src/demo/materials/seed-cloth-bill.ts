import { documentKinds } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { draftInvoice } from '../../modules/material-bills/public-face.ts'
import { moveDetails, shipCloth } from '../../modules/material-orders/public-face.ts'
import { bookInvoice } from '../../modules/payables/public-face.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import type { DemoActor } from '../trades/demo-actor.ts'

const { invoices, materialOrders } = documentKinds

export interface ClothTrade {
  readonly database: Database
  readonly buyer: DemoActor
  readonly distributor: DemoActor
}

/** When cloth was sent, received and billed, and the net length of each, in metres by its code. */
export interface BilledCloth {
  readonly shippedOn: string
  readonly receivedOn: string
  readonly billedOn: string
  readonly netLengths: Readonly<Record<string, string>>
}

interface HeldCloth {
  readonly id: number
  readonly code: string
  readonly lot_id: number
}

/** A confirmed order goes all the way: allocated, cut, sent, received, billed with the fees of its cuts, confirmed and owed. */
export async function sendAndBill(trade: ClothTrade, orderId: number, story: BilledCloth): Promise<void> {
  const { buyer, distributor } = trade
  await send(trade, orderId, story)
  const seller = await distributor.acting()
  const invoiceId = await draftInvoice(seller, await rowOf(seller, materialOrders, orderId))
  await distributor.move(invoices, invoiceId, 'issue', { issueDate: story.billedOn })
  await buyer.move(invoices, invoiceId, 'confirm')
  await bookInvoice(await buyer.acting(), invoices, invoiceId)
}

async function send({ database, buyer, distributor }: ClothTrade, orderId: number, story: BilledCloth) {
  const seller = await distributor.acting()
  const { rows: cloths } = await sql<HeldCloth>`
    select id, code, lot_id from material_order_detail where document_id = ${orderId} order by id`.execute(database)
  const ids = cloths.map(({ id }) => id)
  const changes = <Status extends string>(status: Status) => ids.map((id) => ({ id, status }))
  await moveDetails(seller, {
    transition: 'allocate',
    from: ['open', 'allocated'],
    changes: cloths.map(({ id, lot_id: lotId }) => ({ id, lotId, status: 'allocated' })),
  })
  await moveDetails(seller, { transition: 'cut', from: ['allocated'], changes: changes('cut') })
  const rolls = cloths.map(({ id, code }, at) => ({
    detailId: id,
    no: `R${at + 1}`,
    netLength: story.netLengths[code]!,
  }))
  await shipCloth(seller, { rolls, carrier: 'デモ運輸', shippedOn: story.shippedOn })
  await moveDetails(await buyer.acting(), {
    transition: 'receive',
    from: ['shipped'],
    changes: changes('received').map((change) => ({ ...change, receivedOn: story.receivedOn })),
  })
}
