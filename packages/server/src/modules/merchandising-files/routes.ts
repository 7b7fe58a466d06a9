import { contract } from '@tsumugi/contract'
import { allowedThumbnailSize, videoLink } from '@tsumugi/domain'
import { Refusal, invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { merchandisingOf } from '../merchandising-records/queries.ts'
import { appendVersion } from '../merchandising-records/version-queries.ts'
import { sameSet } from '../../records/same-set.ts'
import { officePreviewReply } from './office-preview.ts'
import { originalReply, thumbnailReply } from './picture-reply.ts'
import {
  deleteFile,
  exchangeFile,
  fileOf,
  filesOf,
  insertFile,
  lockFiles,
  orderFiles,
  renameFile,
  setPrimary,
  type FileRow,
} from './queries.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import type { Upload } from '../../files/uploads/spooled-file.ts'
import { fileReply } from './replies.ts'
import { changed } from '../../records/changed.ts'

export const merchandisingFileRoutes = serve(contract.merchandisingFiles)({
  async list(request, { params }) {
    await assertProduct(request, params.merchandisingId)
    return { data: (await filesOf(request.database, request.userGroupId, params.merchandisingId)).map(fileReply) }
  },

  async add(request, { params, body }) {
    await assertProduct(request, params.merchandisingId)
    const upload = await receiveUpload(request, body.file)
    await assertLocked(request, params.merchandisingId)
    const row = await insertFile(request.database, {
      ...contentOf(upload),
      name: body.name ?? upload.name,
      user_group_id: request.userGroupId,
      merchandising_id: params.merchandisingId,
      created_by: request.accountId,
    })
    return recorded(request, row, 'file_added', { before: null, after: row.name })
  },

  async addVideo(request, { params, body }) {
    await assertProduct(request, params.merchandisingId)
    if (!videoLink(body.url)) throw invalid({ code: 'video_link', field: 'url' })
    await assertLocked(request, params.merchandisingId)
    const row = await insertFile(request.database, {
      kind: 'video',
      name: body.name ?? body.url,
      video_url: body.url,
      user_group_id: request.userGroupId,
      merchandising_id: params.merchandisingId,
      created_by: request.accountId,
    })
    return recorded(request, row, 'file_added', { before: null, after: row.name })
  },

  async update(request, { params, body }) {
    const { database, userGroupId } = request
    await assertLocked(request, params.merchandisingId)
    const before = await fileIn(request, params)
    if (body.file.name !== undefined) await renameFile(database, userGroupId, before.id, body.file.name)
    if (body.file.primary) {
      if (before.kind !== 'image') throw invalid({ code: 'invalid', field: 'file.primary' })
      await setPrimary(database, userGroupId, params.merchandisingId, before.id)
    }
    return recorded(request, await fileIn(request, params), 'file_changed', {
      before: before.name,
      after: body.file.name ?? before.name,
    })
  },

  async order(request, { params, body }) {
    await assertLocked(request, params.merchandisingId)
    const current = await filesOf(request.database, request.userGroupId, params.merchandisingId)
    if (
      !sameSet(
        current.map((row) => row.id),
        body.ids,
      )
    )
      throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderFiles(request.database, request.userGroupId, params.merchandisingId, body.ids)
    await changed(request, { noun: 'merchandising', verb: 'files_ordered', id: params.merchandisingId })
    return null
  },

  async delete(request, { params }) {
    const { database, userGroupId } = request
    await assertLocked(request, params.merchandisingId)
    const row = await fileIn(request, params)
    // The bytes go when no copy of the product shows them either.
    await deleteFile(database, userGroupId, row.id)
    if (row.is_primary) {
      const next = (await filesOf(database, userGroupId, params.merchandisingId)).find((file) => file.kind === 'image')
      await setPrimary(database, userGroupId, params.merchandisingId, next?.id ?? null)
    }
    await recorded(request, row, 'file_deleted', { before: row.name, after: null })
    return null
  },

  async exchange(request, { params, body }) {
    const before = await fileIn(request, { merchandisingId: params.merchandisingId, id: body.targetId })
    const upload = await receiveUpload(request, body.file, before.is_primary ? 'image' : undefined)
    const row = await exchangeFile(request.database, request.userGroupId, before.id, {
      ...contentOf(upload),
      name: upload.name,
      video_url: null,
    })
    return recorded(request, row, 'file_exchanged', { before: before.name, after: row.name })
  },

  async original(request, { params }) {
    const { storage_key: key, content_type: type, name } = await fileIn(request, params)
    if (!key || !type) throw notFound()
    return () => originalReply(request.files, key, type, name)
  },

  async thumbnail(request, { params }) {
    const { storage_key: key, content_type: type, kind } = await fileIn(request, params)
    const size = allowedThumbnailSize(Number(params.size))
    if (!key || !type || kind !== 'image') throw notFound()
    return () => thumbnailReply(request.files, key, type, size)
  },

  async officePreview(request, { params }) {
    const { storage_key: storageKey, content_type: contentType, kind, name } = await fileIn(request, params)
    if (!storageKey || !contentType || kind !== 'office') throw notFound()
    return () => officePreviewReply(request.files, { storageKey, contentType, name }, request.locale)
  },
})

const contentOf = (upload: Upload) => ({
  kind: upload.kind,
  storage_key: upload.storageKey,
  content_type: upload.contentType,
  size: upload.size,
  sha256: upload.sha256,
})

async function assertProduct({ database, userGroupId }: TenantRequest, id: number) {
  if (!(await merchandisingOf(database, userGroupId, id))) throw notFound()
}

async function assertLocked({ database, userGroupId }: TenantRequest, id: number) {
  if (!(await lockFiles(database, userGroupId, id))) throw notFound()
}

async function fileIn(
  { database, userGroupId }: TenantRequest,
  { merchandisingId, id }: { merchandisingId: number; id: number },
): Promise<FileRow> {
  const row = await fileOf(database, userGroupId, merchandisingId, id)
  if (!row) throw notFound()
  return row
}

type FileAction = 'file_added' | 'file_changed' | 'file_deleted' | 'file_exchanged'

/** Keeps the change in the product's history, tells the others, and answers the file. */
async function recorded(
  request: TenantRequest,
  row: FileRow,
  action: FileAction,
  change: { before: unknown; after: unknown },
) {
  await appendVersion(request, row.merchandising_id, action, [{ field: 'files', ...change }])
  await changed(request, {
    noun: 'merchandising',
    verb: 'files_changed',
    id: row.merchandising_id,
    changes: { files: change },
  })
  return { data: fileReply(row) }
}
