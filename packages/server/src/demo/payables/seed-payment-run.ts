import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { gather, holdRun, moveRun } from '../../modules/payment-runs/public-face.ts'
import type { DemoActor } from '../trades/demo-actor.ts'
import type { DemoRun } from './payable-rows.ts'

/** As the bank knows the brand; no bank does. */
const consignorCode = '1234567890'

interface Payers {
  readonly database: Database
  readonly brand: DemoActor
  /** Another person than the maker: nobody approves what they made themselves. */
  readonly owner: DemoActor
}

/** Gathers a bill into a run as people do, and moves it as far as its story goes, each step on its own day. */
export async function payInRun(payers: Payers, invoiceId: number, run: DemoRun): Promise<void> {
  const { database, brand, owner } = payers
  const request = await brand.acting()
  const { rows } = await sql<{ id: number }>`
    select id from payable where document_id = ${invoiceId} order by part`.execute(database)
  const asked = { payOn: run.payOn, account: 0, consignorCode, payableIds: rows.map(({ id }) => id) }
  const id = await gather(request, asked, run.madeOn)
  const held = async () => (await holdRun(database, id))!
  if (!run.approvedOn) return
  await moveRun(await owner.acting(), await held(), 'approve', { today: run.approvedOn })
  if (!run.exportedOn) return
  await moveRun(await brand.acting(), await held(), 'export', { today: run.exportedOn })
  await moveRun(request, await held(), 'execute', { on: run.payOn })
}
