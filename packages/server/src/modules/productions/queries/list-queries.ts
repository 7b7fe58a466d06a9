import { soldPhaseKinds } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { phaseFigures, readablePhase, sold } from '../../../records/productions/readable-queries.ts'
import { selection, type ProductionRow } from './production-queries.ts'
import { and, lookedAt, ofStage, parts, productionsFound, wanted, type ProductionQuestion } from './question-queries.ts'

// Spring comes before autumn of the same year.
const bySeason = sql`left(d.season, 2) || case when d.season like '%SS' then 1 else 2 end`
const orders: Readonly<Record<string, { by: RawBuilder<unknown>; mayLack?: boolean }>> = {
  styleNo: { by: sql`d.style_no` },
  name: { by: sql`d.name` },
  season: { by: bySeason, mayLack: true },
  quantity: { by: sql`g.quantity` },
  deliveryDue: { by: sql`g.delivery_due`, mayLack: true },
  updatedAt: { by: sql`d.updated_at` },
}

/** By what was asked for, else the last changed first; the id decides between equals. Without `nulls last` an index can serve. */
function orderOf(sort = '-updatedAt') {
  const { by, mayLack = false } = orders[sort.replace('-', '')]!
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const lacking = sql.raw(mayLack ? 'nulls last' : '')
  const ordering = (key: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`${key} ${way} ${lacking}, ${id} ${way}`
  return { by, here: ordering(by, sql`d.id`), outside: ordering(sql`f.key`, sql`f.id`) }
}

/** What a list can be narrowed to: brands, seasons and makers of everything that the reader sees. */
export async function productionChoices(database: Database, userGroupId: number) {
  const [, { where: shared }] = parts(userGroupId)
  const own = sql`production_tally t where t.user_group_id = ${userGroupId} and t.kind is null`
  const maker = (more: RawBuilder<unknown>) =>
    sql`(select min(p.supplier_group_id) as id from phase p where p.user_group_id = ${userGroupId} ${more})`
  const { rows } = await sql<{
    brands: { id: number; name: string }[]
    seasons: string[]
    suppliers: { id: number; name: string }[]
  }>`
    with recursive shared as (select d.id, d.brand_id, d.season from production d where ${shared}),
      makers as (${maker(sql``)} union all
        select ${maker(sql`and p.supplier_group_id > m.id`)} from makers m where m.id is not null)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.position, b.id), '[]')
        from named_brand b where b.id in (select t.brand_id from ${own} group by 1 having sum(t.count) > 0)
          or b.id in (select brand_id from shared)) as brands,
      (select coalesce(jsonb_agg(d.season order by ${bySeason}), '[]')
        from (select t.season from ${own} and t.season is not null group by 1 having sum(t.count) > 0
          union select season from shared where season is not null) d) as seasons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
        from user_group g where g.id in (select id from makers where id is not null)
          or g.id = ${userGroupId} and exists (select from shared d join phase p on p.production_id = d.id
            where p.supplier_group_id = ${userGroupId})) as suppliers`.execute(database)
  return rows[0]!
}

/** Whether the tally knows what of one's own a question finds. */
const isTallied = ({ supplierGroupId, merchandisingId, phaseKind, health, dueFrom, dueTo, q }: ProductionQuestion) =>
  [supplierGroupId, merchandisingId, phaseKind, health, dueFrom, dueTo, q?.trim() || undefined].every(
    (each) => each === undefined,
  )

const tallied = (userGroupId: number, { brandId, season, stage }: ProductionQuestion) =>
  and([
    sql`t.user_group_id = ${userGroupId}`,
    ...(brandId === undefined ? [] : [sql`t.brand_id = ${brandId}`]),
    ...(season === undefined ? [] : [sql`t.season = ${season}`]),
    ...(stage === undefined ? [] : [sql`t.stage is not distinct from ${stage === 'none' ? null : stage}`]),
  ])

/** How many stand at each stage, whichever stage was asked for. */
function tabsOf(userGroupId: number, asked: ProductionQuestion) {
  const everywhere = { ...asked, stage: undefined, sort: undefined }
  const counted = parts(userGroupId).map(({ isOwn, where }) =>
    isOwn && isTallied(asked)
      ? sql`select t.stage, sum(t.count) as count from production_tally t
          where ${tallied(userGroupId, everywhere)} and t.kind is null group by 1`
      : sql`select g.stage, count(*) as count from production d ${lookedAt(userGroupId, { ...everywhere, stage: 'none' }, isOwn)}
          where ${and([where, ...wanted(userGroupId, everywhere)])} group by 1`,
  )
  return sql<{ stage: string; count: number }>`
    select coalesce(c.stage, 'none') as stage, sum(c.count)::bigint as count from (${sql.join(counted, sql` union all `)}) c
    group by 1 having sum(c.count) > 0`
}

/** What the phases that are sold come to; without an amount where one has no price, or is not told to the reader. */
function totalsOf(userGroupId: number, asked: ProductionQuestion) {
  const unordered = { ...asked, sort: undefined }
  const summed = parts(userGroupId).map(({ isOwn, where }) =>
    isOwn && isTallied(asked)
      ? sql`select t.currency, sum(t.quantity) as quantity, sum(t.amount) as amount, sum(t.unpriced) > 0 as unknown
          from production_tally t where ${tallied(userGroupId, asked)} and t.kind = any(${[...soldPhaseKinds]}::text[])
          group by 1 having sum(t.count) > 0`
      : sql`select p.currency, sum(f.quantity) as quantity, sum(f.amount) as amount,
            bool_or(f.amount is null or ${userGroupId}::bigint <> p.user_group_id
              and p.supplier_group_id is distinct from ${userGroupId}::bigint) as unknown
          from production d ${lookedAt(userGroupId, unordered, isOwn)} join phase p on p.production_id = d.id ${phaseFigures}
          where ${and([where, ...wanted(userGroupId, asked), ...ofStage(asked)])} and ${readablePhase(userGroupId)} and ${sold}
          group by 1`,
  )
  return sql<{ currency: string; quantity: number; amount: string | null }>`
    select s.currency, sum(s.quantity)::bigint as quantity,
      case when bool_or(s.unknown) then null else trim_scale(sum(s.amount))::text end as amount
    from (${sql.join(summed, sql` union all `)}) s group by 1 order by 1`
}

/** One page, how many stand at each stage, and what the phases that are sold come to over the whole result. */
export async function pageOfProductions(
  database: Database,
  userGroupId: number,
  asked: ProductionQuestion & { limit: number; offset: number },
) {
  const { by, here, outside } = orderOf(asked.sort)
  const first = sql`order by ${here} limit ${asked.limit + asked.offset}`
  const page = sql<ProductionRow>`
    ${selection(userGroupId)} where d.id in (
      select f.id from (${productionsFound(userGroupId, asked, sql`d.id, ${by} as key`, first)}) f
      order by ${outside} limit ${asked.limit} offset ${asked.offset})
    order by ${here}`
  const [rows, tabs, totals] = await Promise.all([
    page.execute(database),
    tabsOf(userGroupId, asked).execute(database),
    totalsOf(userGroupId, asked).execute(database),
  ])
  return { rows: rows.rows, tabs: tabs.rows, totals: totals.rows }
}

/** The ids of all that are listed, in the order asked for. */
export async function productionIds(
  database: Database,
  userGroupId: number,
  asked: ProductionQuestion,
): Promise<number[]> {
  const { by, outside } = orderOf(asked.sort)
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(f.id order by ${outside}), '[]') as ids
    from (${productionsFound(userGroupId, asked, sql`d.id, ${by} as key`)}) f`.execute(database)
  return rows[0]!.ids
}
