import type { PhaseMatrix, StockKeepingUnit, SubSku } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** `isTold`: whether the reader is told prices. In the order of the masters: colour, size, then as they were added. */
export async function unitsOf(database: Database, phaseId: number, isTold: boolean): Promise<StockKeepingUnit[]> {
  const { rows } = await sql<StockKeepingUnit>`
    select k.id, k.color_id as "colorId", k.size_id as "sizeId", k.name, k.jan, k.quantity,
      case when ${isTold}::boolean then trim_scale(k.unit_price)::text end as "unitPrice", k.split, k.position,
      (select coalesce(sum(s.quantity), 0) from sub_sku s where s.stock_keeping_unit_id = k.id) as "subQuantity",
      k.lock_version as "lockVersion"
    from stock_keeping_unit k left join named_color c on c.id = k.color_id left join named_size z on z.id = k.size_id
    where k.phase_id = ${phaseId}
    order by c.position nulls last, c.id, z.position nulls last, z.id, k.position, k.id`.execute(database)
  return rows
}

export async function subSkusOf(database: Database, phaseId: number): Promise<SubSku[]> {
  const { rows } = await sql<SubSku>`
    select s.id, s.stock_keeping_unit_id as "stockKeepingUnitId", s.label, s.destination, s.lot, s.quantity,
      s.lock_version as "lockVersion"
    from sub_sku s join stock_keeping_unit k on k.id = s.stock_keeping_unit_id where k.phase_id = ${phaseId}
    order by s.stock_keeping_unit_id, s.id`.execute(database)
  return rows
}

/** Colours that the SKUs of a phase name, in the master's order; partners are told them by the policies of the table. */
export async function colorsOfPhase(database: Database, phaseId: number): Promise<PhaseMatrix['colors']> {
  const { rows } = await sql<PhaseMatrix['colors'][number]>`
    select c.id, c.code, c.name, c.name_en as "nameEn", c.name_zh as "nameZh", c.hex from named_color c
    where c.id in (select k.color_id from stock_keeping_unit k where k.phase_id = ${phaseId}) order by c.position, c.id`.execute(
    database,
  )
  return rows
}

export async function sizesOfPhase(database: Database, phaseId: number): Promise<PhaseMatrix['sizes']> {
  const { rows } = await sql<PhaseMatrix['sizes'][number]>`
    select z.id, z.code, z.name, z.set_name as "setName" from named_size z
    where z.id in (select k.size_id from stock_keeping_unit k where k.phase_id = ${phaseId}) order by z.position, z.id`.execute(
    database,
  )
  return rows
}

/** The phase of a SKU of the organisation's own. */
export async function phaseOfUnit(database: Database, userGroupId: number, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('stock_keeping_unit')
    .select('phase_id')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.phase_id
}

/** The phase of a part of a SKU of the organisation's own. */
export async function phaseOfSubSku(database: Database, userGroupId: number, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('sub_sku')
    .innerJoin('stock_keeping_unit', 'stock_keeping_unit.id', 'sub_sku.stock_keeping_unit_id')
    .select('phase_id')
    .where('sub_sku.user_group_id', '=', userGroupId)
    .where('sub_sku.id', '=', id)
    .executeTakeFirst()
  return row?.phase_id
}

/** Of these ids, which name a colour or size of the organisation's own that is in use. */
export async function ownMasters(
  database: Database,
  table: 'color' | 'size',
  userGroupId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom(table)
    .select(['id', 'name'])
    .where('user_group_id', '=', userGroupId)
    .where('discarded_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
