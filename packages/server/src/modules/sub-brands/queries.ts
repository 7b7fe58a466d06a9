import { sql, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { SubBrandTable } from '../../database/tables.ts'

export type SubBrandRow = Selectable<SubBrandTable>

const subBrandsOf = (database: Database, userGroupId: number, brandId: number) =>
  database.selectFrom('sub_brand').where('user_group_id', '=', userGroupId).where('brand_id', '=', brandId).where('discarded_at', 'is', null)

/** One page of a brand's sub-brands in order, with the count of all. */
export async function pageOfSubBrands(database: Database, userGroupId: number, brandId: number, asked: PageRequest) {
  const { limit, offset } = limitsOf(asked)
  const all = subBrandsOf(database, userGroupId, brandId)
  const rows = await all.selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await all.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

export const subBrandOf = (database: Database, userGroupId: number, brandId: number, id: number) =>
  subBrandsOf(database, userGroupId, brandId).selectAll().where('id', '=', id).executeTakeFirst()

export const insertSubBrand = (database: Database, userGroupId: number, brandId: number, values: { name: string; code: string }) =>
  database
    .insertInto('sub_brand')
    .values({
      ...values,
      user_group_id: userGroupId,
      brand_id: brandId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from sub_brand where brand_id = ${brandId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateSubBrand = (database: Database, userGroupId: number, brandId: number, id: number, lockVersion: number, values: Updateable<SubBrandTable>) =>
  database
    .updateTable('sub_brand')
    .set({ ...values, lock_version: lockVersion + 1, updated_at: sql`now()` })
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('lock_version', '=', lockVersion)
    .where('discarded_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const subBrandIds = async (database: Database, userGroupId: number, brandId: number) =>
  (await subBrandsOf(database, userGroupId, brandId).select('id').execute()).map((row) => row.id)

export async function orderSubBrands(database: Database, userGroupId: number, brandId: number, ids: readonly number[]) {
  await sql`
    update sub_brand set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where sub_brand.id = new.id and sub_brand.user_group_id = ${userGroupId} and sub_brand.brand_id = ${brandId}`.execute(database)
}
