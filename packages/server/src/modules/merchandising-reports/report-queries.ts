import type { ReportDimension } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { dayAfter, ofSeason, placesSql, productSql, type Source } from './product-queries.ts'

/** Every dimension as an expression over `product`; '' is where a product has no place. */
const dimensionSql = (bands: readonly number[]): Record<ReportDimension, RawBuilder<unknown>> => ({
  brand: sql`p.brand_id::text`,
  season: sql`coalesce(p.season, '')`,
  category1: sql`coalesce(p.path[1], '')`,
  category2: sql`coalesce(p.path[2], p.path[1], '')`,
  category3: sql`coalesce(p.path[3], p.path[2], p.path[1], '')`,
  brandCategory1: sql`coalesce(p.brand_path[1], '')`,
  brandCategory2: sql`coalesce(p.brand_path[2], p.brand_path[1], '')`,
  month: sql`coalesce(to_char(p.release_on, 'YYYY-MM-01'), '')`,
  half: sql`coalesce(to_char(p.release_on, 'YYYY-MM-') || case when extract(day from p.release_on) < 16 then '01' else '16' end, '')`,
  week: sql`coalesce(to_char(date_trunc('week', p.release_on), 'YYYY-MM-DD'), '')`,
  status: sql`p.status`,
  priceBand: sql`coalesce((${[...bands]}::numeric[])[nullif(width_bucket(p.list_price, ${[...bands]}::numeric[]), 0)]::text, '')`,
  colour: sql`coalesce(lower(colour.value->>'hex') || ' ' || (colour.value->>'name'), '')`,
})

export interface FactRow {
  level: number
  keys: (string | null)[]
  [figure: string]: unknown
}

export interface Layout {
  rows: readonly ReportDimension[]
  columns: readonly ReportDimension[]
  bands: readonly number[]
}

const named = (at: number) => sql.raw(`d${at}`)

/** Every level of rows with none and with all of the columns: cells, subtotals and the total, each from its own sums. */
function groupingSets({ rows, columns }: Pick<Layout, 'rows' | 'columns'>): RawBuilder<unknown> {
  const levels = Array.from({ length: rows.length + 1 }, (_, depth) => Array.from({ length: depth }, (__, at) => at))
  const across = columns.length > 0 ? [[], columns.map((_, at) => rows.length + at)] : [[]]
  const sets = levels.flatMap((level) =>
    across.map((columnsAt) => sql`(${sql.join([...level, ...columnsAt].map(named))})`),
  )
  return sql`grouping sets (${sql.join(sets)})`
}

/** With the colours of a product, its figures are shared among them, so that totals stay what they are. */
const colours = sql`cross join lateral jsonb_array_elements(case when jsonb_array_length(p.colours) = 0 then '[null]'::jsonb else p.colours end) colour`

