import { contract } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { originalReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { deleteDocument, documentOf, insertDocument, supplierDocumentsOf, supplierOf } from './queries.ts'
import { changed } from '../../records/changed.ts'

/** Contracts and certificates of a supplier: private to the organisation that added them. */
export const supplierDocumentRoutes = serve(contract.supplierDocuments)({
  async create(request, { params, body }) {
    await assertSupplier(request, params.supplierId)
    const { database, userGroupId, accountId } = request
    const upload = await receiveUpload(request, body.file)
    const { id } = await insertDocument(database, {
      user_group_id: userGroupId,
      group_relation_id: params.supplierId,
      name: upload.name,
      storage_key: upload.storageKey,
      content_type: upload.contentType,
      size: upload.size,
      created_by: accountId,
    })
    await changed(request, {
      noun: 'supplier',
      verb: 'document_added',
      id: params.supplierId,
      changes: { documents: { before: null, after: upload.name } },
    })
    return {
      data: (await supplierDocumentsOf(database, userGroupId, params.supplierId)).find(
        (document) => document.id === id,
      )!,
    }
  },

  async delete(request, { params }) {
    const deleted = await deleteDocument(request.database, request.userGroupId, params.supplierId, params.id)
    if (!deleted) throw notFound()
    await changed(request, {
      noun: 'supplier',
      verb: 'document_deleted',
      id: params.supplierId,
      changes: { documents: { before: deleted.name, after: null } },
    })
    return null
  },

  async original(request, { params }) {
    const document = await documentOf(request.database, request.userGroupId, params.supplierId, params.id)
    if (!document) throw notFound()
    return () => originalReply(request.files, document.storage_key, document.content_type, document.name)
  },
})

async function assertSupplier({ database, userGroupId }: TenantRequest, id: number): Promise<void> {
  if (!(await supplierOf(database, userGroupId, id))) throw notFound()
}
