import type { Phase } from '@tsumugi/contract'
import type { PhaseHealth, PhaseKind } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import {
  phaseFigures,
  phaseHealth,
  phaseObject,
  readablePhase,
  readableProduction,
  sold,
} from '../../../records/productions/readable-queries.ts'
import { foldedHolds } from '../../../database/folded-text.ts'

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

/** What a list is asked for, beside its page. */
export interface ProductionQuestion {
  readonly brandId?: number | undefined
  readonly season?: string | undefined
  readonly supplierGroupId?: number | undefined
  readonly merchandisingId?: number | undefined
  readonly phaseKind?: PhaseKind | undefined
  readonly stage?: PhaseKind | 'none' | undefined
  readonly health?: PhaseHealth | undefined
  readonly dueFrom?: string | undefined
  readonly dueTo?: string | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}

/** How far a production `d` is: its last phase and how that stands, the pieces that are sold, and the last delivery due. */
const standing = (userGroupId: number) => sql`cross join lateral (
  select (array_agg(p.kind order by p.seq desc))[1] as stage,
    (array_agg(${phaseHealth(userGroupId)} order by p.seq desc))[1] as health,
    (array_agg(p.delivery_due order by p.seq desc) filter (where p.delivery_due is not null))[1] as delivery_due,
    coalesce(sum(f.quantity) filter (where ${sold}), 0)::bigint as quantity
  from phase p ${phaseFigures} where p.production_id = d.id and ${readablePhase(userGroupId)}) g`

/** Only the kind of the last phase, of all at once: what a list that asks for nothing else of its phases needs. */
const stages = (userGroupId: number) => sql`left join (
  select distinct on (p.production_id) p.production_id, p.kind as stage from phase p
  where ${readablePhase(userGroupId)} order by p.production_id, p.seq desc) g on g.production_id = d.id`

/** What is looked at of every production before the page is cut, which is as little as the question needs. */
function lookedAt(userGroupId: number, { health, dueFrom, dueTo, stage, sort }: ProductionQuestion) {
  const byStanding = [health, dueFrom, dueTo].some((each) => each !== undefined)
  if (byStanding || ['quantity', 'deliveryDue'].includes(sort?.replace('-', '') ?? '')) return standing(userGroupId)
  return stage === undefined ? sql`` : stages(userGroupId)
}

function wanted(userGroupId: number, asked: ProductionQuestion): RawBuilder<unknown>[] {
  const { brandId, season, supplierGroupId, merchandisingId, phaseKind, health, dueFrom, dueTo, q } = asked
  const hasPhase = (condition: RawBuilder<unknown>) =>
    sql`exists (select from phase p where p.production_id = d.id and ${readablePhase(userGroupId)} and ${condition})`
  return [
    readableProduction(userGroupId),
    ...(brandId === undefined ? [] : [sql`d.brand_id = ${brandId}`]),
    ...(season === undefined ? [] : [sql`d.season = ${season}`]),
    ...(merchandisingId === undefined
      ? []
      : [sql`d.merchandising_id = ${merchandisingId} and d.user_group_id = ${userGroupId}`]),
    ...(supplierGroupId === undefined
      ? []
      : [
          hasPhase(
            sql`p.supplier_group_id = ${supplierGroupId} and ${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id)`,
          ),
        ]),
    ...(phaseKind === undefined ? [] : [hasPhase(sql`p.kind = ${phaseKind}`)]),
    ...(health === undefined ? [] : [sql`g.health = ${health}`]),
    ...(dueFrom === undefined ? [] : [sql`g.delivery_due >= ${dueFrom}::date`]),
    ...(dueTo === undefined ? [] : [sql`g.delivery_due <= ${dueTo}::date`]),
    ...(q?.trim() ? [foldedHolds(sql`d.folded_words`, q)] : []),
  ]
}

const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)
const ofStage = ({ stage }: ProductionQuestion) =>
  stage === undefined ? [] : [stage === 'none' ? sql`g.stage is null` : sql`g.stage = ${stage}`]

const selection = (userGroupId: number) => sql`
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

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  styleNo: sql`d.style_no`,
  name: sql`d.name`,
  // Spring comes before autumn of the same year.
  season: sql`left(d.season, 2) || case when d.season like '%SS' then 1 else 2 end`,
  quantity: sql`g.quantity`,
  deliveryDue: sql`g.delivery_due`,
  updatedAt: sql`d.updated_at`,
}

/** By what was asked for, else the last changed first; the id decides between equals. */
function ordering(sort = '-updatedAt'): RawBuilder<unknown> {
  const way = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last')
  return sql`${orders[sort.replace('-', '')]!} ${way}, d.id ${way}`
}

/** What a list can be narrowed to: brands, seasons and makers of everything that the reader sees. */
export async function productionChoices(database: Database, userGroupId: number) {
  const { rows } = await sql<{
    brands: { id: number; name: string }[]
    seasons: string[]
    suppliers: { id: number; name: string }[]
  }>`
    with d as (select d.id, d.brand_id, d.season from production d where ${readableProduction(userGroupId)})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.position, b.id), '[]')
        from named_brand b where b.id in (select brand_id from d)) as brands,
      (select coalesce(jsonb_agg(d.season order by ${orders.season!}), '[]')
        from (select distinct season from d where season is not null) d) as seasons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
        from user_group g where g.id in (select p.supplier_group_id from phase p join d on d.id = p.production_id
          where ${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id))) as suppliers`.execute(database)
  return rows[0]!
}

/** One page, how many stand at each stage, and what the phases that are sold come to over the whole result. */
export async function pageOfProductions(
  database: Database,
  userGroupId: number,
  asked: ProductionQuestion & { limit: number; offset: number },
) {
  const all = wanted(userGroupId, asked)
  const chosen = and([...all, ...ofStage(asked)])
  const tabs = sql<{ stage: string; count: number }>`
    select coalesce(g.stage, 'none') as stage, count(*) as count
    from production d ${lookedAt(userGroupId, { ...asked, stage: 'none', sort: undefined })}
    where ${and(all)} group by 1`
  const totals = sql<{ currency: string; quantity: number; amount: string | null }>`
    select p.currency, sum(f.quantity)::bigint as quantity,
      case when bool_or(f.amount is null or ${userGroupId}::bigint <> p.user_group_id
          and p.supplier_group_id is distinct from ${userGroupId}::bigint) then null
        else trim_scale(sum(f.amount))::text end as amount
    from production d ${lookedAt(userGroupId, { ...asked, sort: undefined })} join phase p on p.production_id = d.id
      ${phaseFigures}
    where ${chosen} and ${readablePhase(userGroupId)} and ${sold} group by 1 order by 1`
  const page = sql<ProductionRow>`
    ${selection(userGroupId)} where d.id in (
      select d.id from production d ${lookedAt(userGroupId, asked)} where ${chosen}
      order by ${ordering(asked.sort)} limit ${asked.limit} offset ${asked.offset})
    order by ${ordering(asked.sort)}`
  const found = await Promise.all([page.execute(database), tabs.execute(database), totals.execute(database)])
  return { rows: found[0].rows, tabs: found[1].rows, totals: found[2].rows }
}

/** The ids of all that are listed, in the order asked for. */
export async function productionIds(
  database: Database,
  userGroupId: number,
  asked: ProductionQuestion,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id order by nth), '[]') as ids from (
      select d.id, row_number() over (order by ${ordering(asked.sort)}) as nth
      from production d ${lookedAt(userGroupId, asked)}
      where ${and([...wanted(userGroupId, asked), ...ofStage(asked)])}) as listed`.execute(database)
  return rows[0]!.ids
}

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
