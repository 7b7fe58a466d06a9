import { documentKinds } from '@tsumugi/contract'
import type { MaterialOrderKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { DemoActor } from '../trades/demo-actor.ts'

const brandId = 1
const distributorId = 9

interface DemoLine {
  readonly code: string
  readonly orderKind: MaterialOrderKind
  readonly quantity: string
}

/** The brand orders cloth of the demo’s distributor: one order is confirmed and waits for its lots, one for an answer. */
export async function seedMaterialOrders(database: Database, { users }: DemoDataset): Promise<void> {
  const accountOf = (key: string) => users.find((user) => user.key === key)!.id
  const brand = new DemoActor(database, brandId, accountOf('brand'))
  const distributor = new DemoActor(database, distributorId, accountOf('distributor'))
  await sql`
    insert into distributor_customer (user_group_id, buyer_id, code, price_rank_percent, status)
    values (${distributorId}, ${brandId}, 'SHIRO', 100, 'approved')`.execute(database)
  const kind = documentKinds.materialOrders
  const place = async (title: string, wishDate: string, issueDate: string, lines: readonly DemoLine[]) => {
    const named = await Promise.all(lines.map((line) => lineOf(database, line)))
    const { id } = await brand.draft(kind, {
      partnerId: distributorId,
      title,
      wishDate,
      shipTo: '甲南縫製(デモ)',
      lines: named,
    })
    await brand.move(kind, id, 'order', { issueDate })
    return id
  }
  const bulk = await place('27春夏 シャツ 本生産', '2026-12-15', '2026-11-18', [
    { code: 'SO-4120', orderKind: 'roll', quantity: '100' },
    { code: 'SO-5005', orderKind: 'sample_cut', quantity: '4.5' },
  ])
  await distributor.move(kind, bulk, 'confirm')
  await place('27春夏 見本', '2026-12-04', '2026-11-23', [
    { code: 'SO-2207', orderKind: 'sample_cut', quantity: '3' },
    { code: 'SO-6120', orderKind: 'swatch', quantity: '1' },
  ])
}

async function lineOf(database: Database, { code, orderKind, quantity }: DemoLine) {
  const { rows } = await sql<{ id: number; unit: string }>`
    select c.id, m.unit from material m join material_color c on c.material_id = m.id
    where m.code = ${code} order by c.no, c.id limit 1`.execute(database)
  return { materialColorId: rows[0]!.id, unit: rows[0]!.unit, orderKind, quantity }
}
