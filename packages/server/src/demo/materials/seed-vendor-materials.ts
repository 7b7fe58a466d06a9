import { compare, lesser, minus, ratio, round, times, type Decimal } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { seedOrderFile, type BroughtFile, type FileOfVendor } from './seed-order-file.ts'
import { demoPackingLists, demoVendorFiles, type DemoVendorMaterial } from './vendor-rows.ts'

const brandId = 1

interface Style {
  readonly item: string
  readonly itemName: string
  readonly contractId: number | null
  readonly phaseId: number | null
}

/** What the brand ordered of the demo's cloth merchant: files, rolls that came, and what was cut of them. Its files are put where they lie afterwards. */
export async function seedVendorMaterials(database: Database, { users }: DemoDataset): Promise<BroughtFile[]> {
  await sql`select set_config('app.user_group_id', ${String(brandId)}, true)`.execute(database)
  const accountId = users.find((user) => user.key === 'brand')!.id
  const vendorId = await insertVendor(database)
  const styles = new Map<string, Style>()
  const brought: BroughtFile[] = []
  for (const each of demoVendorFiles) {
    for (const { style } of each.rows) styles.set(style, styles.get(style) ?? (await styleOf(database, style, styles)))
    const file: FileOfVendor = {
      ...each,
      vendorId,
      accountId,
      rows: each.rows.map((row, at) => ({ ...row, ...styles.get(row.style)!, lot: lostAt(each, at) ? '' : row.lot })),
    }
    brought.push(await seedOrderFile(database, file))
  }
  await meanForOrders(database, vendorId)
  await insertExport(database, vendorId, accountId)
  const rows = new Map(demoVendorFiles.flatMap((file) => file.rows.map((row) => [row.lot, row] as const)))
  for (const list of demoPackingLists) {
    const id = await insertList(database, vendorId, accountId, list)
    for (const [lot, quantity, rolls] of list.lots) await insertRolls(database, id, lot, split(quantity, rolls))
    await sql`update vendor_packing_list set status = 'confirmed' where id = ${id}`.execute(database)
    for (const [lot] of list.lots) {
      const row = rows.get(lot)!
      await cut(database, { id, accountId, cutOn: list.arrivedOn }, row, styles.get(row.style)!)
    }
    await sql`update vendor_packing_list set status = ${list.status} where id = ${id}`.execute(database)
  }
  return brought
}

/** The last so many rows of a file. */
const lostAt = ({ rows, lotsLost = 0 }: (typeof demoVendorFiles)[number], at: number) => at >= rows.length - lotsLost

