import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'
import { Refusal, invalid } from '../../http/refusal.ts'

/** Trees have at most six layers (domain §3.2). */
export const deepestLayer = 6

const inTree = (brandId: number | null) => sql`brand_id is not distinct from ${brandId}::bigint`

/**
 * Adds a level to the whole tree, below `layer`: every category of that layer gets one child of the new name, which
 * takes over the children it had. Products stay where they are.
 */
export async function createLayer(
  database: Database,
  userGroupId: number,
  brandId: number | null,
  layer: number,
  name: string,
) {
  const { rows } = await sql<{ deepest: number | null }>`
    select max(layer) as deepest from category where user_group_id = ${userGroupId} and ${inTree(brandId)} and discarded_at is null`.execute(
    database,
  )
  if ((rows[0]?.deepest ?? 0) >= deepestLayer) throw invalid({ code: 'layer_limit', field: 'layer' })
  await sql`
    update category set layer = layer + 1, ${nextVersion()}
    where user_group_id = ${userGroupId} and ${inTree(brandId)} and layer > ${layer} and discarded_at is null`.execute(
    database,
  )
  await sql`
    with parents as (
      select id from category where user_group_id = ${userGroupId} and ${inTree(brandId)} and layer = ${layer} and discarded_at is null
    ), children as (
      insert into category (user_group_id, brand_id, parent_id, layer, name, position)
      select ${userGroupId}::bigint, ${brandId}::bigint, id, ${layer + 1}, ${name}::text, 0 from parents
      returning id, parent_id
    )
    update category set parent_id = children.id
    from children where category.parent_id = children.parent_id and category.layer = ${layer + 2} and category.discarded_at is null`.execute(
    database,
  )
}

/**
 * Removes a level from the whole tree; what stood below moves up. Refused while products would lose their place, unless
 * they may move to the parent category (domain §3.2).
 */
export async function deleteLayer(
  database: Database,
  userGroupId: number,
  brandId: number | null,
  layer: number,
  moveUp: boolean,
) {
  const doomed = sql`select id from category where user_group_id = ${userGroupId} and ${inTree(brandId)} and layer = ${layer} and discarded_at is null`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from merchandising_category mc join merchandising m on m.id = mc.merchandising_id
    where mc.category_id in (${doomed}) and m.discarded_at is null`.execute(database)
  const count = rows[0]!.count
  if (count > 0 && (!moveUp || layer === 1))
    throw new Refusal(409, [{ code: 'layer_has_items', field: 'layer', meta: { count } }])
  await sql`
    insert into merchandising_category (user_group_id, merchandising_id, category_id, position)
    select mc.user_group_id, mc.merchandising_id, c.parent_id, mc.position
    from merchandising_category mc join category c on c.id = mc.category_id
    where c.id in (${doomed}) and c.parent_id is not null on conflict do nothing`.execute(database)
  await sql`delete from merchandising_category where category_id in (${doomed})`.execute(database)
  await sql`
    update category child set parent_id = parent.parent_id
    from category parent where child.parent_id = parent.id and parent.id in (${doomed})`.execute(database)
  await sql`update category set discarded_at = now() where id in (${doomed})`.execute(database)
  await sql`
    update category set layer = layer - 1, ${nextVersion()}
    where user_group_id = ${userGroupId} and ${inTree(brandId)} and layer > ${layer} and discarded_at is null`.execute(
    database,
  )
}
