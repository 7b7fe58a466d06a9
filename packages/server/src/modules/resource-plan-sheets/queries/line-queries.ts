import type { CostLineGiven, CostSheetLine } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { partnerName } from './price-source-queries.ts'

/** The lines of a version, in their order. */
export async function linesOf(database: Database, sheetId: number): Promise<CostSheetLine[]> {
  const { rows } = await sql<CostSheetLine>`
    select l.id, l.lineage, l.group_key as "group", l.name, l.raw_material_id as "rawMaterialId", l.composition,
      l.supplier_id as "supplierId", l.supplier_name as "supplierName", trim_scale(l.consumption)::text as consumption, l.unit,
      trim_scale(l.loss_percent)::text as "lossPercent", trim_scale(l.shrink_percent)::text as "shrinkPercent",
      trim_scale(l.unit_price)::text as "unitPrice", l.currency, l.tiers, l.colors, l.by_color as "byColor",
      trim_scale(l.pack_size)::text as "packSize", trim_scale(l.moq)::text as moq, l.note,
      l.source_line_id as "sourceLineId", case when d.id is not null then jsonb_build_object('documentId', d.id,
        'noun', d.noun, 'number', d.number, 'partner', ${partnerName}, 'unitPrice', trim_scale(x.unit_price)::text,
        'currency', d.currency) end as source
    from resource_plan_line l left join document_line x on x.id = l.source_line_id left join document d on d.id = x.document_id
    where l.sheet_id = ${sheetId} order by l.position, l.id`.execute(database)
  return rows
}

/** A line as it is to stand, with what its raw material is made of. */
export interface LineToSave extends CostLineGiven {
  readonly composition: CostSheetLine['composition']
}

const record = sql`(id bigint, position int, "group" text, name text, "rawMaterialId" bigint, composition jsonb,
  "supplierId" bigint, "supplierName" text, consumption numeric, unit text, "lossPercent" numeric, "shrinkPercent" numeric,
  "unitPrice" numeric, currency text, tiers jsonb, colors jsonb, "byColor" boolean, "packSize" numeric, moq numeric, note text,
  "sourceLineId" bigint)`

const columns = sql`position, group_key, name, raw_material_id, composition, supplier_id, supplier_name, consumption, unit,
  loss_percent, shrink_percent, unit_price, currency, tiers, colors, by_color, pack_size, moq, note, source_line_id`
const values = sql`x.position, x."group", x.name, x."rawMaterialId", coalesce(x.composition, '[]'), x."supplierId",
  x."supplierName", x.consumption, x.unit, coalesce(x."lossPercent", 0), coalesce(x."shrinkPercent", 0), x."unitPrice",
  coalesce(x.currency, 'JPY'), coalesce(x.tiers, '[]'), coalesce(x.colors, '[]'), coalesce(x."byColor", false), x."packSize",
  x.moq, x.note, x."sourceLineId"`

/** All lines of a draft as a difference by id: those left out go, the others change or come, in the order given. */
export async function saveLines(
  database: Database,
  userGroupId: number,
  sheetId: number,
  lines: readonly LineToSave[],
): Promise<void> {
  const placed = lines.map((line, position) => ({ ...line, position }))
  const kept = placed.flatMap(({ id }) => id ?? [])
  await sql`delete from resource_plan_line where sheet_id = ${sheetId} and user_group_id = ${userGroupId}
    and id <> all(${kept}::bigint[])`.execute(database)
  await sql`
    update resource_plan_line l set (${columns}) = (select ${values})
    from jsonb_to_recordset(${JSON.stringify(placed.filter(({ id }) => id !== undefined))}::jsonb) as x ${record}
    where l.id = x.id and l.sheet_id = ${sheetId} and l.user_group_id = ${userGroupId}`.execute(database)
  await sql`
    insert into resource_plan_line (user_group_id, sheet_id, ${columns})
    select ${userGroupId}, ${sheetId}, ${values}
    from jsonb_to_recordset(${JSON.stringify(placed.filter(({ id }) => id === undefined))}::jsonb) as x ${record}
    order by x.position`.execute(database)
}

/** What raw materials of one's own are made of, by id. */
export async function compositionsOf(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CostSheetLine['composition']>> {
  const { rows } = await sql<{ id: number; composition: CostSheetLine['composition'] }>`
    select id, composition from raw_material where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return new Map(rows.map(({ id, composition }) => [id, composition]))
}

/** Takes a quote over into a line of a draft; its own steps of price fall away with the price they belonged to. */
export async function quoteLine(
  database: Database,
  sheetId: number,
  lineage: string,
  quote: {
    readonly unitPrice: string
    readonly currency: string
    readonly moq: string | null
    readonly supplierId: number
  },
): Promise<boolean> {
  const { rows } = await sql`
    update resource_plan_line set unit_price = ${quote.unitPrice}, currency = ${quote.currency}, tiers = '[]', source_line_id = null,
      moq = coalesce(${quote.moq}::numeric, moq), supplier_id = ${quote.supplierId},
      supplier_name = (select name from user_group where id = ${quote.supplierId})
    where sheet_id = ${sheetId} and lineage = ${lineage}::uuid returning id`.execute(database)
  return rows.length > 0
}