async function insertVendor(database: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor (user_group_id, key, name, encoding) values (${brandId}, 'standard', '染織倉庫(デモ)', 'cp932')
    returning id`.execute(database)
  return rows[0]!.id
}

/** The order of an item, or a production with a word in its name that no other word has taken. */
async function styleOf(database: Database, style: string, taken: ReadonlyMap<string, Style>): Promise<Style> {
  const { rows: ordered } = await sql<Style>`
    select l.item, min(l.description) as "itemName", d.id as "contractId", null::bigint as "phaseId"
    from document d join document_line l on l.document_id = d.id
    where d.noun = 'contract' and d.shared and l.item = ${style} group by d.id, l.item order by d.id limit 1`.execute(
    database,
  )
  if (ordered[0]) return ordered[0]
  const items = [...taken.values()].map(({ item }) => item)
  const { rows } = await sql<Style>`
    select s.style_no as item, s.name as "itemName", null::bigint as "contractId", p.id as "phaseId"
    from production s join phase p on p.production_id = s.id
    where s.user_group_id = ${brandId} and not (s.style_no = any(${items}::text[]))
    order by position(${style} in s.name) = 0, p.kind <> 'bulk', p.id limit 1`.execute(database)
  return rows[0]!
}

/** Cloth of a style that is ordered is meant for the lines of that order, in equal parts. */
const meanForOrders = (database: Database, vendorId: number) =>
  sql`insert into vendor_contract_map (user_group_id, material_id, contract_line_id, planned_quantity)
    select ${brandId}, m.id, l.id, trunc(m.quantity / count(*) over (partition by m.id), 1)
    from vendor_material m join document_line l on l.item = m.item and position(m.color in l.colour) > 0
      join document d on d.id = l.document_id and d.noun = 'contract' and d.shared
    where m.vendor_id = ${vendorId}`.execute(database)

/** What still was to come was sent to the merchant as a list. */
const insertExport = (database: Database, vendorId: number, accountId: number) =>
  sql`insert into vendor_exported_material (user_group_id, vendor_id, name, lines, exported_at, exported_by_name, created_by,
      created_at)
    select ${brandId}, ${vendorId}, '未入荷の確認 11月', jsonb_agg(jsonb_build_object('code', m.code, 'name', m.name,
      'color', m.color, 'lot', m.lot, 'item', m.item, 'quantity', trim_scale(m.quantity)::text, 'unit', m.unit,
      'note', '納期をご連絡ください') order by m.id), '2026-11-24T01:00:00Z', '森下 あさ', ${accountId}, '2026-11-24T00:50:00Z'
    from vendor_material m where m.vendor_id = ${vendorId} and m.due_on >= '2026-11-20'`.execute(database)

type DemoList = (typeof demoPackingLists)[number]

async function insertList(database: Database, vendorId: number, accountId: number, list: DemoList): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_packing_list (user_group_id, vendor_id, no, arrived_on, note, created_by, created_at)
    values (${brandId}, ${vendorId}, ${list.no}, ${list.arrivedOn}, ${list.note}, ${accountId}, ${list.arrivedOn})
    returning id`.execute(database)
  return rows[0]!.id
}

/** A length in so many rolls to the tenth; the last one takes what is left. */
function split(quantity: Decimal, rolls: number): Decimal[] {
  const each = ratio(quantity, String(rolls), 1, 'down')!
  const last = minus(quantity, times(each, String(rolls - 1)))
  return Array.from({ length: rolls }, (_, at) => (at === rolls - 1 ? last : each))
}

const insertRolls = (database: Database, listId: number, lot: string, lengths: readonly Decimal[]) =>
  sql`insert into vendor_packing_list_line (user_group_id, packing_list_id, material_id, position, lot, roll, quantity)
    select ${brandId}, ${listId}, m.id, before.rolls + r.at, m.lot, (before.rolls + r.at)::text, r.length::numeric
    from vendor_material m, unnest(${[...lengths]}::text[]) with ordinality as r(length, at),
      (select count(*)::int as rolls from vendor_packing_list_line where packing_list_id = ${listId}) as before
    where m.user_group_id = ${brandId} and m.lot = ${lot}`.execute(database)

/** What was cut of a lot, roll by roll, with its part of the loss. */
async function cut(
  database: Database,
  list: { readonly id: number; readonly accountId: number; readonly cutOn: string },
  { lot, used, loss }: DemoVendorMaterial,
  { contractId, phaseId }: Style,
): Promise<void> {
  if (compare(used, '0') === 0) return
  const { rows } = await sql<{ id: number; quantity: Decimal }>`
    select id, quantity::text as quantity from vendor_packing_list_line
    where packing_list_id = ${list.id} and lot = ${lot} order by position`.execute(database)
  let [left, lost] = [used, loss]
  for (const [at, roll] of rows.entries()) {
    const isLast = at === rows.length - 1 || compare(left, roll.quantity) < 0
    const part = isLast ? lost : lesser(lost, round(times(roll.quantity, ratio(loss, used, 6)!), 1, 'down'))
    const quantity = lesser(left, minus(roll.quantity, part))
    await sql`
      insert into vendor_material_consume (user_group_id, line_id, contract_id, phase_id, quantity, loss, consumed_on,
        created_by, created_at)
      values (${brandId}, ${roll.id}, ${contractId}, ${phaseId}, ${quantity}, ${part}, ${list.cutOn}, ${list.accountId},
        ${list.cutOn})`.execute(database)
    left = minus(left, quantity)
    lost = minus(lost, part)
    if (compare(left, '0') === 0) return
  }
}
