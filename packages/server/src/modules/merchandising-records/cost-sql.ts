import { sql } from 'kysely'

/**
 * The version of a cost sheet that says what product `m` costs: the newest ordered one, else the newest approved one, of
 * the style that stands on the map first. Sheets in other money than the map's say nothing.
 */
const countingSheet = sql`
  from production p join resource_plan_sheet s on s.production_id = p.id and s.user_group_id = m.user_group_id
  where p.merchandising_id = m.id and p.user_group_id = m.user_group_id and s.status in ('approved', 'ordered')
    and s.unit_cost is not null and s.currency = (select g.base_currency from user_group g where g.id = m.user_group_id)
  order by p.id is not distinct from m.primary_production_id desc, p.id, s.status = 'ordered' desc, s.version desc limit 1`

/** That version of each product `m`, as `c`; asked together with `costColumns`. */
export const costPart = sql`left join lateral (
  select s.id, s.version, s.status, s.unit_cost ${countingSheet}) c on true`

/** What a product costs: by its sheet where one counts, unless its own cost was typed over that. */
export const costColumns = sql`
  case when m.cost_typed then m.unit_cost else coalesce(c.unit_cost, m.unit_cost) end as unit_cost, m.cost_typed,
  c.id as cost_sheet_id, c.version as cost_sheet_version, c.status as cost_sheet_status, c.unit_cost as cost_sheet_cost`

/** The same for one product `m`, where nothing else of the sheet is asked for. */
export const unitCost = sql`coalesce(case when not m.cost_typed then (select s.unit_cost ${countingSheet}) end, m.unit_cost)`
