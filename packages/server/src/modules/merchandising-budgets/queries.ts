import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface BudgetFigures {
  sales?: string | undefined
  quantity?: number | undefined
  markdown?: string | undefined
  openingStock?: string | undefined
  closingStock?: string | undefined
  onOrder?: string | undefined
}

const columnsOf = ({ sales, quantity, markdown, openingStock, closingStock, onOrder }: BudgetFigures) => ({
  sales,
  quantity,
  markdown,
  opening_stock: openingStock,
  closing_stock: closingStock,
  on_order: onOrder,
})

export interface BudgetPlace {
  brandId: number
  categoryId: number | null
  period: string
}

/** A new budget; undefined when somebody made one for that place just now. */
export const insertBudget = (
  database: Database,
  userGroupId: number,
  accountId: number,
  { brandId, categoryId, period }: BudgetPlace,
  figures: BudgetFigures,
) =>
  database
    .insertInto('merchandising_budget')
    .values({
      ...columnsOf(figures),
      user_group_id: userGroupId,
      brand_id: brandId,
      category_id: categoryId,
      period,
      updated_by: accountId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Undefined when it has moved on from `lockVersion`. */
export const updateBudget = (
  database: Database,
  userGroupId: number,
  accountId: number,
  { brandId, categoryId, period }: BudgetPlace,
  lockVersion: number,
  figures: BudgetFigures,
) =>
  updateRow(
    database,
    'merchandising_budget',
    { user_group_id: userGroupId, brand_id: brandId, category_id: categoryId, period, lock_version: lockVersion },
    { ...columnsOf(figures), updated_by: accountId },
  )

/** Planned retail by deepest category of the organisation and release month. */
export async function plansOf(database: Database, userGroupId: number, brandId: number, from: string, to: string) {
  const { rows } = await sql<{ category_id: number | null; period: string; retail: string; quantity: number }>`
    select leaf.id as category_id, to_char(m.release_on, 'YYYY-MM-01') as period,
      sum(coalesce(m.plan_quantity, 0) * coalesce(m.list_price, 0))::text as retail, sum(coalesce(m.plan_quantity, 0))::int as quantity
    from merchandising m
    left join lateral (
      select c.id from merchandising_category mc join category c on c.id = mc.category_id and c.brand_id is null
      where mc.merchandising_id = m.id order by c.layer desc limit 1
    ) leaf on true
    where m.user_group_id = ${userGroupId} and m.brand_id = ${brandId} and m.discarded_at is null and not m.template
      and m.status <> 'dropped' and m.release_on between ${from}::date and ${to}::date
    group by 1, 2`.execute(database)
  return rows
}
