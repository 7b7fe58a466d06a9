import { sql, type RawBuilder } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { ExhibitionItemTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import type { StoredPicture } from './picture-addresses.ts'

export interface SkuRow {
  id: number
  colour: string
  size: string
  limit: number | null
  ordered: number
  converted: number
}

export interface ItemRow {
  id: number
  exhibition_id: number
  merchandising_id: number | null
  code: string
  name: string
  category: string
  fabric: string
  note: string
  list_price: string
  wholesale_price: string | null
  delivery_window: string | null
  colours: { name: string; hex: string }[]
  sizes: string[]
  tags: string[]
  position: number
  lock_version: number
  skus: SkuRow[]
  pictures: StoredPicture[]
}

const itemColumns = sql`
  i.id, i.exhibition_id, i.merchandising_id, i.code, i.name, i.category, i.fabric, i.note, i.list_price, i.wholesale_price, i.delivery_window,
  i.colours, i.sizes, i.tags, i.position, i.lock_version,
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'colour', s.colour, 'size', s.size, 'limit', s.quantity_limit, 'ordered', s.ordered, 'converted', s.converted)
    order by s.position, s.id) from exhibition_item_sku s where s.exhibition_item_id = i.id), '[]') as skus,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'key', p.public_key, 'name', p.name) order by p.position, p.id)
    from exhibition_item_picture p where p.exhibition_item_id = i.id), '[]') as pictures`

const items = async (
  database: Database,
  userGroupId: number,
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
) =>
  (
    await sql<ItemRow>`
    select ${itemColumns} from exhibition_item i
    where i.user_group_id = ${userGroupId} and i.discarded_at is null and ${condition} ${tail}`.execute(database)
  ).rows

/** Everything an exhibition shows, in order. */
export const itemsOf = (database: Database, userGroupId: number, exhibitionId: number) =>
  items(database, userGroupId, sql`i.exhibition_id = ${exhibitionId}`, sql`order by i.position, i.id`)

/** Some items as they are asked for; those not found are left out. */
export async function itemsById(database: Database, userGroupId: number, ids: readonly number[]): Promise<ItemRow[]> {
  const found = await items(database, userGroupId, sql`i.id = any(${[...ids]}::bigint[])`, sql``)
  const byId = new Map(found.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function pageOfItems(
  database: Database,
  userGroupId: number,
  exhibitionId: number,
  search: string | undefined,
  limit: number,
  offset: number,
) {
  const like = search ? `%${search.normalize('NFKC').replace(/[%_\\]/g, '\\$&')}%` : '%'
  const found = sql`i.exhibition_id = ${exhibitionId} and (normalize(i.name, NFKC) ilike ${like} or i.code ilike ${like})`
  const rows = await items(database, userGroupId, found, sql`order by i.position, i.id limit ${limit} offset ${offset}`)
  const total = await sql<{ count: number }>`
    select count(*) as count from exhibition_item i where i.user_group_id = ${userGroupId} and i.discarded_at is null and ${found}`.execute(
    database,
  )
  return { rows, count: total.rows[0]!.count }
}

export async function itemOf(database: Database, userGroupId: number, id: number): Promise<ItemRow | undefined> {
  return (await items(database, userGroupId, sql`i.id = ${id}`, sql``))[0]
}

export async function insertItem(
  database: Database,
  values: Omit<Insertable<ExhibitionItemTable>, 'position'>,
): Promise<number> {
  const { id } = await database
    .insertInto('exhibition_item')
    .values({
      ...values,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from exhibition_item where exhibition_id = ${values.exhibition_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Undefined when there is no such item, or when it has moved on from `lockVersion`. */
export const updateItem = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<ExhibitionItemTable>,
) =>
  updateRow(
    database,
    'exhibition_item',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )

/** One change at a time at the SKUs of an item; orders wait as well. */
export const lockSkus = async (database: Database, userGroupId: number, itemId: number): Promise<SkuRow[]> =>
  (
    await sql<SkuRow>`
    select id, colour, size, quantity_limit as limit, ordered, converted from exhibition_item_sku
    where user_group_id = ${userGroupId} and exhibition_item_id = ${itemId} order by id for update`.execute(database)
  ).rows

export interface SkuPlace {
  colour: string
  size: string
  position: number
  limit: number | null
}

export async function putSkus(
  database: Database,
  userGroupId: number,
  itemId: number,
  places: readonly SkuPlace[],
): Promise<void> {
  if (places.length === 0) return
  await database
    .insertInto('exhibition_item_sku')
    .values(
      places.map(({ colour, size, position, limit }) => ({
        user_group_id: userGroupId,
        exhibition_item_id: itemId,
        colour,
        size,
        position,
        quantity_limit: limit,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['exhibition_item_id', 'colour', 'size'])
        .doUpdateSet((excluded) => ({
          position: excluded.ref('excluded.position'),
          quantity_limit: excluded.ref('excluded.quantity_limit'),
        })),
    )
    .execute()
}

/** SKUs in lines of orders, also of cancelled ones, stay for what those orders say; the others go. */
export async function removeSkus(database: Database, userGroupId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from exhibition_item_sku s where s.user_group_id = ${userGroupId} and s.id = any(${[...ids]}::bigint[])
      and not exists (select from exhibition_order_line l where l.exhibition_item_sku_id = s.id)`.execute(database)
}

export const itemIds = async (database: Database, userGroupId: number, exhibitionId: number): Promise<number[]> =>
  (
    await database
      .selectFrom('exhibition_item')
      .select('id')
      .where('user_group_id', '=', userGroupId)
      .where('exhibition_id', '=', exhibitionId)
      .where('discarded_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

export async function orderItems(
  database: Database,
  userGroupId: number,
  exhibitionId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update exhibition_item i set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where i.id = new.id and i.user_group_id = ${userGroupId} and i.exhibition_id = ${exhibitionId}`.execute(database)
}

export async function piecesOrdered(database: Database, userGroupId: number, itemId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(ordered), 0)::int as pieces from exhibition_item_sku where user_group_id = ${userGroupId} and exhibition_item_id = ${itemId}`.execute(
    database,
  )
  return rows[0]!.pieces
}
