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
    const colors = each.colors.split(',').map((text) => text.split(' '))
    const tiers = [
      [0, 100],
      [300, 92],
      [1000, 87],
    ].map(([from, percent]) => ({
      minQuantity: String(from),
      unitPrice: String(Math.round((each.price * percent!) / 100)),
    }))
    const { rows } = await sql<{ id: number }>`
      insert into catalogue_cloth (user_group_id, code, name, kind, weave, visibility, composition, colors, width_cm, weight_gsm,
        finish, origin, certificates, care_codes, tiers, moq, min_cut, roll_length, lead_days, cut_fee, swatch_fee)
      values (${distributorId}, ${each.code}, ${each.name}, 'fabric', ${each.weave}, 'public',
        ${JSON.stringify(composition.map(([fibre, percent]) => ({ fibre, percent })))},
        ${JSON.stringify(colors.map(([no, name, hex]) => ({ no, name, hex })))}, ${each.width}, ${each.weight},
        'ワッシャー', '日本', ${[...each.certificates]}, '{140,220,440,510}', ${JSON.stringify(tiers)}, 3, 0.1, 50,
        ${each.lead}, ${each.fees?.cut ?? null}, ${each.fees?.swatch ?? null}) returning id`.execute(database)
    await seedLots(database, rows[0]!.id, at)
  }
}

async function seedLots(database: Database, materialId: number, at: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from material_color where material_id = ${materialId} order by no, id`.execute(database)
  for (const [place, { id }] of rows.entries()) {
    const turn = at + place
    await sql`
      with made as (
        insert into material_lot (user_group_id, material_id, color_id, lot, stock, reserved, incoming, restock_on)
        values (${distributorId}, ${materialId}, ${id}, '2611-07', ${150 + ((turn * 137) % 500)}, ${(turn * 20) % 100}, 0, null),
          (${distributorId}, ${materialId}, ${id}, '2610-02', ${(turn * 53) % 120}, 0, 300, '2026-12-10')
        returning id, stock
      )
      insert into material_move (user_group_id, lot_id, kind, quantity, stock_change, moved_on, note)
      select ${distributorId}, id, 'in', stock, stock, '2026-11-10', '入庫(デモ)' from made where stock > 0`.execute(
      database,
    )
  }
}
