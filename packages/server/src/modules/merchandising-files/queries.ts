import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { MerchandisingFileTable } from '../../database/tables.ts'

export type FileRow = Selectable<MerchandisingFileTable>

const files = (database: Database, userGroupId: number, merchandisingId: number) =>
  database
    .selectFrom('merchandising_file')
    .where('user_group_id', '=', userGroupId)
    .where('merchandising_id', '=', merchandisingId)

/** The files of a product in order. */
export const filesOf = (database: Database, userGroupId: number, merchandisingId: number): Promise<FileRow[]> =>
  files(database, userGroupId, merchandisingId).selectAll().orderBy('position').orderBy('id').execute()

export const fileOf = (
  database: Database,
  userGroupId: number,
  merchandisingId: number,
  id: number,
): Promise<FileRow | undefined> =>
  files(database, userGroupId, merchandisingId).selectAll().where('id', '=', id).executeTakeFirst()

/** Lets one change at a time at a product's files, so that positions and the card's picture stay unique. */
export const lockFiles = (database: Database, userGroupId: number, merchandisingId: number) =>
  database
    .selectFrom('merchandising')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', merchandisingId)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type NewFile = Omit<Insertable<MerchandisingFileTable>, 'position' | 'is_primary'>

/** Adds a file after the others; the first picture of a product becomes its card's. */
export const insertFile = (database: Database, file: NewFile): Promise<FileRow> =>
  database
    .insertInto('merchandising_file')
    .values({
      ...file,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from merchandising_file where merchandising_id = ${file.merchandising_id})`,
      is_primary:
        file.kind === 'image' &&
        sql<boolean>`not exists (select from merchandising_file where merchandising_id = ${file.merchandising_id} and is_primary)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const renameFile = (database: Database, userGroupId: number, id: number, name: string) =>
  database
    .updateTable('merchandising_file')
    .set({ name })
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .execute()

/** Makes one file the picture of the card, or, with null, none. */
export async function setPrimary(database: Database, userGroupId: number, merchandisingId: number, id: number | null) {
  const own = database
    .updateTable('merchandising_file')
    .where('user_group_id', '=', userGroupId)
    .where('merchandising_id', '=', merchandisingId)
  await own.set({ is_primary: false }).where('is_primary', '=', true).execute()
  if (id !== null) await own.set({ is_primary: true }).where('id', '=', id).execute()
}

export async function orderFiles(
  database: Database,
  userGroupId: number,
  merchandisingId: number,
  ids: readonly number[],
) {
  await sql`
    update merchandising_file f set position = new.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where f.id = new.id and f.user_group_id = ${userGroupId} and f.merchandising_id = ${merchandisingId}`.execute(
    database,
  )
}

export const deleteFile = (database: Database, userGroupId: number, id: number) =>
  database.deleteFrom('merchandising_file').where('user_group_id', '=', userGroupId).where('id', '=', id).execute()

/** Other bytes under the same id and position; the revision makes old addresses of it stale. */
export const exchangeFile = (
  database: Database,
  userGroupId: number,
  id: number,
  content: Partial<NewFile>,
): Promise<FileRow> =>
  database
    .updateTable('merchandising_file')
    .set({ ...content, revision: sql`revision + 1` })
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Gives the files of one product to another as well. The bytes are shared: stored files are never written twice. */
export async function copyFiles(database: Database, userGroupId: number, from: number, to: number) {
  await sql`
    insert into merchandising_file (user_group_id, merchandising_id, kind, name, position, is_primary, storage_key, video_url, content_type, size, sha256, created_by)
    select user_group_id, ${to}::bigint, kind, name, position, is_primary, storage_key, video_url, content_type, size, sha256, created_by
    from merchandising_file where user_group_id = ${userGroupId} and merchandising_id = ${from}`.execute(database)
}
