import type { ClothPhoto } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { fileAddress, thumbnailAddress } from '../../record-files/queries.ts'

interface PhotoRow {
  readonly id: number
  readonly name: string
  readonly color_no: string | null
}

export async function photosOf(database: Database, materialId: number): Promise<ClothPhoto[]> {
  const { rows } = await sql<PhotoRow>`
    select r.id, r.name, c.no as color_no from material_photo p join record_file r on r.id = p.file_id
      left join material_color c on c.id = p.color_id
    where p.material_id = ${materialId} order by p.id`.execute(database)
  return rows.map(({ id, name, color_no: colorNo }) => ({
    id,
    colorNo,
    name,
    url: fileAddress(id),
    thumbnail: thumbnailAddress(id, 480),
  }))
}

/** Whether it is a cloth of one’s own; `held`, so that two who add at once are counted one after the other. */
export async function isOwnCloth(
  database: Database,
  userGroupId: number,
  materialId: number,
  held: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    select from material where id = ${materialId} and user_group_id = ${userGroupId}
    ${held ? sql`for no key update` : sql``}`.execute(database)
  return rows.length > 0
}

/** The id of a colour by its number; undefined where the cloth has none. */
export async function colorByNo(database: Database, materialId: number, no: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from material_color where material_id = ${materialId} and no = ${no}`.execute(database)
  return rows[0]?.id
}

interface NewPhoto {
  readonly userGroupId: number
  readonly accountId: number
  readonly materialId: number
  readonly colorId: number | null
  readonly fileId: number
}

/** False where the cloth has it already. */
export async function insertPhoto(database: Database, made: NewPhoto): Promise<boolean> {
  const { rows } = await sql`
    insert into material_photo (user_group_id, material_id, color_id, file_id, created_by)
    values (${made.userGroupId}, ${made.materialId}, ${made.colorId}, ${made.fileId}, ${made.accountId})
    on conflict (material_id, file_id) do nothing returning id`.execute(database)
  return rows.length > 0
}

/** False where there was none. */
export async function deletePhoto(database: Database, materialId: number, fileId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from material_photo where material_id = ${materialId} and file_id = ${fileId} returning id`.execute(database)
  return rows.length > 0
}
