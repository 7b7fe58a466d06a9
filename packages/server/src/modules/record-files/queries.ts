import type { RecordFile } from '@tsumugi/contract'
import type { ThumbnailSize } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface FileRow {
  id: number
  name: string
  storage_key: string
  content_type: string
  size: number
}

export const fileAddress = (id: number): string => `/api/record_files/${id}/original`

export const thumbnailAddress = (id: number, size: ThumbnailSize): string =>
  `/api/record_files/${id}/thumbnails/${size}`

export const fileReply = ({ id, name, content_type, size }: Omit<FileRow, 'storage_key'>): RecordFile => ({
  id,
  name,
  contentType: content_type,
  size,
  url: fileAddress(id),
  isPicture: content_type.startsWith('image/'),
})

export async function insertFile(
  database: Database,
  file: Omit<FileRow, 'id'> & { user_group_id: number; created_by: number; sha256: Buffer },
): Promise<FileRow> {
  return database
    .insertInto('record_file')
    .values(file)
    .returning(['id', 'name', 'storage_key', 'content_type', 'size'])
    .executeTakeFirstOrThrow()
}

/** A file one may read: one's own, or beside something one may read. */
export async function readableFile(
  database: Database,
  userGroupId: number,
  accountId: number,
  id: number,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select r.id, r.name, r.storage_key, r.content_type, r.size from record_file r
    where r.id = ${id} and (r.created_by = ${accountId} and r.user_group_id = ${userGroupId}
      or exists (select from message_file f join message m on m.id = f.message_id join message_member p on p.thread_id = m.thread_id
        where f.file_id = r.id and p.account_id = ${accountId} and p.user_group_id = ${userGroupId})
      or exists (select from document_file f where f.file_id = r.id)
      or exists (select from procedure_proof f where f.file_id = r.id)
      or exists (select from delivery_defect f where f.file_id = r.id)
      or exists (select from material_claim_file f where f.file_id = r.id)
      or exists (select from matching_photo f where f.file_id = r.id)
      or exists (select from recruitment_file f where f.file_id = r.id)
      or exists (select from production_file f where f.file_id = r.id)
      or exists (select from raw_material_file f where f.file_id = r.id)
      or exists (select from material_photo f where f.file_id = r.id)
      or exists (select from quality_labeling l where l.lab_file_id = r.id and l.user_group_id = ${userGroupId})
      or exists (select from feedback f where f.screenshot_id = r.id)
      or exists (select from extension_field f join extension_field_definition d on d.id = f.definition_id
        where d.type = 'file' and f.user_group_id = ${userGroupId} and f.value = to_jsonb(r.id)))`.execute(database)
  return rows[0]
}

/** Which of these files one has brought oneself: only those may be named by something new. */
export async function ownFiles(
  database: Database,
  userGroupId: number,
  accountId: number,
  ids: readonly number[],
): Promise<(FileRow & { sha256: Buffer | null })[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FileRow & { sha256: Buffer | null }>`
    select id, name, storage_key, content_type, size, sha256 from record_file
    where user_group_id = ${userGroupId} and created_by = ${accountId} and id = any(${[...ids]}::bigint[]) order by id`.execute(
    database,
  )
  return rows
}
