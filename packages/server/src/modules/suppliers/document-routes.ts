import { contract } from '@tsumugi/contract'
import type { AuditAction } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { originalReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/receive-upload.ts'
import { deleteDocument, documentOf, insertDocument, supplierDocumentsOf, supplierOf } from './queries.ts'

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
      size: upload.bytes.byteLength,
      created_by: accountId,
    })
    await told(request, params.supplierId, 'supplier.document_added', upload.name)
    return {
      data: (await supplierDocumentsOf(database, userGroupId, params.supplierId)).find(
        (document) => document.id === id,
      )!,
    }
  },

  async delete(request, { params }) {
    const deleted = await deleteDocument(request.database, request.userGroupId, params.supplierId, params.id)
    if (!deleted) throw notFound()
    await told(request, params.supplierId, 'supplier.document_deleted', deleted.name)
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

async function told(request: TenantRequest, id: number, action: AuditAction, name: string): Promise<void> {
  await appendAudit(request.database, request, { action, subject: { kind: 'supplier', id }, detail: { name } })
  await request.notify('supplier', id)
}
