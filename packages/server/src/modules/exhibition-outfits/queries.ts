import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface OutfitRow {
  id: number
  exhibition_id: number
  name: string
  note: string
  position: number
  lock_version: number
  /** Items that are still shown, in order. */
  item_ids: number[]
  picture: { id: number; key: string; name: string } | null
}

const columns = sql`
  o.id, o.exhibition_id, o.name, o.note, o.position, o.lock_version,
  coalesce((select jsonb_agg(x.exhibition_item_id order by x.position) from exhibition_outfit_item x
    join exhibition_item i on i.id = x.exhibition_item_id and i.discarded_at is null
    where x.exhibition_outfit_id = o.id), '[]') as item_ids,
  (select jsonb_build_object('id', p.id, 'key', p.public_key, 'name', p.name) from exhibition_picture p
    where p.exhibition_outfit_id = o.id) as picture`

const outfits = async (
  database: Database,
  userGroupId: number,
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
) =>
  (
    await sql<OutfitRow>`
    select ${columns} from exhibition_outfit o
    where o.user_group_id = ${userGroupId} and o.discarded_at is null and ${condition} ${tail}`.execute(database)
  ).rows

/** All outfits of an exhibition in order. */
export const outfitsOf = (database: Database, userGroupId: number, exhibitionId: number) =>
  outfits(database, userGroupId, sql`o.exhibition_id = ${exhibitionId}`, sql`order by o.position, o.id`)

export const outfitOf = async (database: Database, userGroupId: number, id: number): Promise<OutfitRow | undefined> =>
  (await outfits(database, userGroupId, sql`o.id = ${id}`))[0]

export async function pageOfOutfits(
  database: Database,
  userGroupId: number,
  exhibitionId: number,
  limit: number,
  offset: number,
) {
  const found = sql`o.exhibition_id = ${exhibitionId}`
  const rows = await outfits(
    database,
    userGroupId,
    found,
    sql`order by o.position, o.id limit ${limit} offset ${offset}`,
  )
  const total = await sql<{ count: number }>`
    select count(*) as count from exhibition_outfit o
    where o.user_group_id = ${userGroupId} and o.discarded_at is null and ${found}`.execute(database)
  return { rows, count: total.rows[0]!.count }
}

/** Stands behind all others. */
export async function insertOutfit(
  database: Database,
  values: { user_group_id: number; exhibition_id: number; name: string; note?: string | undefined },
): Promise<number> {
  const { id } = await database
    .insertInto('exhibition_outfit')
    .values({
      ...values,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from exhibition_outfit where exhibition_id = ${values.exhibition_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes these the items of an outfit, in this order. */
export async function putItems(
  database: Database,
  userGroupId: number,
  { id, exhibitionId }: { id: number; exhibitionId: number },
  itemIds: readonly number[],
): Promise<void> {
  await database
    .deleteFrom('exhibition_outfit_item')
    .where('user_group_id', '=', userGroupId)
    .where('exhibition_outfit_id', '=', id)
    .execute()
  if (itemIds.length === 0) return
  await database
    .insertInto('exhibition_outfit_item')
    .values(
      itemIds.map((item, position) => ({
        user_group_id: userGroupId,
        exhibition_id: exhibitionId,
        exhibition_outfit_id: id,
        exhibition_item_id: item,
        position,
      })),
    )
    .execute()
}

export async function orderOutfits(
  database: Database,
  userGroupId: number,
  exhibitionId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update exhibition_outfit o set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where o.id = new.id and o.user_group_id = ${userGroupId} and o.exhibition_id = ${exhibitionId}`.execute(database)
}
