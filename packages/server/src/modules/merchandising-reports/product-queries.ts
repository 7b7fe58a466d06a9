import type { ReportQuery } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import { unitCost } from '../merchandising-records/cost-sql.ts'
import type { BrandSeason } from './brand-seasons.ts'

export interface Source {
  userGroupId: number
  query: ReportQuery
  seasons: readonly BrandSeason[]
}

/** The first instant after a business day. */
export const dayAfter = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Tokyo')`

/** The tree of categories, each with its path from the top, and the seasons of the brands, as named tables. */
export const placesSql = ({ userGroupId, seasons, query }: Source) => {
  const held = seasons.filter(({ code }) => query.season === undefined || code === query.season)
  return sql`
  tree (id, owner, path, name, sort) as (
    select id, brand_id, array[id], name, array[position::bigint, id] from category where user_group_id = ${userGroupId} and parent_id is null
    union all
    select c.id, c.brand_id, t.path || c.id, c.name, t.sort || array[c.position::bigint, c.id]
    from category c join tree t on c.parent_id = t.id where c.user_group_id = ${userGroupId}
  ),
  season (brand_id, code, starts_on, ends_on) as (
    select * from unnest(${held.map(({ brandId }) => brandId)}::bigint[], ${held.map(({ code }) => code)}::text[],
      ${held.map(({ startsOn }) => startsOn)}::date[], ${held.map(({ endsOn }) => endsOn)}::date[])
  ),
  released (id) as materialized (select m.id from ${ofSeasons(userGroupId)})`
}

/** Products `m` released within the seasons, each season by its index: together the planner would rather read all there are. */
const ofSeasons = (userGroupId: number) => sql`season s0 cross join lateral (
    select * from merchandising r where r.user_group_id = ${userGroupId} and r.brand_id = s0.brand_id
      and r.release_on between s0.starts_on and s0.ends_on and r.discarded_at is null offset 0) m`

/** Fields as they were: what the first change after that day says was there before it, else what is there now. */
const pastSql = ({ userGroupId, query }: Source) => sql`
  undone (id, was) as materialized (
    select id, jsonb_object_agg(field, before) from (
      select distinct on (v.merchandising_id, c.value->>'field') v.merchandising_id as id, c.value->>'field' as field, c.value->'before' as before
      from merchandising_version v, jsonb_array_elements(v.changes) c
      where v.user_group_id = ${userGroupId} and v.at >= ${dayAfter(query.asOf!)} and v.action in ('updated', 'restored')
      order by v.merchandising_id, c.value->>'field', v.id
    ) earliest group by id
  )`

