import { type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import type { MerchandisingTable } from '../../database/tables.ts'
import { updateRow, updateRows } from '../../database/versions/update-row.ts'

export const insertMerchandising = (database: Database, values: Insertable<MerchandisingTable>) =>
  database.insertInto('merchandising').values(values).returning('id').executeTakeFirstOrThrow()

/** Undefined when there is no such product, or when it has moved on from `lockVersion`. */
export const updateMerchandising = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<MerchandisingTable>,
) =>
  updateRow(
    database,
    'merchandising',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )

/** Puts a discarded product back; undefined when there is none. */
export const reviveMerchandising = (database: Database, userGroupId: number, id: number, accountId: number) =>
  updateRows(
    database,
    'merchandising',
    { user_group_id: userGroupId, id },
    { discarded_at: null, updated_by: accountId },
  )
    .where('discarded_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()

/** The layer and tree of each category named, for checking them together. */
export const categoriesNamed = (database: Database, userGroupId: number, ids: readonly number[]) =>
  database
    .selectFrom('category')
    .select(['id', 'brand_id', 'layer'])
    .where('user_group_id', '=', userGroupId)
    .where('id', 'in', [...ids])
    .where('discarded_at', 'is', null)
    .execute()

/** What is new comes before what goes: a product does not lose its last category for a moment. */
export async function replaceCategories(
  database: Database,
  userGroupId: number,
  id: number,
  categoryIds: readonly number[],
) {
  if (categoryIds.length > 0) await postpone(database, categoriesInsert(database, userGroupId, id, categoryIds))
  await database
    .deleteFrom('merchandising_category')
    .where('user_group_id', '=', userGroupId)
    .where('merchandising_id', '=', id)
    .$if(categoryIds.length > 0, (those) => those.where('category_id', 'not in', [...categoryIds]))
    .execute()
}

/** For a product that has none yet. */
export async function addCategories(
  database: Database,
  userGroupId: number,
  id: number,
  categoryIds: readonly number[],
) {
  if (categoryIds.length > 0) await categoriesInsert(database, userGroupId, id, categoryIds).execute()
}

const categoriesInsert = (database: Database, userGroupId: number, id: number, categoryIds: readonly number[]) =>
  database
    .insertInto('merchandising_category')
    .values(
      categoryIds.map((category_id, position) => ({
        user_group_id: userGroupId,
        merchandising_id: id,
        category_id,
        position,
      })),
    )
    .onConflict((known) =>
      known
        .columns(['merchandising_id', 'category_id'])
        .doUpdateSet({ position: (given) => given.ref('excluded.position') }),
    )

/** Another product of the same name in the brand, released between two days: worth a warning (domain §3.14). */
export const namesake = (
  database: Database,
  userGroupId: number,
  id: number,
  brandId: number,
  name: string,
  from: string,
  to: string,
) =>
  database
    .selectFrom('merchandising')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .where('id', '<>', id)
    .where('release_on', '>=', from)
    .where('release_on', '<=', to)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()

/** Whether a product of this organisation is off the map and can be put back. */
export async function wasTakenOff(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('merchandising')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('discarded_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
