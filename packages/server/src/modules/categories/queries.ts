import { sql, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { CategoryTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export type CategoryRow = Selectable<CategoryTable> & { item_count: number }

/** Which tree: a brand's own, the organisation's (`null`), or those of all brands. */
export type Tree = { readonly brandId: number | null } | 'everyBrand'

const within = (tree: Tree) => {
  if (tree === 'everyBrand') return sql`c.brand_id is not null`
  return tree.brandId === null ? sql`c.brand_id is null` : sql`c.brand_id = ${tree.brandId}`
}

/** A page of a tree in reading order: each category right before its descendants. */
export async function pageOfTree(database: Database, userGroupId: number, tree: Tree, limit: number, offset: number) {
  const { rows } = await sql<CategoryRow>`
    with recursive tree as (
      select c.*, array[(c.position, c.id)] as place from category c
      where c.user_group_id = ${userGroupId} and c.parent_id is null and c.discarded_at is null and ${within(tree)}
      union all
      select c.*, tree.place || (c.position, c.id) from category c join tree on c.parent_id = tree.id where c.discarded_at is null
    )
    select tree.*, (select count(*) from merchandising_category mc join merchandising m on m.id = mc.merchandising_id
      where mc.category_id = tree.id and m.discarded_at is null) as item_count
    from tree order by brand_id nulls first, place limit ${limit} offset ${offset}`.execute(database)
  const total = await sql<{ count: number }>`
    select count(*) as count from category c where c.user_group_id = ${userGroupId} and c.discarded_at is null and ${within(tree)}`.execute(
    database,
  )
  return { rows, count: total.rows[0]!.count }
}

export async function categoryIn(
  database: Database,
  userGroupId: number,
  tree: { brandId: number | null },
  id: number,
): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    select c.*, (select count(*) from merchandising_category mc join merchandising m on m.id = mc.merchandising_id
      where mc.category_id = c.id and m.discarded_at is null) as item_count
    from category c where c.user_group_id = ${userGroupId} and c.id = ${id} and c.discarded_at is null and ${within(tree)}`.execute(
    database,
  )
  return rows[0]
}

interface NewCategory {
  brandId: number | null
  parentId: number | null
  layer: number
  name: string
  code: string | null
}

/** Adds a category after its siblings and answers its id. */
export async function insertCategory(
  database: Database,
  userGroupId: number,
  { brandId, parentId, layer, name, code }: NewCategory,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (user_group_id, brand_id, parent_id, layer, name, code, position)
    select ${userGroupId}::bigint, ${brandId}::bigint, ${parentId}::bigint, ${layer}::int, ${name}::text, ${code}::text, coalesce(max(position) + 1, 0)
    from category where user_group_id = ${userGroupId} and parent_id is not distinct from ${parentId}::bigint and brand_id is not distinct from ${brandId}::bigint
    returning id`.execute(database)
  return rows[0]!.id
}

export const updateCategory = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<CategoryTable>,
) =>
  updateRow(
    database,
    'category',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )

/** The ids of a category and of everything below it. */
export async function subtreeIds(database: Database, userGroupId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive tree as (
      select id from category where user_group_id = ${userGroupId} and id = ${id}
      union all select c.id from category c join tree on c.parent_id = tree.id
    ) select id from tree`.execute(database)
  return rows.map((row) => row.id)
}

/** How many layers lie below a category. */
export async function depthBelow(database: Database, userGroupId: number, id: number, layer: number): Promise<number> {
  const ids = await subtreeIds(database, userGroupId, id)
  const row = await database
    .selectFrom('category')
    .select((all) => all.fn.max('layer').as('deepest'))
    .where('id', 'in', ids)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.deepest ?? layer) - layer
}

export const shiftLayers = (database: Database, userGroupId: number, ids: readonly number[], by: number) =>
  database
    .updateTable('category')
    .set({ layer: sql<number>`layer + ${by}` })
    .where('user_group_id', '=', userGroupId)
    .where('id', 'in', [...ids])
    .execute()

export const siblingIds = async (
  database: Database,
  userGroupId: number,
  tree: { brandId: number | null },
  parentId: number | null,
) =>
  (
    await sql<{ id: number }>`
      select c.id from category c where c.user_group_id = ${userGroupId} and c.discarded_at is null and ${within(tree)}
        and c.parent_id is not distinct from ${parentId}::bigint`.execute(database)
  ).rows.map((row) => row.id)

export async function orderSiblings(database: Database, userGroupId: number, ids: readonly number[]) {
  await sql`
    update category set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where category.id = new.id and category.user_group_id = ${userGroupId}`.execute(database)
}