/** Named tables that end in `product`: one row per product of the report, with its places in the trees. */
export function productSql(source: Source): RawBuilder<unknown> {
  const { userGroupId, query } = source
  const past = query.asOf !== undefined
  const was = (field: string, now: RawBuilder<unknown>, then: RawBuilder<unknown>) =>
    past ? sql`case when jsonb_exists(u.was, ${sql.lit(field)}) then ${then} else ${now} end` : now
  const scalar = (field: string, column: string | RawBuilder<unknown>, type: string) =>
    was(
      field,
      typeof column === 'string' ? sql.raw(`m.${column}`) : column,
      sql`(u.was->>${sql.lit(field)})::${sql.raw(type)}`,
    )
  const json = (field: string) =>
    sql`case jsonb_typeof(u.was->${sql.lit(field)}) when 'array' then u.was->${sql.lit(field)} else '[]'::jsonb end`
  return sql`
  ${placesSql(source)},
  ${past ? sql`${pastSql(source)},` : sql``}
  linked (id, category_id) as (
    select mc.merchandising_id, mc.category_id from merchandising_category mc
    ${past ? sql`left join undone u on u.id = mc.merchandising_id` : sql``}
    where mc.user_group_id = ${userGroupId} ${
      !past
        ? ofSeason(source, sql`mc.merchandising_id`)
        : sql`and not coalesce(jsonb_exists(u.was, 'categoryIds'), false)
    union all
    select u.id, (e.value #>> '{}')::bigint from undone u, jsonb_array_elements(${json('categoryIds')}) e where jsonb_typeof(e.value) = 'number'`
    }
  ),
  placed (id, path, brand_path) as (
    select l.id,
      (array_agg(t.path[1]::text || coalesce(',' || t.path[2], '') || coalesce(',' || t.path[3], '') order by cardinality(t.path) desc) filter (where t.owner is null))[1],
      (array_agg(t.path[1]::text || coalesce(',' || t.path[2], '') order by cardinality(t.path) desc) filter (where t.owner is not null))[1]
    from linked l join tree t on t.id = l.category_id group by l.id
  ),
  told as (
    select m.id, m.brand_id, m.code, ${scalar('name', 'name', 'text')} as name, ${scalar('status', 'status', 'text')} as status,
      ${scalar('releaseOn', 'release_on', 'date')} as release_on, ${scalar('planQuantity', 'plan_quantity', 'numeric')}::int as quantity,
      ${scalar('listPrice', 'list_price', 'numeric')} as list_price, ${scalar('unitCost', unitCost, 'numeric')} as unit_cost,
      ${scalar('salesPlan', 'sales_plan', 'numeric')} as sales_plan, ${scalar('template', 'template', 'boolean')} as template,
      ${was('colours', sql`m.colours`, json('colours'))} as colours,
      ${was('tags', sql`m.tags`, sql`array(select jsonb_array_elements_text(${json('tags')}))`)} as tags
    from ${isNarrow(source) ? ofSeasons(userGroupId) : sql`merchandising m`}
      ${past ? sql`left join undone u on u.id = m.id` : sql``}
    where m.user_group_id = ${userGroupId}
      and ${past ? sql`m.created_at < ${dayAfter(query.asOf!)} and (m.discarded_at is null or m.discarded_at >= ${dayAfter(query.asOf!)})` : sql`m.discarded_at is null ${narrowedSql(source)}`}
  ),
  product as (
    select x.*, s.code as season, string_to_array(p.path, ',') as path, string_to_array(p.brand_path, ',') as brand_path
    from told x
    ${query.season === undefined ? sql`left join` : sql`join`} season s on s.brand_id = x.brand_id and x.release_on between s.starts_on and s.ends_on
    left join placed p on p.id = x.id
    where not x.template ${filtersSql(query)}
  )`
}

const narrowedSql = ({ query }: Source) =>
  query.brandIds?.length ? sql`and m.brand_id = any(${query.brandIds}::bigint[])` : sql``

/** Whether the report is of one season as things are now: it costs what that season holds. */
const isNarrow = ({ query, seasons }: Source) =>
  query.asOf === undefined && seasons.some(({ code }) => code === query.season)

/** Narrows to that season before anything is joined. */
export const ofSeason = (source: Source, product: RawBuilder<unknown>): RawBuilder<unknown> =>
  isNarrow(source) ? sql`and ${product} in (select id from released)` : sql``

/** A dropped product no longer counts (domain §3.14), unless it is asked for by its status. */
function filtersSql({ brandIds, statuses, tags, priceFrom, priceTo, categoryId }: ReportQuery): RawBuilder<unknown> {
  return sql`
    ${statuses?.length ? sql`and x.status = any(${statuses}::text[])` : sql`and x.status <> 'dropped'`}
    ${brandIds?.length ? sql`and x.brand_id = any(${brandIds}::bigint[])` : sql``}
    ${tags?.length ? sql`and x.tags && ${tags}::text[]` : sql``}
    ${priceFrom === undefined ? sql`` : sql`and x.list_price >= ${priceFrom}::numeric`}
    ${priceTo === undefined ? sql`` : sql`and x.list_price <= ${priceTo}::numeric`}
    ${categoryId === undefined ? sql`` : sql`and exists (select from linked l join tree t on t.id = l.category_id where l.id = x.id and ${categoryId}::bigint = any(t.path))`}`
}
