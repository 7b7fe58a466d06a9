import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { newPublicKey, type NewPicture } from '../exhibition-records/picture-queries.ts'

export const insertPicture = (database: Database, userGroupId: number, itemId: number, picture: NewPicture) =>
  database
    .insertInto('exhibition_item_picture')
    .values({
      user_group_id: userGroupId,
      exhibition_item_id: itemId,
      public_key: newPublicKey(),
      storage_key: picture.storageKey,
      content_type: picture.contentType,
      name: picture.name,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from exhibition_item_picture where exhibition_item_id = ${itemId})`,
    })
    .execute()

/** The bytes stay in storage: products and copies may show them as well. */
export const deletePicture = (database: Database, userGroupId: number, itemId: number, id: number) =>
  database
    .deleteFrom('exhibition_item_picture')
    .where('user_group_id', '=', userGroupId)
    .where('exhibition_item_id', '=', itemId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** A picture of one exhibition by its key: of an item, of an outfit, or its cover. */
export async function pictureByKey(database: Database, userGroupId: number, exhibitionId: number, key: string) {
  const { rows } = await sql<{ storage_key: string; content_type: string }>`
    select p.storage_key, p.content_type from exhibition_item_picture p join exhibition_item i on i.id = p.exhibition_item_id
    where p.user_group_id = ${userGroupId} and i.exhibition_id = ${exhibitionId} and p.public_key = ${key}
    union all
    select p.storage_key, p.content_type from exhibition_picture p
    where p.user_group_id = ${userGroupId} and p.exhibition_id = ${exhibitionId} and p.public_key = ${key}`.execute(
    database,
  )
  return rows[0]
}

/** Pictures of a product, the card's first. */
export const picturesOfProduct = (database: Database, userGroupId: number, merchandisingId: number) =>
  database
    .selectFrom('merchandising_file')
    .select(['storage_key', 'content_type', 'name'])
    .where('user_group_id', '=', userGroupId)
    .where('merchandising_id', '=', merchandisingId)
    .where('kind', '=', 'image')
    .where('storage_key', 'is not', null)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .limit(8)
    .execute()
