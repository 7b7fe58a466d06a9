import { contract } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { originalReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/receive-upload.ts'
import { assertOwn } from '../user-groups/load-organisation.ts'
import { deleteImage, imageOf, putImage } from './queries.ts'

export const organisationImageRoutes = serve(contract.organisationImages)({
  async upload(request, { params, body }) {
    assertOwn(request, params.userGroupId)
    const upload = await receiveUpload(request, body.file, 'image')
    const image = {
      kind: body.kind,
      storageKey: upload.storageKey,
      contentType: upload.contentType,
      size: upload.bytes.byteLength,
    }
    const revision = await putImage(request.database, request.userGroupId, image)
    await appendAudit(request.database, request, {
      action: `user_group.${body.kind}_uploaded`,
      subject: { kind: 'user_group', id: params.userGroupId },
    })
    return { data: { kind: body.kind, revision } }
  },

  async delete(request, { params }) {
    assertOwn(request, params.userGroupId)
    if (!(await deleteImage(request.database, request.userGroupId, params.kind))) throw notFound()
    await appendAudit(request.database, request, {
      action: params.kind === 'seal' ? 'user_group.seal_deleted' : 'user_group.logo_deleted',
      subject: { kind: 'user_group', id: params.userGroupId },
    })
    return null
  },

  async original(request, { params }) {
    assertOwn(request, params.userGroupId)
    const image = await imageOf(request.database, request.userGroupId, params.kind)
    if (!image) throw notFound()
    return () => originalReply(request.files, image.storage_key, image.content_type, params.kind)
  },
})
