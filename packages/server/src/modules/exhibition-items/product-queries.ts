import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface ProductRow {
  id: number
  code: string | null
  name: string
  list_price: string | null
  release_on: string | null
  colours: { name: string; hex: string }[]
  category: string | null
  file_id: number | null
  file_revision: number | null
  taken: boolean
}

interface Wanted {
  brandId: number
  exhibitionId: number
  season?: { startsOn: string; endsOn: string } | undefined
  category?: string | undefined
  search?: string | undefined
  ids?: readonly number[]
}

/** Products of a brand that may be shown, with the first of their categories: the one that an item takes over. */
const open = (userGroupId: number, brandId: number) => sql`
  from merchandising m
  left join lateral (select c.name, c.position from merchandising_category mc join category c on c.id = mc.category_id
    where mc.merchandising_id = m.id order by mc.position limit 1) c on true
  left join merchandising_file f on f.merchandising_id = m.id and f.is_primary and f.kind = 'image'
  where m.user_group_id = ${userGroupId} and m.brand_id = ${brandId} and m.discarded_at is null and not m.template and m.status <> 'dropped'`

const products = (userGroupId: number, { brandId, season, category, search, ids }: Wanted) => sql`
  ${open(userGroupId, brandId)}
    ${category ? sql`and c.name = ${category}` : sql``}
    ${season ? sql`and m.release_on between ${season.startsOn}::date and ${season.endsOn}::date` : sql``}
    ${search ? sql`and (m.name ilike ${`%${search.replace(/[%_\\]/g, '\\$&')}%`} or m.code ilike ${`%${search.replace(/[%_\\]/g, '\\$&')}%`})` : sql``}
    ${ids ? sql`and m.id = any(${[...ids]}::bigint[])` : sql``}`

/** Products of a brand that may be shown, and whether they are. */
export async function productsToShow(
  database: Database,
  userGroupId: number,
  wanted: Wanted,
  limit: number,
  offset: number,
) {
  const from = products(userGroupId, wanted)
  const page = sql<ProductRow>`
    select m.id, m.code, m.name, m.list_price, m.release_on, m.colours, f.id as file_id, f.revision as file_revision, c.name as category,
      exists (select from exhibition_item i where i.merchandising_id = m.id and i.exhibition_id = ${wanted.exhibitionId} and i.discarded_at is null) as taken
    ${from} order by m.release_on nulls last, m.code collate "C" nulls last, m.id limit ${limit} offset ${offset}`
  const total = sql<{ count: number }>`select count(*) as count ${from}`
  const [{ rows }, counted] = await Promise.all([page.execute(database), total.execute(database)])
  return { rows, count: counted.rows[0]!.count }
}

/** Categories of all products of a brand that may be shown, in their own order. */
export async function categoriesToShow(database: Database, userGroupId: number, brandId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name ${open(userGroupId, brandId)} and c.name is not null group by c.name order by min(c.position), c.name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}
