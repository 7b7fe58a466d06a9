import { mostProductionFiles, type contract, type InputOf, type ProductionFile } from '@tsumugi/contract'
import { invalid, notFound, Refusal } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { fileReply, ownFiles } from '../../record-files/queries.ts'
import { ownProduction, productionChanged } from '../load-production.ts'
import { holdProductions, productionsById } from '../queries/production-queries.ts'
import {
  deleteProductionFile,
  insertProductionFile,
  productionFilesOf,
  type ProductionFileRow,
} from './file-queries.ts'

type Inputs = (typeof contract)['productions']

/** Who sees a style sees the papers that the brand shows with it. */
export async function listFiles({ database, userGroupId }: TenantRequest, { params }: InputOf<Inputs['files']>) {
  if ((await productionsById(database, userGroupId, [params.id])).length === 0) throw notFound()
  return { data: replies(await productionFilesOf(database, params.id)) }
}

export async function addFile(request: TenantRequest, { params, body }: InputOf<Inputs['addFile']>) {
  const { database, userGroupId, accountId } = request
  const { id, kind, face = 'both', series, note = null } = body.file
  const present = await heldFiles(request, params.id)
  const [file] = await ownFiles(database, userGroupId, accountId, [id])
  if (!file) throw invalid({ code: 'not_found', field: 'file.id' })
  const before = present.find((each) => each.series === series) ?? null
  if (series !== undefined && !before) throw invalid({ code: 'not_found', field: 'file.series' })
  if (present.length >= mostProductionFiles)
    throw invalid({ code: 'too_many_files', field: 'file', meta: { most: mostProductionFiles } })
  const made = { userGroupId, accountId, productionId: params.id, fileId: id, note, before }
  const isNew = await insertProductionFile(database, {
    ...made,
    kind: before?.kind ?? kind,
    face: before?.face ?? face,
  })
  if (!isNew) throw new Refusal(409, [{ code: 'file_there', field: 'file.id' }])
  await filesChanged(request, params.id, {
    before: before && worded(before),
    after: worded({ ...file, version: (before?.version ?? 0) + 1 }),
  })
  return { data: replies(await productionFilesOf(database, params.id)).find((each) => each.id === id)! }
}

/** Earlier versions stay: somebody may have worked from them. */
export async function removeFile(request: TenantRequest, { params }: InputOf<Inputs['removeFile']>) {
  const { database, userGroupId } = request
  const present = await heldFiles(request, params.id)
  const row = present.find(({ id }) => id === params.fileId)
  if (!row) throw notFound()
  if (present.some(({ series, version }) => series === row.series && version > row.version))
    throw new Refusal(409, [{ code: 'file_frozen', meta: { revision: row.version } }])
  await deleteProductionFile(database, userGroupId, row.place_id)
  await filesChanged(request, params.id, { before: worded(row), after: null })
  return null
}

/** The files of a style of one's own, which is held: two who add at once make two versions. */
async function heldFiles(request: TenantRequest, productionId: number): Promise<ProductionFileRow[]> {
  await holdProductions(request.database, request.userGroupId, [productionId])
  await ownProduction(request, productionId)
  return productionFilesOf(request.database, productionId)
}

const worded = ({ name, version }: Pick<ProductionFileRow, 'name' | 'version'>) => `${name} (${version})`

const filesChanged = (request: TenantRequest, id: number, files: { before: string | null; after: string | null }) =>
  productionChanged(request, id, { noun: 'production', verb: 'files_changed', id, changes: { files } })

function replies(rows: readonly ProductionFileRow[]): ProductionFile[] {
  const newest = new Map(rows.toReversed().map(({ series, version }) => [series, version]))
  return rows.map((row) => ({
    ...fileReply(row),
    kind: row.kind,
    face: row.face,
    series: row.series,
    version: row.version,
    isNewest: newest.get(row.series) === row.version,
    note: row.note,
    createdAt: row.created_at,
  }))
}
