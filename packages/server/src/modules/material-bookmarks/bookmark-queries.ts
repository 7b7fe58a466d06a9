import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'

export interface BookmarkRow {
  readonly id: number
  readonly folderId: number | null
  readonly colorId: number
  readonly title: string
  readonly note: string
  readonly by: string
  readonly at: string
  /** Null where its distributor offers the cloth no longer. */
  readonly materialId: number | null
  readonly color: { id: number; no: string; name: string; hex: string } | null
}

interface Writer {
  readonly userGroupId: number
  readonly accountId: number
}

/** Bookmarks of an organisation in one folder, in none (0) or in any. */
export const bookmarksIn = (
  userGroupId: number,
  { folderId, q }: { readonly folderId?: number | undefined; readonly q?: string | undefined },
): RawBuilder<unknown> =>
  sql`b.user_group_id = ${userGroupId} and b.discarded_at is null
    and ${folderId === undefined ? sql`true` : folderId === 0 ? sql`b.folder_id is null` : sql`b.folder_id = ${folderId}`}
    and ${q ? textHolds(sql`b.title || ' ' || b.note`, q) : sql`true`}`

export async function bookmarksWhere(
  database: Database,
  where: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BookmarkRow[]> {
  const { rows } = await sql<BookmarkRow>`
    select b.id, b.folder_id as "folderId", b.color_id as "colorId", b.title, b.note, coalesce(a.name, '') as by,
      b.created_at as at, m.id as "materialId",
      jsonb_build_object('id', c.id, 'no', c.no, 'name', c.name, 'hex', c.hex) as color
    from material_bookmark b left join account a on a.id = b.created_by
      left join material_color c on c.id = b.color_id
      left join material m on m.id = c.material_id and m.discarded_at is null
    where ${where} order by b.id desc limit ${limit} offset ${offset}`.execute(database)
  return rows
}

export async function countBookmarks(database: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from material_bookmark b where ${where}`.execute(database)
  return rows[0]!.count
}

export const bookmarksById = (
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<BookmarkRow[]> =>
  bookmarksWhere(database, sql`${bookmarksIn(userGroupId, {})} and b.id = any(${[...ids]}::bigint[])`, {
    limit: 200,
    offset: 0,
  })

/** What a colour of the wall is called; undefined where the asker is not offered it. */
export async function titleOf(database: Database, colorId: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select m.code || ' ' || m.name || ' ' || c.no || ' ' || c.name as title
    from material_color c join material m on m.id = c.material_id
    where c.id = ${colorId} and m.discarded_at is null`.execute(database)
  return rows[0]?.title
}

/** Null where the colour is kept already. */
export async function insertBookmark(
  database: Database,
  { userGroupId, accountId }: Writer,
  given: { readonly colorId: number; readonly folderId: number | null; readonly title: string; readonly note: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into material_bookmark (user_group_id, folder_id, color_id, title, note, created_by)
    values (${userGroupId}, ${given.folderId}, ${given.colorId}, ${given.title}, ${given.note}, ${accountId})
    on conflict (user_group_id, color_id) where discarded_at is null do nothing returning id`.execute(database)
  return rows[0]?.id ?? null
}

export async function bookmarkOfColor(database: Database, userGroupId: number, colorId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from material_bookmark
    where user_group_id = ${userGroupId} and color_id = ${colorId} and discarded_at is null`.execute(database)
  return rows[0]!.id
}

export async function updateBookmarks(
  database: Database,
  userGroupId: number,
  { ids, folderId, note }: { ids: readonly number[]; folderId?: number | null | undefined; note?: string | undefined },
): Promise<void> {
  await sql`
    update material_bookmark set folder_id = ${folderId === undefined ? sql`folder_id` : sql`${folderId}::bigint`},
      note = coalesce(${note ?? null}, note)
    where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[]) and discarded_at is null`.execute(database)
}

export async function discardBookmarks(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update material_bookmark set discarded_at = now()
    where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[]) and discarded_at is null returning id`.execute(
    database,
  )
  return rows.length
}

/** Back into their folders, or into none where the folder is gone; what was kept anew since stays as it is. */
export async function restoreBookmarks(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update material_bookmark b set discarded_at = null,
      folder_id = (select f.id from material_folder f
        where f.id = b.folder_id and f.user_group_id = ${userGroupId} and f.discarded_at is null)
    where b.user_group_id = ${userGroupId} and b.id = any(${[...ids]}::bigint[]) and b.discarded_at is not null
      and not exists (select from material_bookmark o where o.user_group_id = ${userGroupId} and o.color_id = b.color_id
        and o.discarded_at is null) returning id`.execute(database)
  return rows.length
}

/** Those of some ids that are the organisation's own, taken away or not. */
export async function ownBookmarks(database: Database, userGroupId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from material_bookmark
    where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])`.execute(database)
  return rows[0]!.count
}
