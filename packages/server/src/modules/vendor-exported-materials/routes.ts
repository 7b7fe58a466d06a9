import { contract, paginate, type ExportedLine, type VendorExportedMaterialDetail } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { recordBefore } from '../../records/record-before.ts'
import { balancesNamed } from '../vendor-materials/public-face.ts'
import { vendorIdFor, vendorNamed } from '../vendors/public-face.ts'
import { sheetOf } from './export-sheet.ts'
import { deleteExport, exportById, holdExport, insertExport, pageOfExports, updateExport } from './queries.ts'

/** Files for a vendor (domain §3.13): taken from the balance, edited, exported once and then as they were. */
export const vendorExportedMaterialRoutes = serve(contract.vendorExportedMaterials)({
  async list(request, { params, query }) {
    const { id } = await vendorNamed(request, params.vendor)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfExports(request.database, id, { limit, offset })
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  show: async (request, { params }) => ({ data: (await ownExport(request, params)).found }),

  async create(request, { params, body: { exportedMaterial } }) {
    const vendorId = await vendorIdFor(request, params.vendor)
    const lines = await linesOf(request, vendorId, exportedMaterial)
    const { database, userGroupId, accountId } = request
    const id = await insertExport(database, { userGroupId, accountId, vendorId, name: exportedMaterial.name, lines })
    await changed(request, { noun: 'vendor_exported_material', verb: 'created', id })
    return { data: (await exportById(database, vendorId, id))! }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...change } = body.exportedMaterial
    const { id } = await openExport(request, params, lockVersion)
    const before = await recordBefore(request, 'vendor_exported_material', id)
    await updateExport(request.database, id, change)
    await changed(request, { noun: 'vendor_exported_material', verb: 'updated', id, before })
    return { data: (await ownExport(request, params)).found }
  },

  async export(request, { params, body: { lockVersion } }) {
    const { id, count } = await openExport(request, params, lockVersion)
    if (count === 0) throw invalid({ code: 'export_empty', field: 'exportedMaterial.lines' })
    await updateExport(request.database, id, { exportedBy: request.asker.user.name })
    await changed(request, { noun: 'vendor_exported_material', verb: 'exported', id, detail: { rows: count } })
    return { data: (await ownExport(request, params)).found }
  },

  async csv(request, { params }) {
    const { found, encoding } = await ownExport(request, params)
    if (found.exportedAt === null) throw invalid({ code: 'export_open' })
    const sheet = sheetOf(found, request.locale)
    return () => spreadsheetReply([sheet], encoding === 'cp932' ? 'csv_cp932' : 'csv', found.name)
  },

  async delete(request, { params }) {
    const { found } = await ownExport(request, params)
    const { id } = await openExport(request, params, found.lockVersion)
    const before = await recordBefore(request, 'vendor_exported_material', id)
    await deleteExport(request.database, id)
    await changed(request, { noun: 'vendor_exported_material', verb: 'deleted', id, before })
    return null
  },
})

interface Place {
  readonly vendor: string
  readonly id: number
}

async function ownExport(request: TenantRequest, { vendor, id }: Place) {
  const { id: vendorId, encoding } = await vendorNamed(request, vendor)
  const found = await exportById(request.database, vendorId, id)
  if (!found) throw notFound()
  return { found, encoding }
}

/** One that is still edited, held. @throws Refusal 404, 409, 422 `export_final` */
async function openExport(
  request: TenantRequest,
  place: Place,
  lockVersion: number,
): Promise<VendorExportedMaterialDetail> {
  await ownExport(request, place)
  await holdExport(request.database, place.id)
  const { found } = await ownExport(request, place)
  if (found.exportedAt !== null) throw invalid({ code: 'export_final' })
  await orStale(found.lockVersion === lockVersion, () => found)
  return found
}

type Asked = { readonly materialIds?: number[] | undefined; readonly figure: 'ordered' | 'arrived' | 'used' | 'left' }

async function linesOf(request: TenantRequest, vendorId: number, { materialIds, figure }: Asked) {
  const today = await todayOf(request.database, request.userGroupId)
  const rows = await balancesNamed(request.database, { vendorId, today }, materialIds ?? null)
  if (materialIds && rows.length !== materialIds.length) throw notFound()
  return rows.map((row): ExportedLine => {
    const { code, name, color, lot, unit } = row
    return { code, name, color, lot, item: row.item ?? '', quantity: row[figure], unit, note: '' }
  })
}