/** Sums per place. The database adds up; what comes back is as large as the report, not as its products. */
export async function factsOf(database: Database, source: Source, layout: Layout): Promise<FactRow[]> {
  const dimensions = [...layout.rows, ...layout.columns]
  const { query, userGroupId } = source
  const byColour = dimensions.includes('colour')
  const expressions = dimensionSql(layout.bands)
  const keys = dimensions.map((dimension, at) => sql`${expressions[dimension]} as ${named(at)}`)
  const total = (expression: RawBuilder<unknown>, name: string) =>
    sql`${byColour ? sql`round(coalesce(sum(${expression} / f.parts), 0), 4)` : sql`coalesce(sum(${expression}), 0)`}::text as ${sql.raw(name)}`
  const { rows } = await sql<FactRow>`
    with recursive ${productSql(source)},
    result as (
      select merchandising_id as id, sum(received_quantity) as received, sum(sold_quantity) as sold, sum(sales) as sales,
        sum(full_price_sales) as full_price, avg(stock_quantity) as stock
      from merchandising_result where user_group_id = ${userGroupId} ${query.asOf === undefined ? sql`` : sql`and period <= ${query.asOf}::date`}
        ${ofSeason(source, sql`merchandising_id`)}
      group by merchandising_id
    ),
    ordered as (
      select i.merchandising_id as id, sum(l.quantity) as quantity
      from exhibition_order_line l
      join exhibition_order o on o.id = l.exhibition_order_id and o.status <> 'cancelled' ${query.asOf === undefined ? sql`` : sql`and o.submitted_at < ${dayAfter(query.asOf)}`}
      join exhibition_item i on i.id = l.exhibition_item_id
      where l.user_group_id = ${userGroupId} and i.merchandising_id is not null group by i.merchandising_id
    ),
    fact as (
      select p.id, coalesce(p.quantity, 0)::numeric as quantity, p.list_price as price, p.unit_cost as cost, coalesce(p.sales_plan, 0) as sales_plan,
        coalesce(o.quantity, 0)::numeric as ordered, coalesce(r.received, 0)::numeric as received, coalesce(r.sold, 0)::numeric as sold,
        coalesce(r.sales, 0) as sales, coalesce(r.full_price, 0) as full_price, coalesce(r.stock, 0) as stock,
        ${byColour ? sql`greatest(jsonb_array_length(p.colours), 1)` : sql`1`} as parts
        ${keys.length > 0 ? sql`, ${sql.join(keys)}` : sql``}
      from product p ${byColour ? colours : sql``}
      left join result r on r.id = p.id left join ordered o on o.id = p.id
    )
    select ${dimensions.length > 0 ? sql`grouping(${sql.join(dimensions.map((_, at) => named(at)))})` : sql`0`} as level,
      array[${dimensions.length > 0 ? sql.join(dimensions.map((_, at) => named(at))) : sql``}]::text[] as keys,
      count(distinct f.id)::text as styles,
      ${sql.join([
        total(sql`f.quantity`, 'quantity'),
        total(sql`f.quantity * coalesce(f.price, 0)`, 'retail'),
        total(sql`f.quantity * coalesce(f.cost, 0)`, 'cost'),
        total(
          sql`case when f.cost is not null and f.price is not null then f.quantity * f.price else 0 end`,
          'costed_retail',
        ),
        total(
          sql`case when f.cost is not null and f.price is not null then f.quantity * f.cost else 0 end`,
          'costed_cost',
        ),
        total(sql`f.sales_plan`, 'sales_plan'),
        total(sql`case when f.cost is not null then f.sales_plan else 0 end`, 'costed_sales_plan'),
        total(sql`case when f.sales_plan > 0 then f.quantity * coalesce(f.cost, 0) else 0 end`, 'planned_cost'),
        total(sql`f.ordered`, 'ordered'),
        total(sql`f.received`, 'received'),
        total(sql`f.received * coalesce(f.price, 0)`, 'received_at_list'),
        total(sql`f.sold`, 'sold'),
        total(sql`f.sales`, 'sales'),
        total(sql`f.sold * coalesce(f.price, 0)`, 'sold_at_list'),
        total(sql`f.full_price`, 'full_price_sales'),
        total(sql`f.sold * coalesce(f.cost, 0)`, 'cost_of_sales'),
        total(sql`round(f.stock * coalesce(f.cost, 0), 4)`, 'stock_at_cost'),
        total(sql`round(f.stock * coalesce(f.price, 0), 4)`, 'stock_at_retail'),
      ])}
    from fact f group by ${groupingSets(layout)}
    limit ${mostCells + 1}`.execute(database)
  return rows
}

/** A report of more places than this says nothing to anybody; the caller is asked to leave a dimension out. */
export const mostCells = 20_000

/** Where budgets lie along the dimensions they know. */
const budgetDimensionSql: Partial<Record<ReportDimension, RawBuilder<unknown>>> = {
  brand: sql`b.brand_id::text`,
  season: sql`s.code`,
  category1: sql`coalesce(case when t.owner is null then t.path[1]::text end, '')`,
  category2: sql`coalesce(case when t.owner is null then coalesce(t.path[2], t.path[1])::text end, '')`,
  category3: sql`coalesce(case when t.owner is null then coalesce(t.path[3], t.path[2], t.path[1])::text end, '')`,
  brandCategory1: sql`coalesce(case when t.owner is not null then t.path[1]::text end, '')`,
  brandCategory2: sql`coalesce(case when t.owner is not null then coalesce(t.path[2], t.path[1])::text end, '')`,
  month: sql`to_char(b.period, 'YYYY-MM-01')`,
}

