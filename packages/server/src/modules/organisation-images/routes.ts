import { contract } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { originalReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { assertOwn } from '../user-groups/load-organisation.ts'
import { deleteImage, imageOf, putImage } from './queries.ts'
import { changed } from '../../records/changed.ts'

export const organisationImageRoutes = serve(contract.organisationImages)({
  async upload(request, { params, body }) {
    assertOwn(request, params.userGroupId)
    const upload = await receiveUpload(request, body.file, 'image')
    const image = { kind: body.kind, storageKey: upload.storageKey, contentType: upload.contentType, size: upload.size }
    const revision = await putImage(request.database, request.userGroupId, image)
    await changed(request, { noun: 'user_group', verb: `${body.kind}_uploaded`, id: params.userGroupId })
    return { data: { kind: body.kind, revision } }
  },

  async delete(request, { params }) {
    assertOwn(request, params.userGroupId)
    if (!(await deleteImage(request.database, request.userGroupId, params.kind))) throw notFound()
    const verb = params.kind === 'seal' ? 'seal_deleted' : 'logo_deleted'
    await changed(request, { noun: 'user_group', verb, id: params.userGroupId })
    return null
  },

  async original(request, { params }) {
    assertOwn(request, params.userGroupId)
    const image = await imageOf(request.database, request.userGroupId, params.kind)
    if (!image) throw notFound()
    return () => originalReply(request.files, image.storage_key, image.content_type, params.kind)
  },
})
