import type { MerchandisingStatus } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { costColumns, costPart, unitCost } from './cost-sql.ts'

export interface CardRow {
  id: number
  brand_id: number
  name: string
  code: string | null
  status: MerchandisingStatus
  release_on: string | null
  plan_quantity: number | null
  list_price: string | null
  /** By its cost sheet where one counts and nobody typed over it. */
  unit_cost: string | null
  cost_typed: boolean
  cost_sheet_id: number | null
  cost_sheet_version: number | null
  cost_sheet_status: 'approved' | 'ordered' | null
  cost_sheet_cost: string | null
  colours: { name: string; hex: string }[]
  tags: string[]
  lock_version: number
  category_ids: number[]
  primary_file_id: number | null
  primary_file_revision: number | null
  file_count: number
}

/** The columns of a card, with its categories and its picture; `m` is the product. */
export const cardColumns = sql`
  m.id, m.brand_id, m.name, m.code, m.status, m.release_on, m.plan_quantity, m.list_price, ${costColumns}, m.colours, m.tags, m.lock_version,
  coalesce(k.ids, '{}') as category_ids, f.id as primary_file_id, f.revision as primary_file_revision, f.count as file_count`

/** Categories `k`, files `f` and cost sheet `c` of each product `m`: one look each, as 3,000 products on a map ask for. */
export const cardParts = sql`
  cross join lateral (
    select array_agg(mc.category_id order by mc.position) as ids from merchandising_category mc where mc.merchandising_id = m.id
  ) k
  cross join lateral (
    select count(*) as count, max(c.id) filter (where c.is_primary) as id, max(c.revision) filter (where c.is_primary) as revision
    from merchandising_file c where c.merchandising_id = m.id
  ) f ${costPart}`

export interface MerchandisingRow extends CardRow {
  user_group_id: number
  markdown_percent: string | null
  sales_plan: string | null
  note: string
  template: boolean
  primary_production_id: number | null
  base_currency: string
  updated_at: string
  updated_by_name: string | null
}

/** Products in full, discarded ones only when asked for; in no order. */
export async function merchandisingsOf(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
  discarded = false,
): Promise<MerchandisingRow[]> {
  const { rows } = await sql<MerchandisingRow>`
    select ${cardColumns}, m.user_group_id, m.markdown_percent, m.sales_plan, m.note, m.template, m.primary_production_id,
      m.updated_at, g.base_currency, a.name as updated_by_name
    from merchandising m
    join user_group g on g.id = m.user_group_id
    ${cardParts}
    left join account a on a.id = m.updated_by
    where m.user_group_id = ${userGroupId} and m.id = any(${[...ids]}::bigint[])
      and (m.discarded_at is not null) = ${discarded}`.execute(database)
  return rows
}

export async function merchandisingOf(
  database: Database,
  userGroupId: number,
  id: number,
  discarded = false,
): Promise<MerchandisingRow | undefined> {
  const [row] = await merchandisingsOf(database, userGroupId, [id], discarded)
  return row
}

/** The product of the map that a style was made of, with what it costs now. */
export async function productOfStyle(database: Database, userGroupId: number, productionId: number) {
  const { rows } = await sql<{ id: number; unitCost: string | null }>`
    select m.id, trim_scale(${unitCost})::text as "unitCost" from production p join merchandising m on m.id = p.merchandising_id
    where p.id = ${productionId} and p.user_group_id = ${userGroupId} and m.user_group_id = ${userGroupId}`.execute(
    database,
  )
  return rows[0]
}
