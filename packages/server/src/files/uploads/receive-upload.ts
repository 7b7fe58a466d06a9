import { Refusal, invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { SpooledFile, type Upload } from './spooled-file.ts'
import { bytesHeld, countFile, lockStorage, megabytesGranted } from '../stored-file-queries.ts'

/**
 * The way in of every file: looked at and stored before the request's transaction, here counted against what the
 * organisation may store (domain §3.1). What no record takes is forgotten after the request.
 * @throws Refusal 415 `file_kind`, 422 `storage_full`
 */
export async function receiveUpload(request: TenantRequest, file: File, only?: Upload['kind']): Promise<Upload> {
  if (!(file instanceof SpooledFile) || !file.upload) throw new Error('The file came from no form that is kept.')
  const { upload } = file
  if (only && upload.kind !== only) throw new Refusal(415, [{ code: 'file_kind', field: 'file' }])
  await assertRoom(request, upload.size)
  await countFile(request.database, request.userGroupId, upload)
  file.isTaken = true
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
