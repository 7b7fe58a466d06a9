import { contract } from '@tsumugi/contract'
import { allowedThumbnailSize } from '@tsumugi/domain'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { originalReply, thumbnailReply } from '../merchandising-files/picture-reply.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { fileReply, insertFile, readableFile } from './queries.ts'

export const recordFileRoutes = serve(contract.recordFiles)({
  async add(request, { body }) {
    const upload = await receiveUpload(request, body.file)
    const row = await insertFile(request.database, {
      user_group_id: request.userGroupId,
      created_by: request.accountId,
      name: upload.name,
      storage_key: upload.storageKey,
      content_type: upload.contentType,
      size: upload.size,
      sha256: upload.sha256,
    })
    return { data: fileReply(row) }
  },

  async thumbnail({ database, userGroupId, accountId, files }, { params }) {
    const file = await readableFile(database, userGroupId, accountId, params.id)
    if (!file?.content_type.startsWith('image/')) throw notFound()
    const size = allowedThumbnailSize(Number(params.size))
    return () => thumbnailReply(files, file.storage_key, file.content_type, size)
  },

  async original({ database, userGroupId, accountId, files }, { params }) {
    const file = await readableFile(database, userGroupId, accountId, params.id)
    if (!file) throw notFound()
    return () => originalReply(files, file.storage_key, file.content_type, file.name)
  },
})
