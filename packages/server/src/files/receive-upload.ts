import { Refusal, invalid } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import type { ReleasedFile } from './forget-file-job.ts'
import { recogniseUpload, type Upload } from './recognise-upload.ts'
import { bytesHeld, countFile, lockStorage, megabytesGranted } from './stored-file-queries.ts'

/**
 * The way in of every file: looked at, counted against what the organisation may store (domain §3.1), and kept.
 * @throws Refusal 415 `file_kind`, 413 `body_too_large`, 422 `file_broken`, `pixels`, `storage_full`
 */
export async function receiveUpload(request: TenantRequest, file: File, only?: Upload['kind']): Promise<Upload> {
  const upload = await recogniseUpload(file, request.uploadLimit)
  if (only && upload.kind !== only) throw new Refusal(415, [{ code: 'file_kind', field: 'file' }])
  await assertRoom(request, upload.bytes.byteLength)
  // Should the request fail, the bytes are there but no record is.
  request.ifUndone('forget_file', {
    userGroupId: request.userGroupId,
    storageKey: upload.storageKey,
  } satisfies ReleasedFile)
  await request.files.put(upload.storageKey, upload.bytes, upload.contentType)
  await countFile(request.database, request.userGroupId, upload.storageKey, upload.bytes.byteLength)
  return upload
}

async function assertRoom({ database, userGroupId }: TenantRequest, bytes: number): Promise<void> {
  const limit = await megabytesGranted(database, userGroupId)
  if (limit === null) return
  await lockStorage(database, userGroupId)
  const used = await bytesHeld(database, userGroupId)
  if (used + bytes > limit * megabyte) {
    throw invalid({
      code: 'storage_full',
      field: 'file',
      meta: { limit, used: inMegabytes(used), size: inMegabytes(bytes) },
    })
  }
}

const megabyte = 1_048_576
const inMegabytes = (bytes: number) => Math.ceil((bytes / megabyte) * 10) / 10
