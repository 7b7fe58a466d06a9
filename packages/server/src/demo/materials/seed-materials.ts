import { labOf } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { cloths } from './cloth-rows.ts'
import { rawMaterials } from './raw-material-rows.ts'

const brandId = 1

/** Raw materials of the brand with what came in of them; what is told of stock is entries of a ledger, as people write it. */
export async function seedMaterials(database: Database): Promise<void> {
  for (const each of rawMaterials) {
    const { rows } = await sql<{ id: number }>`
      insert into raw_material (user_group_id, code, name, kind, composition, width_cm, weight_gsm, unit, currency, tiers,
        lead_days, supplier_name, colors)
      values (${brandId}, ${each.code}, ${each.name}, ${each.kind}, ${JSON.stringify(each.composition)}, ${each.width},
        ${each.weight}, ${each.unit}, 'JPY', ${JSON.stringify([{ minQuantity: '0', unitPrice: each.price }])}, 14,
        '染織倉庫(デモ)', ${JSON.stringify(each.colors)}) returning id`.execute(database)
    await sql`
      with made as (
        insert into raw_material_lot (user_group_id, raw_material_id, color, lot, stock)
        values (${brandId}, ${rows[0]!.id}, ${each.colors[0]!.no}, '2611-07', ${each.stock}) returning id
      )
      insert into raw_material_move (user_group_id, lot_id, kind, quantity, stock_change, reserved_change, moved_on, note)
      select ${brandId}, id, 'in', ${each.stock}, ${each.stock}, 0, '2026-11-10', '初回入庫(デモ)' from made`.execute(
      database,
    )
  }
}

const distributorId = 9

/** What the demo’s distributor offers: three steps of price, and two dye lots of each colour. */
export async function seedCloths(database: Database): Promise<void> {
  for (const [at, each] of cloths.entries()) {
    const composition = each.fibres.split(',').map((part) => part.split(' '))
    const { rows } = await sql<{ id: number }>`
      insert into material (user_group_id, code, name, kind, weave, composition, width_cm, weight_gsm, finish, origin,
        certificates, moq, min_cut, roll_length, lead_days)
      values (${distributorId}, ${each.code}, ${each.name}, 'fabric', ${each.weave},
        ${JSON.stringify(composition.map(([fibre, percent]) => ({ fibre, percent })))}, ${each.width}, ${each.weight},
        'ワッシャー', '日本', ${[...each.certificates]}, 3, 0.1, 50, ${each.lead}) returning id`.execute(database)
    const id = rows[0]!.id
    const tiers = [
      [0, 100],
      [300, 92],
      [1000, 87],
    ].map(([from, percent]) => ({
      minQuantity: String(from),
      unitPrice: String(Math.round((each.price * percent!) / 100)),
    }))
    await sql`
      insert into material_price (material_id, user_group_id, tiers)
      values (${id}, ${distributorId}, ${JSON.stringify(tiers)})`.execute(database)
    for (const [place, text] of each.colors.split(',').entries())
      await seedColor(database, id, text.split(' ') as [string, string, string], at + place)
  }
}

async function seedColor(
  database: Database,
  materialId: number,
  [no, name, hex]: readonly [string, string, string],
  turn: number,
): Promise<void> {
  const { l, a, b } = labOf(hex)
  const { rows } = await sql<{ id: number }>`
    insert into material_color (user_group_id, material_id, no, name, hex, lab_l, lab_a, lab_b)
    values (${distributorId}, ${materialId}, ${no}, ${name}, ${hex}, ${l}, ${a}, ${b}) returning id`.execute(database)
  await sql`
    insert into material_lot (user_group_id, material_id, color_id, lot, stock, reserved, incoming, restock_on)
    values (${distributorId}, ${materialId}, ${rows[0]!.id}, '2611-07', ${150 + ((turn * 137) % 500)}, ${(turn * 20) % 100}, 0, null),
      (${distributorId}, ${materialId}, ${rows[0]!.id}, '2610-02', ${(turn * 53) % 120}, 0, 300, '2026-12-10')`.execute(
    database,
  )
}
