import { contract, documentKinds, type DeliveryDefect } from '@tsumugi/contract'
import { minus } from '@tsumugi/domain'
import { mayTreat } from '@tsumugi/domain/trading'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { addCounted, rowOf } from '../../records/documents/draft-handlers.ts'
import { fileReply, ownFiles, readableFile } from '../record-files/queries.ts'
import { count } from './counting-routes.ts'
import { defectsOf, deleteDefect, insertDefect, treatDefect, type DefectRow } from './inspection-queries.ts'

const deliveries = documentKinds.deliveries

/** Faults that an inspection found; each counts its pieces as rejected with it (domain §3.8). */
export const deliveryDefectRoutes = serve(contract.deliveryDefects)({
  async list(request, { params }) {
    const { id } = await rowOf(request, deliveries, params.id)
    return { data: await defectReplies(request, id) }
  },

  async create(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const row = await heldDelivery(request, params.id)
    const { defect } = body
    if ((await defectsOf(database, row.id)).some(({ client_id: known }) => known === defect.clientId)) {
      nothingToDo(request)
      return { data: await defectReplies(request, row.id) }
    }
    refuseTreatment(defect)
    if (defect.fileId !== undefined && !(await ownFiles(database, userGroupId, accountId, [defect.fileId]))[0])
      throw invalid({ code: 'not_found', field: 'defect.fileId' })
    const { clientId, lineId, quantity } = defect
    await count(request, row, { clientId, action: 'rejected', lines: [{ id: lineId, add: quantity }] })
    await insertDefect(database, row.id, accountId, defect)
    return { data: await defectReplies(request, row.id) }
  },

  async update(request, { params, body }) {
    const { row, defect } = await ownDefect(request, params)
    const { treatment } = body.defect
    refuseTreatment({ code: defect.code, treatment })
    await treatDefect(request.database, defect.id, treatment)
    await changed(request, {
      noun: 'delivery',
      verb: 'edited',
      id: row.id,
      partnerId: partnerOf(row, request.userGroupId),
      changes: { treatment: { before: defect.treatment, after: treatment } },
    })
    return { data: await defectReplies(request, row.id) }
  },

  async delete(request, { params }) {
    const { row, defect } = await ownDefect(request, params)
    await deleteDefect(request.database, defect.id)
    await addCounted(request, deliveries, row, 'rejected', [{ id: defect.line_id, add: minus('0', defect.quantity) }])
    return null
  },
})

async function heldDelivery(request: TenantRequest, id: number): Promise<DocumentDataRow> {
  await rowOf(request, deliveries, id)
  await holdDocuments(request.database, [id])
  return rowOf(request, deliveries, id)
}

/** A fault on a delivery that the asker receives and still inspects. */
async function ownDefect(request: TenantRequest, { id, defectId }: { readonly id: number; readonly defectId: number }) {
  const row = await heldDelivery(request, id)
  const defect = (await defectsOf(request.database, id)).find((each) => each.id === defectId)
  if (!defect) throw notFound()
  if (row.receiver_id !== request.userGroupId) throw new Refusal(422, [{ code: 'transition_side' }])
  if (row.status !== 'arrived') throw new Refusal(422, [{ code: 'transition_status' }])
  return { row, defect }
}

function refuseTreatment({ code, treatment }: Pick<DefectRow, 'code' | 'treatment'>): void {
  if (!mayTreat(code, treatment)) throw new Refusal(422, [{ code: 'defect_critical', field: 'defect.treatment' }])
}

async function defectReplies(
  { database, userGroupId, accountId }: TenantRequest,
  deliveryId: number,
): Promise<DeliveryDefect[]> {
  const rows = await defectsOf(database, deliveryId)
  const replies: DeliveryDefect[] = []
  for (const { line_id: lineId, file_id: fileId, client_id: _, ...row } of rows) {
    const file = fileId === null ? undefined : await readableFile(database, userGroupId, accountId, fileId)
    replies.push({ ...row, lineId, file: file ? fileReply(file) : null })
  }
  return replies
}
