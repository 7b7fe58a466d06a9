import { documentKinds } from '@tsumugi/contract'
import type { MaterialOrderKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { DemoActor } from '../trades/demo-actor.ts'
import { sendAndBill, type BilledCloth, type ClothTrade } from './seed-cloth-bill.ts'

const brandId = 1
const distributorId = 9
const kind = documentKinds.materialOrders

interface DemoLine {
  readonly code: string
  readonly orderKind: MaterialOrderKind
  readonly quantity: string
}

interface DemoClothOrder {
  readonly title: string
  readonly wishDate: string
  readonly orderedOn: string
  readonly lines: readonly DemoLine[]
  /** Answered by the distributor. */
  readonly isConfirmed: boolean
  /** Sent, received and billed as well. */
  readonly billed?: BilledCloth
}

/** One order came and is billed, one waits for its lots, one for an answer. */
const orders: readonly DemoClothOrder[] = [
  {
    title: '27春夏 先上げ',
    wishDate: '2026-11-10',
    orderedOn: '2026-11-02',
    lines: [
      { code: 'SO-1108', orderKind: 'roll', quantity: '50' },
      { code: 'SO-2207', orderKind: 'sample_cut', quantity: '3.2' },
    ],
    isConfirmed: true,
    billed: {
      shippedOn: '2026-11-09',
      receivedOn: '2026-11-11',
      billedOn: '2026-11-16',
      netLengths: { 'SO-1108': '49.8', 'SO-2207': '3.2' },
    },
  },
  {
    title: '27春夏 シャツ 本生産',
    wishDate: '2026-12-15',
    orderedOn: '2026-11-18',
    lines: [
      { code: 'SO-4120', orderKind: 'roll', quantity: '100' },
      { code: 'SO-5005', orderKind: 'sample_cut', quantity: '4.5' },
    ],
    isConfirmed: true,
  },
  {
    title: '27春夏 見本',
    wishDate: '2026-12-04',
    orderedOn: '2026-11-23',
    lines: [
      { code: 'SO-2207', orderKind: 'sample_cut', quantity: '3' },
      { code: 'SO-6120', orderKind: 'swatch', quantity: '1' },
    ],
    isConfirmed: false,
  },
]

/** The brand orders cloth of the demo’s distributor. */
export async function seedMaterialOrders(database: Database, { users }: DemoDataset): Promise<void> {
  const accountOf = (key: string) => users.find((user) => user.key === key)!.id
  const trade: ClothTrade = {
    database,
    buyer: new DemoActor(database, brandId, accountOf('brand')),
    distributor: new DemoActor(database, distributorId, accountOf('distributor')),
  }
  await sql`
    insert into distributor_customer (user_group_id, buyer_id, code, price_rank_percent, status)
    values (${distributorId}, ${brandId}, 'SHIRO', 100, 'approved')`.execute(database)
  for (const order of orders) await place(trade, order)
}

async function place(trade: ClothTrade, { title, wishDate, orderedOn, lines, isConfirmed, billed }: DemoClothOrder) {
  const { database, buyer, distributor } = trade
  const { id } = await buyer.draft(kind, {
    partnerId: distributorId,
    title,
    wishDate,
    shipTo: '甲南縫製(デモ)',
    lines: await Promise.all(lines.map((line) => lineOf(database, line))),
  })
  await buyer.move(kind, id, 'order', { issueDate: orderedOn })
  if (isConfirmed) await distributor.move(kind, id, 'confirm')
  if (billed) await sendAndBill(trade, id, billed)
}

async function lineOf(database: Database, { code, orderKind, quantity }: DemoLine) {
  const { rows } = await sql<{ id: number; unit: string }>`
    select c.id, m.unit from material m join material_color c on c.material_id = m.id
    where m.code = ${code} order by c.no, c.id limit 1`.execute(database)
  return { materialColorId: rows[0]!.id, unit: rows[0]!.unit, orderKind, quantity }
}
