import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface RawMaterialFileRow {
  readonly id: number
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly note: string | null
  readonly created_at: string
}

/** Files beside a raw material, the newest first. */
export async function rawMaterialFilesOf(database: Database, id: number): Promise<RawMaterialFileRow[]> {
  const { rows } = await sql<RawMaterialFileRow>`
    select r.id, r.name, r.content_type, r.size, f.note, f.created_at
    from raw_material_file f join record_file r on r.id = f.file_id
    where f.raw_material_id = ${id} order by f.id desc`.execute(database)
  return rows
}

interface NewRawMaterialFile {
  readonly userGroupId: number
  readonly accountId: number
  readonly rawMaterialId: number
  readonly fileId: number
  readonly note: string | null
}

/** False where the file stands beside the material already. */
export async function insertRawMaterialFile(
  database: Database,
  { userGroupId, accountId, rawMaterialId, fileId, note }: NewRawMaterialFile,
): Promise<boolean> {
  const { rows } = await sql`
    insert into raw_material_file (user_group_id, raw_material_id, file_id, note, created_by)
    values (${userGroupId}, ${rawMaterialId}, ${fileId}, ${note}, ${accountId})
    on conflict (raw_material_id, file_id) do nothing returning id`.execute(database)
  return rows.length > 0
}

/** The name of what was taken away. */
export async function deleteRawMaterialFile(
  database: Database,
  rawMaterialId: number,
  fileId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with gone as (delete from raw_material_file where raw_material_id = ${rawMaterialId} and file_id = ${fileId}
      returning file_id)
    select r.name from record_file r join gone on gone.file_id = r.id`.execute(database)
  return rows[0]?.name
}

/** Held until the end of the transaction: two who add at once are counted one after the other. */
export const holdRawMaterial = (database: Database, id: number) =>
  sql`select from raw_material where id = ${id} for no key update`.execute(database)
