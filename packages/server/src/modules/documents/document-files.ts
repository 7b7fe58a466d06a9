import type { DocumentKind } from '@tsumugi/contract'
import type { FileFace } from '@tsumugi/domain'
import { Refusal, invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import type { DocumentHandler } from '../../records/documents/document-rules.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import {
  deleteDocumentFile,
  filesOfDocument,
  insertDocumentFile,
  type DocumentFileRow,
} from '../../records/documents/file-queries.ts'
import { approvalOfEdited } from './document-approvals.ts'
import { fileReply, ownFiles } from '../record-files/queries.ts'

/** So many files beside one document, of both parties together. */
const mostFiles = 200

/** Files beside a document (design §8): by noun and id, each its organisation's own or both parties'. */
export const documentFiles = (kind: DocumentKind): Readonly<Record<string, DocumentHandler>> => ({
  async files(request, { params }) {
    await heldOf(request, kind, params.id)
    const rows = await filesOfDocument(request.database, params.id)
    return { data: rows.map((row) => reply(row, request.userGroupId)) }
  },

  async addFile(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const { id: fileId, face } = body.file as { id: number; face: FileFace }
    const row = await heldOf(request, kind, params.id)
    const [file] = await ownFiles(database, userGroupId, accountId, [fileId])
    if (!file) throw invalid({ code: 'not_found', field: 'file.id' })
    // Files of an older time have no hash, by which a revision would name them.
    if (!file.sha256) throw invalid({ code: 'file_without_hash', field: 'file.id' })
    if ((await filesOfDocument(database, row.id)).length >= mostFiles)
      throw invalid({ code: 'too_many_files', field: 'file', meta: { most: mostFiles } })
    const id = await insertDocumentFile(database, { documentId: row.id, fileId, userGroupId, accountId, face })
    if (id === undefined) throw new Refusal(409, [{ code: 'file_there', field: 'file.id' }])
    await changeFiles(request, kind, row, face, { before: null, after: file.name })
    return {
      data: reply(
        (await filesOfDocument(database, row.id)).find((each) => each.id === id)!,
        userGroupId,
      ),
    }
  },

  async removeFile(request, { params }) {
    const { database, userGroupId } = request
    const row = await heldOf(request, kind, params.id)
    const file = (await filesOfDocument(database, row.id)).find(({ file_id }) => file_id === params.fileId)
    if (!file || file.author_id !== userGroupId) throw notFound()
    if (file.frozen_revision !== null)
      throw new Refusal(409, [{ code: 'file_frozen', meta: { revision: file.frozen_revision } }])
    await deleteDocumentFile(database, userGroupId, file.id)
    await changeFiles(request, kind, row, file.face, { before: file.name, after: null })
    return null
  },
})

async function heldOf({ database }: TenantRequest, kind: DocumentKind, id: number): Promise<DocumentDataRow> {
  await holdDocuments(database, [id])
  const [row] = await documentsById(database, kind, [id])
  if (!row) throw notFound()
  return row
}

/**
 * The partner's audit and pages hear of what the partner may see, and of nothing else. What both parties see is part of what
 * is approved: an approval that runs is not of this draft any more.
 */
async function changeFiles(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  face: FileFace,
  files: { before: string | null; after: string | null },
): Promise<void> {
  await changed(request, {
    noun: kind.noun,
    verb: 'files_changed',
    id: row.id,
    changes: { files },
    detail: { face, number: row.number },
    partnerId: row.shared && face === 'both' ? partnerOf(row, request.userGroupId) : null,
  })
  if (face === 'both') await approvalOfEdited(request, kind, row)
}

const reply = (row: DocumentFileRow, userGroupId: number) => ({
  ...fileReply({ ...row, id: row.file_id }),
  face: row.face,
  ours: row.author_id === userGroupId,
  by: row.group_name,
  createdAt: row.created_at,
  frozenRevision: row.frozen_revision,
})
