import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface StoredImage {
  readonly kind: string
  readonly storageKey: string
  readonly contentType: string
  readonly size: number
}

/** Puts one in place of another; its address changes with the revision. */
export async function putImage(database: Database, userGroupId: number, image: StoredImage): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into organisation_image (user_group_id, kind, storage_key, content_type, size)
    values (${userGroupId}, ${image.kind}, ${image.storageKey}, ${image.contentType}, ${image.size})
    on conflict (user_group_id, kind) do update set storage_key = excluded.storage_key, content_type = excluded.content_type,
      size = excluded.size, revision = organisation_image.revision + 1
    returning revision`.execute(database)
  return rows[0]!.revision
}

export const imageOf = (database: Database, userGroupId: number, kind: string) =>
  database
    .selectFrom('organisation_image')
    .selectAll()
    .where('user_group_id', '=', userGroupId)
    .where('kind', '=', kind)
    .executeTakeFirst()

export const deleteImage = (database: Database, userGroupId: number, kind: string) =>
  database
    .deleteFrom('organisation_image')
    .where('user_group_id', '=', userGroupId)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst()
