import type { Phase } from '@tsumugi/contract'
import type { PhaseHealth, PhaseKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import {
  phaseFigures,
  phaseHealth,
  phaseObject,
  readablePhase,
  readableProduction,
  sold,
} from '../../../records/productions/readable-queries.ts'

export interface ProductionRow {
  readonly id: number
  readonly user_group_id: number
  readonly owner_name: string
  readonly brand_id: number
  readonly brand_name: string
  readonly sub_brand_id: number | null
  readonly sub_brand_name: string | null
  readonly style_no: string
  readonly name: string
  readonly season: string | null
  readonly list_price: string | null
  readonly target_cost: string | null
  readonly note: string | null
  readonly category_ids: number[]
  readonly merchandising: { id: number; name: string; releaseOn: string | null; planQuantity: number | null } | null
  readonly merchandising_id: number | null
  readonly primary_file_id: number | null
  readonly primary_file_revision: number | null
  readonly phases: Phase[]
  readonly stage: PhaseKind | null
  readonly quantity: number
  readonly delivery_due: string | null
  readonly health: PhaseHealth | null
  readonly partners: number
  readonly updated_at: string
  readonly lock_version: number
}

/** How far a production `d` is: its last phase and how that stands, the pieces that are sold, and the last delivery due. */
export const standing = (userGroupId: number) => sql`cross join lateral (
  select (array_agg(p.kind order by p.seq desc))[1] as stage,
    (array_agg(${phaseHealth(userGroupId)} order by p.seq desc))[1] as health,
    (array_agg(p.delivery_due order by p.seq desc) filter (where p.delivery_due is not null))[1] as delivery_due,
    coalesce(sum(f.quantity) filter (where ${sold}), 0)::bigint as quantity
  from phase p ${phaseFigures} where p.production_id = d.id and ${readablePhase(userGroupId)}) g`

/** All that a reader sees of productions `d`. */
export const selection = (userGroupId: number) => sql`
  select d.id, d.user_group_id, coalesce(o.name, '') as owner_name, d.brand_id, coalesce(b.name, '') as brand_name, d.sub_brand_id,
    c.name as sub_brand_name, d.style_no, d.name, d.season, trim_scale(n.list_price)::text as list_price,
    trim_scale(n.target_cost)::text as target_cost, n.note, d.merchandising_id,
    (select coalesce(array_agg(k.category_id order by k.position), '{}') from production_category k
      where k.production_id = d.id) as category_ids,
    (select jsonb_build_object('id', m.id, 'name', m.name, 'releaseOn', m.release_on, 'planQuantity', m.plan_quantity)
      from merchandising m where m.id = d.merchandising_id and m.user_group_id = ${userGroupId}) as merchandising,
    i.id as primary_file_id, i.revision as primary_file_revision,
    (select coalesce(jsonb_agg(each.phase order by each.seq), '[]') from (
      select p.seq, ${phaseObject(userGroupId)} as phase from phase p left join user_group g on g.id = p.supplier_group_id
        ${phaseFigures} where p.production_id = d.id and ${readablePhase(userGroupId)}) each) as phases,
    g.stage, g.quantity, g.delivery_due, g.health,
    case when d.user_group_id = ${userGroupId} then (select count(*) from (
      select p.supplier_group_id as id from phase p where p.production_id = d.id and p.supplier_group_id is not null
      union select s.sharee_group_id from production_share s where s.production_id = d.id) seen) else 0 end as partners,
    d.updated_at, d.lock_version
  from production d
    left join user_group o on o.id = d.user_group_id
    left join named_brand b on b.id = d.brand_id
    left join named_sub_brand c on c.id = d.sub_brand_id
    left join production_plan n on n.production_id = d.id and n.user_group_id = ${userGroupId}
    left join merchandising_file i on i.merchandising_id = d.merchandising_id and i.is_primary
      and i.user_group_id = ${userGroupId}
    ${standing(userGroupId)}`

/** Productions that this organisation may see, by id. */
export async function productionsById(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ProductionRow[]> {
  const { rows } = await sql<ProductionRow>`
    ${selection(userGroupId)} where ${readableProduction(userGroupId)} and d.id = any(${[...ids]}::bigint[]) order by d.id`.execute(
    database,
  )
  return rows
}

/** Of the organisation's own, held until the transaction ends. */
export async function holdProductions(database: Database, userGroupId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; lock_version: number }>`
    select id, lock_version from production where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(database)
  return rows
}

/** What keeps a production from being removed, by the kind of what uses it. Partners' documents are asked for by the system. */
export async function usesOfProduction(database: Database, id: number): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select 'document_line' as kind, count(*) as count from document_line l
      join stock_keeping_unit k on k.id = l.sku_id join phase p on p.id = k.phase_id where p.production_id = ${id}
    union all select 'quality_labeling', count(*) from quality_labeling l
      where l.production_id = ${id} or l.phase_id in (select p.id from phase p where p.production_id = ${id})
    union all select 'resource_plan_sheet', count(*) from resource_plan_sheet s where s.production_id = ${id}
    union all select 'frozen_phase', count(*) from phase p where p.production_id = ${id} and p.frozen_at is not null`.execute(
    database,
  )
  return rows.filter(({ count }) => count > 0)
}
