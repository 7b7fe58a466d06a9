import type { VendorPackingList, VendorPackingListDetail, VendorRoll } from '@tsumugi/contract'
import type { PackingListStatus } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

/** A material of a vendor as jsonb, as whatever names it shows it. */
export const namedMaterial = sql`jsonb_build_object('id', m.id, 'code', m.code, 'name', m.name, 'color', m.color,
  'hex', m.hex, 'lot', m.lot, 'item', m.item, 'unit', m.unit)`

const columns = sql`p.id, p.no, p.arrived_on as "arrivedOn", p.status, p.note, p.lock_version as "lockVersion",
  s.rolls, trim_scale(s.quantity)::text as quantity, trim_scale(s.used)::text as used, trim_scale(s.loss)::text as loss`
const source = sql`vendor_packing_list p cross join lateral (
  select count(*)::int as rolls, coalesce(sum(l.quantity), 0) as quantity, coalesce(sum(l.used), 0) as used,
    coalesce(sum(l.loss), 0) as loss
  from vendor_packing_list_line l where l.packing_list_id = p.id) s`

export async function pageOfLists(
  database: Database,
  vendorId: number,
  { q, status }: { readonly q?: string | undefined; readonly status?: PackingListStatus | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VendorPackingList[]; count: number }> {
  const where = sql`p.vendor_id = ${vendorId} and (${status ?? null}::text is null or p.status = ${status ?? null})
    and (${q ?? null}::text is null or ${textHolds(sql`p.no || ' ' || coalesce(p.note, '')`, q ?? '')})`
  const { rows } = await sql<VendorPackingList>`
    select ${columns} from ${source} where ${where}
    order by p.arrived_on desc nulls first, p.id desc limit ${limit} offset ${offset}`.execute(database)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_packing_list p where ${where}`.execute(database)
  return { rows, count: counted[0]!.count }
}

/** One list with its rolls; undefined where the vendor has none of this id. */
export async function listOf(
  database: Database,
  vendorId: number,
  id: number,
): Promise<VendorPackingListDetail | undefined> {
  const list = sql<VendorPackingList>`
    select ${columns} from ${source} where p.id = ${id} and p.vendor_id = ${vendorId}`
  const [{ rows }, lines] = await Promise.all([list.execute(database), rollsOf(database, id)])
  return rows[0] && { ...rows[0], lines }
}

async function rollsOf(database: Database, id: number): Promise<VendorRoll[]> {
  const { rows } = await sql<VendorRoll>`
    select l.id, ${namedMaterial} as material, l.lot, l.roll, trim_scale(l.quantity)::text as quantity,
      trim_scale(l.used)::text as used, trim_scale(l.loss)::text as loss
    from vendor_packing_list_line l join vendor_material m on m.id = l.material_id
    where l.packing_list_id = ${id} order by l.position, l.id`.execute(database)
  return rows
}

/** Holds a list until the transaction ends, so that nothing arrives or is used of it beside. */
export async function holdList(database: Database, vendorId: number, id: number) {
  const { rows } = await sql<{ id: number; status: PackingListStatus; lock_version: number }>`
    select id, status, lock_version from vendor_packing_list where id = ${id} and vendor_id = ${vendorId} for update`.execute(
    database,
  )
  return rows[0]
}

export interface ListValues {
  readonly no?: string | undefined
  readonly arrivedOn?: string | null | undefined
  readonly note?: string | null | undefined
}

export async function insertList(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  vendorId: number,
  { no, arrivedOn = null, note = null }: ListValues,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_packing_list (user_group_id, vendor_id, no, arrived_on, note, created_by)
    values (${userGroupId}, ${vendorId}, ${no}, ${arrivedOn}, ${note || null}, ${accountId}) returning id`.execute(
    database,
  )
  return rows[0]!.id
}

type ListChange = ListValues & { readonly status?: PackingListStatus }

export async function updateList(database: Database, id: number, change: ListChange): Promise<void> {
  const { no, arrivedOn, note, status } = change
  await updateRow(database, 'vendor_packing_list', { id }, { no, arrived_on: arrivedOn, note, status })
}

/** Once nothing is left of any roll, a list is used up. */
export async function closeUsedUp(database: Database, id: number): Promise<void> {
  await sql`
    update vendor_packing_list p set status = 'consumed', ${versionStamps()}
    where p.id = ${id} and p.status = 'confirmed' and not exists (
      select from vendor_packing_list_line l where l.packing_list_id = p.id and l.used + l.loss < l.quantity)`.execute(
    database,
  )
}

export interface NewRoll {
  readonly materialId: number
  readonly lot: string
  readonly roll: string
  readonly quantity: string
}

/** Puts exactly these rolls into a draft. @returns how many of them name a material of the vendor */
export async function replaceRolls(
  database: Database,
  userGroupId: number,
  { vendorId, id }: { readonly vendorId: number; readonly id: number },
  rolls: readonly NewRoll[],
): Promise<number> {
  await sql`delete from vendor_packing_list_line where packing_list_id = ${id}`.execute(database)
  const { rows } = await sql`
    insert into vendor_packing_list_line (user_group_id, packing_list_id, material_id, position, lot, roll, quantity)
    select ${userGroupId}, ${id}, m.id, r.position, r.lot, r.roll, r.quantity
    from jsonb_to_recordset(${JSON.stringify(rolls.map((roll, position) => ({ ...roll, position })))}::jsonb)
      as r("materialId" bigint, position int, lot text, roll text, quantity numeric)
    join vendor_material m on m.id = r."materialId" and m.vendor_id = ${vendorId} order by r.position
    returning id`.execute(database)
  return rows.length
}

export async function deleteList(database: Database, id: number): Promise<void> {
  await sql`delete from vendor_packing_list where id = ${id}`.execute(database)
}
