import { soldPhaseKinds } from '@tsumugi/domain'
import type { ColorQuantity, KeptRate } from '@tsumugi/domain/costing'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Owner } from './sheet-queries.ts'

export interface StyleRow {
  readonly id: number
  readonly styleNo: string
  readonly name: string
  readonly listPrice: string | null
  readonly targetCost: string | null
  readonly planQuantity: number | null
}

/** A style of one's own, held so that of two who begin a version at once the second waits. */
export async function holdStyle(database: Database, userGroupId: number, id: number): Promise<StyleRow | undefined> {
  const { rows } = await sql<StyleRow>`
    select p.id, p.style_no as "styleNo", p.name, trim_scale(o.list_price)::text as "listPrice",
      trim_scale(o.target_cost)::text as "targetCost",
      (select m.plan_quantity from merchandising m where m.id = p.merchandising_id) as "planQuantity"
    from production p left join production_plan o on o.production_id = p.id
    where p.id = ${id} and p.user_group_id = ${userGroupId} for update of p`.execute(database)
  return rows[0]
}

/** Pieces per colour of the last phase of a style that is sold, in the order of its SKUs. */
export async function skuColors(
  database: Database,
  userGroupId: number,
  productionId: number,
): Promise<ColorQuantity[]> {
  const { rows } = await sql<ColorQuantity>`
    select coalesce(c.name, k.name, '–') as name, sum(k.quantity)::int as quantity
    from stock_keeping_unit k left join color c on c.id = k.color_id
    where k.user_group_id = ${userGroupId} and k.phase_id = (
      select p.id from phase p where p.production_id = ${productionId} and p.kind = any(${[...soldPhaseKinds]}::text[])
        and exists (select from stock_keeping_unit x where x.phase_id = p.id and x.quantity > 0)
      order by p.seq desc limit 1)
    group by 1 having sum(k.quantity) > 0 order by min(k.position), min(k.id)`.execute(database)
  return rows
}

export interface NewSheet extends Pick<StyleRow, 'listPrice' | 'targetCost'> {
  readonly productionId: number
  readonly name: string
  readonly quantity: number
  readonly colors: readonly ColorQuantity[]
}

const nextVersion = (userGroupId: number, productionId: number) => sql`(select coalesce(max(version), 0) + 1
  from resource_plan_sheet where user_group_id = ${userGroupId} and production_id = ${productionId})`

export async function insertSheet(
  database: Database,
  { userGroupId, accountId }: Owner,
  made: NewSheet,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into resource_plan_sheet (user_group_id, production_id, version, name, target_quantity, colors, retail_price,
      target_cost, created_by, updated_by)
    values (${userGroupId}, ${made.productionId}, ${nextVersion(userGroupId, made.productionId)}, ${made.name},
      ${made.quantity}, ${JSON.stringify(made.colors)}::jsonb, nullif(${made.listPrice}::numeric, 0),
      nullif(${made.targetCost}::numeric, 0), ${accountId}, ${accountId}) returning id`.execute(database)
  return rows[0]!.id
}

/** The same head and the same lines as a draft of the next version. */
export async function copySheet(
  database: Database,
  { userGroupId, accountId }: Owner,
  id: number,
  productionId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into resource_plan_sheet (user_group_id, production_id, version, name, target_quantity, colors, currency, margin_mode,
      retail_price, target_cost, target_rate, overhead_percent, rates, note, unit_cost, cost_rate, copied_from, created_by,
      updated_by)
    select user_group_id, production_id, ${nextVersion(userGroupId, productionId)}, name, target_quantity, colors, currency,
      margin_mode, retail_price, target_cost, target_rate, overhead_percent, rates, note, unit_cost, cost_rate, id,
      ${accountId}, ${accountId}
    from resource_plan_sheet where id = ${id} and user_group_id = ${userGroupId} returning id`.execute(database)
  const copy = rows[0]!.id
  await sql`
    insert into resource_plan_line (user_group_id, sheet_id, lineage, position, group_key, name, raw_material_id, composition,
      supplier_id, supplier_name, consumption, unit, loss_percent, shrink_percent, unit_price, currency, tiers, colors,
      by_color, pack_size, moq, note, source_line_id)
    select user_group_id, ${copy}, lineage, position, group_key, name, raw_material_id, composition, supplier_id, supplier_name,
      consumption, unit, loss_percent, shrink_percent, unit_price, currency, tiers, colors, by_color, pack_size, moq, note, source_line_id
    from resource_plan_line where sheet_id = ${id} and user_group_id = ${userGroupId}`.execute(database)
  return copy
}

/** The newest rate of the day for each currency that the organisation's master knows. */
export async function ratesOn(
  database: Database,
  userGroupId: number,
  { currencies, into, on }: { readonly currencies: readonly string[]; readonly into: string; readonly on: string },
): Promise<(KeptRate & { readonly on: string })[]> {
  if (currencies.length === 0) return []
  const { rows } = await sql<KeptRate & { on: string }>`
    select distinct on (from_currency) from_currency as currency, trim_scale(rate)::text as rate, per_units as "perUnits",
      valid_from as "on"
    from currency_conversion where user_group_id = ${userGroupId} and to_currency = ${into} and discarded_at is null
      and from_currency = any(${[...currencies]}::text[]) and valid_from <= ${on}
    order by from_currency, valid_from desc, case kind when 'company' then 0 when 'TTM' then 1 else 2 end`.execute(
    database,
  )
  return rows
}

/** Styles of one's own, the newest first. */
export async function styleOptions(database: Database, userGroupId: number) {
  const { rows } = await sql<{
    id: number
    styleNo: string
    name: string
    hasSheet: boolean
    listPrice: string | null
  }>`
    select p.id, p.style_no as "styleNo", p.name, trim_scale(o.list_price)::text as "listPrice",
      exists (select from resource_plan_sheet s where s.production_id = p.id) as "hasSheet"
    from production p left join production_plan o on o.production_id = p.id
    where p.user_group_id = ${userGroupId} order by p.updated_at desc, p.id desc limit 1000`.execute(database)
  return rows
}
