import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { cardColumns, cardParts, type CardRow } from '../../merchandising-records/queries.ts'

const cards = (userGroupId: number, condition: RawBuilder<unknown>, tail: RawBuilder<unknown>) => sql<CardRow>`
  select ${cardColumns}
  from merchandising m
  ${cardParts}
  where m.user_group_id = ${userGroupId} and m.discarded_at is null and ${condition} ${tail}`

/** Every product of a brand released between two days, both included; templates are not on the map. */
export async function cardsReleased(
  database: Database,
  userGroupId: number,
  brandId: number,
  from: string,
  to: string,
) {
  const placed = sql`not m.template and m.brand_id = ${brandId} and m.release_on between ${from}::date and ${to}::date and m.has_category`
  return (await cards(userGroupId, placed, sql`order by m.release_on, m.id`).execute(database)).rows
}

/** Products that have no place on the map yet: no category, or no release date. */
export async function cardsWithoutPlace(database: Database, userGroupId: number, brandId: number) {
  const loose = sql`not m.template and m.brand_id = ${brandId} and m.status <> 'closed'
    and (m.release_on is null or not m.has_category)`
  return (await cards(userGroupId, loose, sql`order by m.id`).execute(database)).rows
}

/**
 * One page of the products kept as templates, each with how many there are in all: one query for both. The page is cut
 * first, so that only its products are asked for their categories and files.
 */
export async function pageOfTemplates(
  database: Database,
  userGroupId: number,
  brandId: number | undefined,
  limit: number,
  offset: number,
) {
  const kept = sql`m.user_group_id = ${userGroupId} and m.discarded_at is null and m.template${brandId === undefined ? sql`` : sql` and m.brand_id = ${brandId}`}`
  const total = sql`(select count(*) from merchandising m where ${kept})`
  const { rows } = await sql<CardRow & { total: number }>`
    select ${cardColumns}, ${total} as total
    from (select * from merchandising m where ${kept} order by m.name collate "C", m.id limit ${limit} offset ${offset}) m
    ${cardParts}
    order by m.name collate "C", m.id`.execute(database)
  if (rows[0] || offset === 0) return { rows, count: rows[0]?.total ?? 0 }
  // A page behind the last one is empty, and still says how many there are.
  const counted = await sql<{ count: number }>`select ${total} as count`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

/** The release days at both ends of a brand's plan; null for a brand without dated products. */
export async function releaseRange(database: Database, userGroupId: number, brandId: number) {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(release_on) as first, max(release_on) as last from merchandising
    where user_group_id = ${userGroupId} and brand_id = ${brandId} and discarded_at is null and not template`.execute(
    database,
  )
  const { first, last } = rows[0]!
  return first && last ? { first, last } : null
}

/** Budgets of a brand for months that begin between two days. */
export const budgetsBetween = (database: Database, userGroupId: number, brandId: number, from: string, to: string) =>
  database
    .selectFrom('merchandising_budget')
    .selectAll()
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('period', '>=', from)
    .where('period', '<=', to)
    .orderBy('period')
    .execute()
