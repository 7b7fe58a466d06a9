import { mostRawMaterialFiles, type contract, type InputOf, type RawMaterialFile } from '@tsumugi/contract'
import { invalid, notFound, Refusal } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { changed } from '../../../records/changed.ts'
import { fileReply, ownFiles } from '../../record-files/queries.ts'
import { assertOwn } from '../assert-own.ts'
import {
  deleteRawMaterialFile,
  holdRawMaterial,
  insertRawMaterialFile,
  rawMaterialFilesOf,
  type RawMaterialFileRow,
} from './file-queries.ts'

type Inputs = (typeof contract)['rawMaterialFiles']

export async function listFiles(request: TenantRequest, { params }: InputOf<Inputs['list']>) {
  await assertOwn(request, params.id)
  return { data: replies(await rawMaterialFilesOf(request.database, params.id)) }
}

export async function addFile(request: TenantRequest, { params, body }: InputOf<Inputs['add']>) {
  const { database, userGroupId, accountId } = request
  await assertOwn(request, params.id)
  await holdRawMaterial(database, params.id)
  const [file] = await ownFiles(database, userGroupId, accountId, [body.file.id])
  if (!file) throw invalid({ code: 'not_found', field: 'file.id' })
  const present = await rawMaterialFilesOf(database, params.id)
  if (present.length >= mostRawMaterialFiles)
    throw invalid({ code: 'too_many_files', field: 'file', meta: { most: mostRawMaterialFiles } })
  const made = { userGroupId, accountId, rawMaterialId: params.id, fileId: file.id, note: body.file.note ?? null }
  if (!(await insertRawMaterialFile(database, made))) throw new Refusal(409, [{ code: 'file_there', field: 'file.id' }])
  await filesChanged(request, params.id, { before: null, after: file.name })
  return { data: replies(await rawMaterialFilesOf(database, params.id)) }
}

export async function removeFile(request: TenantRequest, { params }: InputOf<Inputs['remove']>) {
  await assertOwn(request, params.id)
  const name = await deleteRawMaterialFile(request.database, params.id, params.fileId)
  if (name === undefined) throw notFound()
  await filesChanged(request, params.id, { before: name, after: null })
  return null
}

const filesChanged = (request: TenantRequest, id: number, files: { before: string | null; after: string | null }) =>
  changed(request, { noun: 'raw_material', verb: 'files_changed', id, changes: { files } })

const replies = (rows: readonly RawMaterialFileRow[]): RawMaterialFile[] =>
  rows.map((row) => ({ ...fileReply(row), note: row.note, createdAt: row.created_at }))
