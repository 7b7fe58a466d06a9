import type { FileFace } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A file beside a document with what its record says. */
export interface DocumentFileRow {
  readonly id: number
  readonly document_id: number
  readonly file_id: number
  readonly author_id: number
  readonly group_name: string
  readonly face: FileFace
  readonly frozen_revision: number | null
  readonly created_at: string
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly sha256: Buffer
}

/** Those that the asker's organisation may see, in the order in which they came. */
export const filesOfDocument = (database: Database, documentId: number): Promise<DocumentFileRow[]> =>
  filesOfDocuments(database, [documentId])

/** Those beside several documents at once, each in the order in which it came. */
export async function filesOfDocuments(database: Database, documentIds: readonly number[]): Promise<DocumentFileRow[]> {
  const { rows } = await sql<DocumentFileRow>`
    select f.id, f.document_id, f.file_id, f.author_id,
      case when f.author_id = d.issuer_id then d.issuer_name else coalesce(d.receiver_name, '') end as group_name,
      f.face, f.frozen_revision, f.created_at, r.name, r.content_type, r.size, r.sha256
    from document_file f join record_file r on r.id = f.file_id join document d on d.id = f.document_id
    where f.document_id = any(${[...documentIds]}::bigint[]) order by f.id`.execute(database)
  return rows
}

/** A file as what is frozen or approved names it: by its bytes. */
export const frozenFile = ({ name, size, sha256 }: DocumentFileRow) => ({
  name,
  size: String(size),
  sha256: sha256.toString('hex'),
})

/** Undefined where it stands beside the document already. */
export async function insertDocumentFile(
  database: Database,
  file: { documentId: number; fileId: number; userGroupId: number; accountId: number; face: FileFace },
): Promise<number | undefined> {
  const row = await database
    .insertInto('document_file')
    .values({
      document_id: file.documentId,
      file_id: file.fileId,
      author_id: file.userGroupId,
      face: file.face,
      created_by: file.accountId,
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'file_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether it was one's own and free to go. */
export async function deleteDocumentFile(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('document_file')
    .where('id', '=', id)
    .where('author_id', '=', userGroupId)
    .where('frozen_revision', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What both parties see now belongs to this revision, and stays. */
export async function freezeFiles(database: Database, documentId: number, revision: number): Promise<void> {
  await sql`update document_file set frozen_revision = ${revision}
    where document_id = ${documentId} and face = 'both' and frozen_revision is null`.execute(database)
}
