import { mostClothPhotos, type contract, type InputOf } from '@tsumugi/contract'
import { invalid, notFound, Refusal } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { changed } from '../../../records/changed.ts'
import { ownFiles } from '../../record-files/queries.ts'
import { colorByNo, deletePhoto, insertPhoto, isOwnCloth, photosOf } from './photo-queries.ts'

type Inputs = (typeof contract)['clothPhotos']

export async function listPhotos(request: TenantRequest, { params }: InputOf<Inputs['list']>) {
  await assertOwn(request, params.id, false)
  return { data: await photosOf(request.database, params.id) }
}

/**
 * Puts a picture that its distributor brought beside a cloth.
 * @throws Refusal 415 `file_kind` where it is no picture, 409 `file_there`, 422 `too_many_files`
 */
export async function addPhoto(request: TenantRequest, { params, body: { photo } }: InputOf<Inputs['add']>) {
  const { database, userGroupId, accountId } = request
  const materialId = params.id
  await assertOwn(request, materialId)
  const [[file], photos, colorId] = await Promise.all([
    ownFiles(database, userGroupId, accountId, [photo.id]),
    photosOf(database, materialId),
    photo.colorNo ? colorByNo(database, materialId, photo.colorNo) : null,
  ])
  if (!file) throw invalid({ code: 'not_found', field: 'photo.id' })
  if (colorId === undefined) throw invalid({ code: 'not_found', field: 'photo.colorNo' })
  if (!file.content_type.startsWith('image/')) throw new Refusal(415, [{ code: 'file_kind', field: 'photo.id' }])
  if (photos.length >= mostClothPhotos)
    throw invalid({ code: 'too_many_files', field: 'photo', meta: { most: mostClothPhotos } })
  if (!(await insertPhoto(database, { userGroupId, accountId, materialId, colorId, fileId: file.id })))
    throw new Refusal(409, [{ code: 'file_there', field: 'photo.id' }])
  await photosChanged(request, materialId, { before: null, after: file.name })
  return { data: await photosOf(database, materialId) }
}

export async function removePhoto(request: TenantRequest, { params }: InputOf<Inputs['remove']>) {
  const { database } = request
  await assertOwn(request, params.id)
  const photo = (await photosOf(database, params.id)).find(({ id }) => id === params.fileId)
  if (!photo || !(await deletePhoto(database, params.id, photo.id))) throw notFound()
  await photosChanged(request, params.id, { before: photo.name, after: null })
  return null
}

async function assertOwn({ database, userGroupId }: TenantRequest, id: number, held = true): Promise<void> {
  if (!(await isOwnCloth(database, userGroupId, id, held))) throw notFound()
}

const photosChanged = (request: TenantRequest, id: number, files: { before: string | null; after: string | null }) =>
  changed(request, { noun: 'catalogue_cloth', verb: 'files_changed', id, changes: { files } })
