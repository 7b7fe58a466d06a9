import type { BookmarkShelf, MaterialFolder } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'

const columns = sql`f.id, f.name, f.note, f.is_published as "isPublished", f.lock_version as "lockVersion",
  (select count(*)::int from material_bookmark b where b.folder_id = f.id and b.discarded_at is null) as count`

export async function foldersWhere(database: Database, where: RawBuilder<unknown>): Promise<MaterialFolder[]> {
  const { rows } = await sql<MaterialFolder>`
    select ${columns} from material_folder f where f.discarded_at is null and ${where} order by f.name, f.id`.execute(
    database,
  )
  return rows
}

export const foldersOf = (database: Database, userGroupId: number): Promise<MaterialFolder[]> =>
  foldersWhere(database, sql`f.user_group_id = ${userGroupId}`)

export async function folderOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<MaterialFolder | undefined> {
  const [found] = await foldersWhere(database, sql`f.user_group_id = ${userGroupId} and f.id = ${id}`)
  return found
}

/** Folders, what lies in none, and every colour that has its star. */
export async function shelfOf(database: Database, userGroupId: number): Promise<BookmarkShelf> {
  const { rows: marks } = await sql<BookmarkShelf['marks'][number]>`
    select id, color_id as "colorId", folder_id as "folderId" from material_bookmark
    where user_group_id = ${userGroupId} and discarded_at is null order by id`.execute(database)
  const loose = marks.filter(({ folderId }) => folderId === null).length
  return { folders: await foldersOf(database, userGroupId), loose, marks }
}

export async function insertFolder(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  { name, note = '' }: { readonly name: string; readonly note?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_folder (user_group_id, name, note, created_by)
    values (${userGroupId}, ${name}, ${note}, ${accountId}) returning id`.execute(database)
  return rows[0]!.id
}

export interface FolderChange {
  readonly name?: string | undefined
  readonly note?: string | undefined
  readonly isPublished?: boolean | undefined
}

/** Undefined where there is none, or where it has moved on from `lockVersion`. */
export const updateFolder = (
  database: Database,
  userGroupId: number,
  { id, lockVersion, name, note, isPublished }: FolderChange & { readonly id: number; readonly lockVersion: number },
) =>
  updateRow(
    database,
    'material_folder',
    { id, user_group_id: userGroupId, discarded_at: null, lock_version: lockVersion },
    { name, note, is_published: isPublished },
  )

/** Takes a folder away with what lies in it: one instant for all, by which a restoration finds them again. */
export async function discardFolder(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      update material_folder set discarded_at = now(), ${nextVersion()}
      where id = ${id} and user_group_id = ${userGroupId} and discarded_at is null returning id
    ), emptied as (
      update material_bookmark set discarded_at = now()
      where folder_id in (select id from gone) and user_group_id = ${userGroupId} and discarded_at is null
    )
    select id from gone`.execute(database)
  return rows.length > 0
}

/** Brings back a folder with what was taken away with it, but for colours that have been kept anew since. */
export async function restoreFolder(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ discarded_at: string }>`
    select discarded_at::text from material_folder
    where id = ${id} and user_group_id = ${userGroupId} and discarded_at is not null for update`.execute(database)
  if (!rows[0]) return false
  await sql`update material_folder set discarded_at = null, ${nextVersion()} where id = ${id}`.execute(database)
  await sql`
    update material_bookmark b set discarded_at = null
    where folder_id = ${id} and user_group_id = ${userGroupId} and discarded_at = ${rows[0].discarded_at}::timestamptz
      and not exists (select from material_bookmark o where o.user_group_id = ${userGroupId} and o.color_id = b.color_id
        and o.discarded_at is null)`.execute(database)
  return true
}

/** Lists that the platform has published. */
export async function curatedFolders(database: Database) {
  const folders = await foldersWhere(database, sql`f.is_published`)
  return folders.map(({ id, name, note, count }) => ({ id, name, note, count }))
}
