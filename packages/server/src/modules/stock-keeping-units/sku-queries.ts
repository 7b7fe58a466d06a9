import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

/** What a SKU holds; prices are decimal strings. */
export interface UnitValues {
  readonly colorId: number | null
  readonly sizeId: number | null
  readonly name: string | null
  readonly jan: string | null
  readonly quantity: number
  readonly unitPrice: string | null
  readonly split: boolean
}
export interface UnitChange extends UnitValues {
  readonly id: number
}

const list = (values: readonly unknown[], type: string): RawBuilder<unknown> => sql`${[...values]}::${sql.raw(type)}[]`

/** One array per column, so that a phase may have as many SKUs as it likes. */
const arrays = (rows: readonly UnitValues[]) => [
  list(
    rows.map((row) => row.colorId),
    'bigint',
  ),
  list(
    rows.map((row) => row.sizeId),
    'bigint',
  ),
  list(
    rows.map((row) => row.name),
    'text',
  ),
  list(
    rows.map((row) => row.jan),
    'text',
  ),
  list(
    rows.map((row) => row.quantity),
    'int',
  ),
  list(
    rows.map((row) => row.unitPrice),
    'numeric',
  ),
  list(
    rows.map((row) => row.split),
    'boolean',
  ),
]

/** Adds SKUs after the last and answers their ids, in the order given. The caller holds the phase. */
export async function insertUnits(
  database: Database,
  userGroupId: number,
  phaseId: number,
  rows: readonly UnitValues[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: made } = await sql<{ id: number }>`
    insert into stock_keeping_unit
      (user_group_id, phase_id, color_id, size_id, name, jan, quantity, unit_price, split, position)
    select ${userGroupId}, ${phaseId}, n.color_id, n.size_id, n.name, n.jan, n.quantity, n.unit_price, n.split, last.position + n.at
    from (select coalesce(max(position), 0) as position from stock_keeping_unit where phase_id = ${phaseId}) as last,
      unnest(${sql.join(arrays(rows))}) with ordinality
        as n (color_id, size_id, name, jan, quantity, unit_price, split, at)
    order by n.at returning id`.execute(database)
  return made.map(({ id }) => id)
}

/** Writes SKUs as they are to be, by id, and counts their versions. The caller holds the phase. */
export async function updateUnits(database: Database, phaseId: number, rows: readonly UnitChange[]): Promise<void> {
  if (rows.length === 0) return
  const ids = list(
    rows.map(({ id }) => id),
    'bigint',
  )
  await sql`
    update stock_keeping_unit k set color_id = n.color_id, size_id = n.size_id, name = n.name, jan = n.jan,
      quantity = n.quantity, unit_price = n.unit_price, split = n.split, ${versionStamps({ row: 'k' })}
    from unnest(${sql.join([ids, ...arrays(rows)])}) as n (id, color_id, size_id, name, jan, quantity, unit_price, split)
    where k.id = n.id and k.phase_id = ${phaseId}`.execute(database)
}

export async function deleteUnits(database: Database, phaseId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from stock_keeping_unit where phase_id = ${phaseId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
}

/** Of these SKUs those that lines of documents name, whoever wrote them; asked by the system. */
export async function usedUnits(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select sku_id as id, count(*) as count from document_line where sku_id = any(${[...ids]}::bigint[]) group by 1`.execute(
    database,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The phase and its production have changed by what is in them. */
export async function touchPhase(database: Database, phaseId: number, accountId: number): Promise<void> {
  await sql`update phase set updated_at = now(), updated_by = ${accountId} where id = ${phaseId}`.execute(database)
  await sql`
    update production set updated_at = now(), updated_by = ${accountId}
    where id = (select production_id from phase where id = ${phaseId})`.execute(database)
}

export interface SubSkuValues {
  readonly stockKeepingUnitId: number
  readonly label: string
  readonly destination: string | null
  readonly lot: string | null
  readonly quantity: number
}

const subArrays = (rows: readonly SubSkuValues[]) => [
  list(
    rows.map((row) => row.label),
    'text',
  ),
  list(
    rows.map((row) => row.destination),
    'text',
  ),
  list(
    rows.map((row) => row.lot),
    'text',
  ),
  list(
    rows.map((row) => row.quantity),
    'int',
  ),
]

export async function insertSubSkus(
  database: Database,
  userGroupId: number,
  rows: readonly SubSkuValues[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const units = list(
    rows.map((row) => row.stockKeepingUnitId),
    'bigint',
  )
  const { rows: made } = await sql<{ id: number }>`
    insert into sub_sku (user_group_id, stock_keeping_unit_id, label, destination, lot, quantity)
    select ${userGroupId}, n.unit_id, n.label, n.destination, n.lot, n.quantity
    from unnest(${sql.join([units, ...subArrays(rows)])}) with ordinality as n (unit_id, label, destination, lot, quantity, at)
    order by n.at returning id`.execute(database)
  return made.map(({ id }) => id)
}

export async function updateSubSkus(
  database: Database,
  rows: readonly (SubSkuValues & { readonly id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = list(
    rows.map(({ id }) => id),
    'bigint',
  )
  await sql`
    update sub_sku s set label = n.label, destination = n.destination, lot = n.lot, quantity = n.quantity,
      ${versionStamps({ row: 's' })}
    from unnest(${sql.join([ids, ...subArrays(rows)])}) as n (id, label, destination, lot, quantity)
    where s.id = n.id`.execute(database)
}

export async function deleteSubSkus(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from sub_sku where id = any(${[...ids]}::bigint[])`.execute(database)
}
