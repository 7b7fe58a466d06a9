import { contract, paginate, type VendorOrderFile } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { problemsOf } from '../../http/failures/error-reply.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { insertRun } from '../data-converters/queries/run-queries.ts'
import { continueRun } from '../data-converters/work/convert-job.ts'
import { tellOfVendor, vendorIdFor, vendorNamed } from '../vendors/public-face.ts'
import { orderFileNoun } from './order-file-noun.ts'
import { fileById, pageOfFiles, sameFile, statusOf, type OrderFileRow } from './queries.ts'

/** Order files of a vendor (domain §3.13): the same bytes once; the data converter does all the rest. */
export const vendorOrderFileRoutes = serve(contract.vendorOrderFiles)({
  async list(request, { params, query }) {
    const { id } = await vendorNamed(request, params.vendor)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfFiles(request.database, id, query.status, { limit, offset })
    return { data: rows.map((row) => reply(request, row)), pagination: paginate(count, page, limit) }
  },

  async add(request, { params, body }) {
    const vendorId = await vendorIdFor(request, params.vendor)
    const { database, userGroupId, accountId, locale } = request
    const upload = await receiveUpload(request, body.file)
    const first = await sameFile(database, vendorId, upload.sha256)
    if (first) throw invalid({ code: 'order_file_again', field: 'file', meta: { name: first.name, id: first.id } })
    const id = await insertRun(database, { userGroupId, accountId, locale, noun: orderFileNoun, vendorId, upload })
    await continueRun(database, { userGroupId, runId: id })
    await changed(request, {
      noun: 'data_converter',
      verb: 'created',
      id,
      detail: { noun: orderFileNoun, name: upload.name },
    })
    const news = { subject: { kind: 'data_converter', id }, title: upload.name, path: `order_files/${id}/edit` }
    await tellOfVendor(request, vendorId, { event: 'vendor_file_brought', ...news })
    return { data: reply(request, (await fileById(database, vendorId, id))!) }
  },

  async show(request, { params }) {
    const { id } = await vendorNamed(request, params.vendor)
    const row = await fileById(request.database, id, params.id)
    if (!row) throw notFound()
    return { data: reply(request, row) }
  },
})

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

const reply = ({ locale }: TenantRequest, row: OrderFileRow): VendorOrderFile => ({
  id: row.id,
  name: row.name,
  format: row.is_workbook ? 'xlsx' : 'csv',
  status: statusOf[row.status],
  total: row.total,
  refused: row.status === 'applied' ? 0 : (row.counts.refused ?? 0),
  encoding: row.encoding,
  fault: row.fault ? problemsOf(row.fault, locale)[0]! : null,
  createdAt: instant(row.created_at)!,
  createdBy: row.created_by_name,
  appliedAt: instant(row.applied_at),
  appliedBy: row.applied_by_name,
})
