import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { BrandTable } from '../../database/tables.ts'

const brandsOf = (database: Database, userGroupId: number) =>
  database.selectFrom('brand').where('brand.user_group_id', '=', userGroupId).where('brand.discarded_at', 'is', null)

/** One page of brands in order, with the count of all. */
export async function pageOfBrands(database: Database, userGroupId: number, asked: PageRequest) {
  const { limit, offset } = limitsOf(asked)
  const rows = await brandsOf(database, userGroupId).selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await brandsOf(database, userGroupId).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

export const brandOf = (database: Database, userGroupId: number, id: number) =>
  brandsOf(database, userGroupId).selectAll().where('id', '=', id).executeTakeFirst()

/** Adds a brand after the others. */
export const insertBrand = (database: Database, userGroupId: number, values: Omit<Insertable<BrandTable>, 'user_group_id'>) =>
  database
    .insertInto('brand')
    .values({
      ...values,
      user_group_id: userGroupId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from brand where user_group_id = ${userGroupId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Undefined when there is no such brand, or when it has moved on from `lockVersion`. */
export const updateBrand = (database: Database, userGroupId: number, id: number, lockVersion: number, values: Updateable<BrandTable>) =>
  database
    .updateTable('brand')
    .set({ ...values, lock_version: lockVersion + 1, updated_at: sql`now()` })
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('lock_version', '=', lockVersion)
    .where('discarded_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const brandIds = async (database: Database, userGroupId: number) =>
  (await brandsOf(database, userGroupId).select('id').execute()).map((row) => row.id)

export async function orderBrands(database: Database, userGroupId: number, ids: readonly number[]) {
  await sql`
    update brand set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where brand.id = new.id and brand.user_group_id = ${userGroupId}`.execute(database)
}

/** Tags of the products of a brand, the most used first. */
export async function tagsOfBrand(database: Database, userGroupId: number, brandId: number) {
  const { rows } = await sql<{ name: string; count: number }>`
    select tag as name, count(*) as count
    from merchandising, unnest(tags) as tag
    where user_group_id = ${userGroupId} and brand_id = ${brandId} and discarded_at is null
    group by tag order by count(*) desc, tag collate "C"`.execute(database)
  return rows
}
