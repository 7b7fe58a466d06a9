import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** An address nobody guesses: a picture in a page carries no token. */
export const newPublicKey = () => randomBytes(16).toString('base64url')

export interface NewPicture {
  storageKey: string
  contentType: string
  name: string
}

/** Where a picture stands: on an exhibition as its cover, or on one of its outfits. */
export interface PicturePlace {
  exhibitionId: number
  /** Null: the cover. */
  outfitId: number | null
}

/** False where there was none. Its bytes go once nothing else shows them. */
export async function deletePicture(
  database: Database,
  userGroupId: number,
  { exhibitionId, outfitId }: PicturePlace,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('exhibition_picture')
    .where('user_group_id', '=', userGroupId)
    .where('exhibition_id', '=', exhibitionId)
    .where('exhibition_outfit_id', outfitId === null ? 'is' : '=', outfitId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts a picture in the place of the one that stood there; of two at once, the second waits and takes over. */
export async function putPicture(database: Database, userGroupId: number, place: PicturePlace, picture: NewPicture) {
  await sql`select from exhibition where user_group_id = ${userGroupId} and id = ${place.exhibitionId} for update`.execute(
    database,
  )
  await deletePicture(database, userGroupId, place)
  await database
    .insertInto('exhibition_picture')
    .values({
      user_group_id: userGroupId,
      exhibition_id: place.exhibitionId,
      exhibition_outfit_id: place.outfitId,
      public_key: newPublicKey(),
      storage_key: picture.storageKey,
      content_type: picture.contentType,
      name: picture.name,
    })
    .execute()
}