export interface BudgetRow {
  keys: string[]
  sales: string
  markdown: string
  opening_stock: string
  closing_stock: string
  on_order: string
}

/** Budgets added up along some dimensions. */
export async function budgetsAlong(
  database: Database,
  source: Source,
  dimensions: readonly ReportDimension[],
): Promise<BudgetRow[]> {
  const { userGroupId, query } = source
  const keys = dimensions.map((dimension) => budgetDimensionSql[dimension]!)
  const sums = ['sales', 'markdown', 'opening_stock', 'closing_stock', 'on_order'].map(
    (name) => sql`sum(b.${sql.raw(name)})::text as ${sql.raw(name)}`,
  )
  const { rows } = await sql<BudgetRow>`
    with recursive ${placesSql(source)}
    select array[${keys.length > 0 ? sql.join(keys) : sql``}]::text[] as keys, ${sql.join(sums)}
    from merchandising_budget b
    join season s on s.brand_id = b.brand_id and b.period between s.starts_on and s.ends_on
    left join tree t on t.id = b.category_id
    where b.user_group_id = ${userGroupId}
      ${query.brandIds?.length ? sql`and b.brand_id = any(${query.brandIds}::bigint[])` : sql``}
      ${query.categoryId === undefined ? sql`` : sql`and ${query.categoryId}::bigint = any(t.path)`}
    group by ${keys.length > 0 ? sql.join(keys.map((_, at) => sql`${keys[at]!}`)) : sql`()`}
    having count(*) > 0`.execute(database)
  return rows
}

export interface ProductRow {
  id: number
  brand_id: number
  name: string
  code: string | null
  status: string
  season: string | null
  release_on: string | null
  quantity: number | null
  retail: string
  list_price: string | null
  file_id: number | null
  file_revision: number | null
  storage_key: string | null
  content_type: string | null
  total: number
}

/** Products of one place, the greatest first. */
export async function productsAt(
  database: Database,
  source: Source,
  layout: Layout,
  at: readonly [ReportDimension, string][],
  limit: number,
  offset: number,
): Promise<ProductRow[]> {
  const expressions = dimensionSql(layout.bands)
  const conditions = at.map(([dimension, key]) => sql`and ${expressions[dimension]} = ${key}`)
  const byColour = at.some(([dimension]) => dimension === 'colour')
  const { rows } = await sql<ProductRow>`
    with recursive ${productSql(source)}
    select p.id, p.brand_id, p.name, p.code, p.status, p.season, p.release_on, p.quantity, p.list_price,
      (coalesce(p.quantity, 0) * coalesce(p.list_price, 0))::text as retail,
      g.id as file_id, g.revision as file_revision, g.storage_key, g.content_type, count(*) over () as total
    from product p ${byColour ? colours : sql``}
    left join merchandising_file g on g.merchandising_id = p.id and g.is_primary
    where true ${conditions.length > 0 ? sql.join(conditions, sql` `) : sql``}
    order by coalesce(p.quantity, 0) * coalesce(p.list_price, 0) desc, p.id limit ${limit} offset ${offset}`.execute(
    database,
  )
  return rows
}

/** Names of brands and categories with their places in order, for the heads of a report. */
export async function namesOf(database: Database, userGroupId: number) {
  const brands = await database
    .selectFrom('brand')
    .select(['id', 'name', 'position'])
    .where('user_group_id', '=', userGroupId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { rows: categories } = await sql<{ id: number; name: string }>`
    with recursive tree (id, name, owner, sort) as (
      select id, name, brand_id, array[position::bigint, id] from category where user_group_id = ${userGroupId} and parent_id is null
      union all
      select c.id, c.name, c.brand_id, t.sort || array[c.position::bigint, c.id] from category c join tree t on c.parent_id = t.id where c.user_group_id = ${userGroupId}
    )
    select id, name from tree order by owner nulls first, sort`.execute(database)
  return { brands, categories }
}

/** The currency in which an organisation plans. */
export const currencyOf = async (database: Database, userGroupId: number): Promise<string> =>
  (await database.selectFrom('user_group').select('base_currency').where('id', '=', userGroupId).executeTakeFirst())
    ?.base_currency ?? 'JPY'
