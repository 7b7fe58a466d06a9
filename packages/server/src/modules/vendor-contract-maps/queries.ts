import type { ContractLineChoice, VendorContractMap } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { namedMaterial } from '../vendor-packing-lists/public-face.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'

const contractLine = sql`jsonb_build_object('id', l.id, 'contractId', d.id, 'number', coalesce(d.number, ''), 'title', d.title,
  'item', l.item, 'color', l.colour, 'size', l.size, 'quantity', trim_scale(l.quantity)::text)`
/** A material with how much of it was ordered, and how much of that is meant for something. */
const material = sql`${namedMaterial} || jsonb_build_object('ordered', trim_scale(m.quantity)::text, 'planned', trim_scale(
  coalesce((select sum(o.planned_quantity) from vendor_contract_map o where o.material_id = m.id), 0))::text)`

const columns = sql`c.id, ${material} as material, ${contractLine} as "contractLine",
  trim_scale(c.planned_quantity)::text as "plannedQuantity", c.lock_version as "lockVersion",
  trim_scale(coalesce((select sum(u.quantity) from vendor_material_consume u
    join vendor_packing_list_line r on r.id = u.line_id
    where r.material_id = m.id and u.contract_id = d.id), 0))::text as used`
const source = sql`vendor_contract_map c join vendor_material m on m.id = c.material_id
  join document_line l on l.id = c.contract_line_id join document d on d.id = l.document_id`

/** What is found by words of a material, or of a line and its contract. */
const materialWords = sql`concat_ws(' ', m.code, m.name, m.color, m.lot, m.item, m.order_no)`
const lineWords = sql`concat_ws(' ', d.number, d.title, l.item, l.colour, l.description)`

export async function pageOfMaps(
  database: Database,
  vendorId: number,
  q: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VendorContractMap[]; count: number }> {
  const where = sql`m.vendor_id = ${vendorId} and (${q ?? null}::text is null
    or ${textHolds(sql`${materialWords} || ' ' || ${lineWords}`, q ?? '')})`
  const { rows } = await sql<VendorContractMap>`
    select ${columns} from ${source} where ${where}
    order by d.number, l.position, m.code, m.color, m.lot, c.id limit ${limit} offset ${offset}`.execute(database)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${source} where ${where}`.execute(database)
  return { rows, count: counted[0]!.count }
}

export async function mapById(
  database: Database,
  vendorId: number,
  id: number,
): Promise<VendorContractMap | undefined> {
  const { rows } = await sql<VendorContractMap>`
    select ${columns} from ${source} where c.id = ${id} and m.vendor_id = ${vendorId}`.execute(database)
  return rows[0]
}

/** Lines of issued contracts that the organisation sees, and materials of the vendor, those meant for least first. */
export async function choicesOf(database: Database, vendorId: number, q = '') {
  const { rows: lines } = await sql<{ line: ContractLineChoice }>`
    select ${contractLine} as line from document_line l join document d on d.id = l.document_id
    where d.noun = 'contract' and d.shared and ${textHolds(sql`${lineWords}`, q)}
    order by d.id desc, l.position limit 200`.execute(database)
  const { rows: materials } = await sql<{ material: VendorContractMap['material'] }>`
    select ${material} as material from vendor_material m where m.vendor_id = ${vendorId} and m.discarded_at is null
      and ${textHolds(sql`${materialWords}`, q)}
    order by exists (select from vendor_contract_map c where c.material_id = m.id), m.code, m.color, m.lot limit 200`.execute(
    database,
  )
  return { contractLines: lines.map(({ line }) => line), materials: materials.map((row) => row.material) }
}

/** Brings both together. @returns undefined where one of them is not there for the organisation */
export async function insertMap(
  database: Database,
  userGroupId: number,
  vendorId: number,
  map: { readonly materialId: number; readonly contractLineId: number; readonly plannedQuantity: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_contract_map (user_group_id, material_id, contract_line_id, planned_quantity)
    select ${userGroupId}, m.id, l.id, ${map.plannedQuantity}
    from vendor_material m, document_line l join document d on d.id = l.document_id
    where m.id = ${map.materialId} and m.vendor_id = ${vendorId} and l.id = ${map.contractLineId}
      and d.noun = 'contract' and d.shared
    returning id`.execute(database)
  return rows[0]?.id
}

export const updateMap = (database: Database, id: number, lockVersion: number, plannedQuantity: string) =>
  updateRow(database, 'vendor_contract_map', { id, lock_version: lockVersion }, { planned_quantity: plannedQuantity })

export async function deleteMap(database: Database, id: number): Promise<void> {
  await sql`delete from vendor_contract_map where id = ${id}`.execute(database)
}
