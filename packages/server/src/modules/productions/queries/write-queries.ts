import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

/** Columns of a production and of its plan; undefined ones stay as they are. */
export interface ProductionValues {
  readonly brandId?: number | undefined
  readonly subBrandId?: number | null | undefined
  readonly styleNo?: string | undefined
  readonly name?: string | undefined
  readonly season?: string | null | undefined
  readonly merchandisingId?: number | null | undefined
  readonly listPrice?: string | null | undefined
  readonly targetCost?: string | null | undefined
  readonly note?: string | null | undefined
}

const columnsOf = (values: ProductionValues) => ({
  brand_id: values.brandId,
  sub_brand_id: values.subBrandId,
  style_no: values.styleNo,
  name: values.name,
  season: values.season,
  merchandising_id: values.merchandisingId,
})
const planOf = (values: ProductionValues) => ({
  list_price: values.listPrice,
  target_cost: values.targetCost,
  note: values.note,
})

type Needed = ProductionValues & { readonly brandId: number; readonly styleNo: string; readonly name: string }

export async function insertProduction(
  database: Database,
  userGroupId: number,
  accountId: number,
  values: Needed,
): Promise<number> {
  const { id } = await database
    .insertInto('production')
    .values({
      ...columnsOf(values),
      brand_id: values.brandId,
      style_no: values.styleNo,
      name: values.name,
      user_group_id: userGroupId,
      created_by: accountId,
      updated_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('production_plan')
    .values({ ...planOf(values), production_id: id, user_group_id: userGroupId })
    .execute()
  return id
}

/** The caller holds the production. */
export async function updateProduction(
  database: Database,
  id: number,
  accountId: number,
  values: ProductionValues,
): Promise<void> {
  await updateRow(database, 'production', { id }, { ...columnsOf(values), updated_by: accountId })
  const plan = planOf(values)
  if (Object.values(plan).some((value) => value !== undefined))
    await database.updateTable('production_plan').set(plan).where('production_id', '=', id).execute()
}

export async function replaceProductionCategories(
  database: Database,
  userGroupId: number,
  id: number,
  categoryIds: readonly number[],
): Promise<void> {
  await database.deleteFrom('production_category').where('production_id', '=', id).execute()
  if (categoryIds.length === 0) return
  await database
    .insertInto('production_category')
    .values(
      categoryIds.map((category_id, position) => ({
        user_group_id: userGroupId,
        production_id: id,
        category_id,
        position,
      })),
    )
    .execute()
}

export const deleteProductions = (database: Database, ids: readonly number[]) =>
  database
    .deleteFrom('production')
    .where('id', 'in', [...ids])
    .execute()

/** A sub-brand of the brand. */
export const subBrandOf = (database: Database, userGroupId: number, brandId: number, id: number) =>
  database
    .selectFrom('sub_brand')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A product on the map of the brand. */
export const mapProductOf = (database: Database, userGroupId: number, brandId: number, id: number) =>
  database
    .selectFrom('merchandising')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()

/** Whom a production is shown to: those who make a phase of it, and those invited. */
export async function shareesOf(database: Database, productionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select supplier_group_id as id from phase where production_id = ${productionId} and supplier_group_id is not null
    union select sharee_group_id from production_share where production_id = ${productionId} order by 1`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}
