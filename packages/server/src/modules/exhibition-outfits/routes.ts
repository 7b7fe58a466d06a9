import { contract, paginate } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'
import { sameSet } from '../../records/same-set.ts'
import { itemIds } from '../exhibition-items/queries.ts'
import { deletePicture, putPicture } from '../exhibition-records/picture-queries.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'
import { insertOutfit, orderOutfits, outfitOf, outfitsOf, pageOfOutfits, putItems } from './queries.ts'
import { outfitReply } from './replies.ts'

export const exhibitionOutfitRoutes = serve(contract.exhibitionOutfits)({
  async list(request, { query }) {
    const { database, userGroupId } = request
    const exhibitionId = await exhibitionIn(request, query.exhibitionId)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfOutfits(database, userGroupId, exhibitionId, limit, offset)
    return { data: rows.map(outfitReply), pagination: paginate(count, page, limit) }
  },

  async create(request, { body: { exhibitionId, outfit } }) {
    const { database, userGroupId } = request
    await exhibitionIn(request, exhibitionId)
    await assertItems(request, exhibitionId, outfit.itemIds)
    const { name, note } = outfit
    const id = await insertOutfit(database, { user_group_id: userGroupId, exhibition_id: exhibitionId, name, note })
    await putItems(database, userGroupId, { id, exhibitionId }, outfit.itemIds ?? [])
    return recorded(request, id, 'created')
  },

  async update(request, { params: { id }, body: { outfit } }) {
    const { database, userGroupId } = request
    const { exhibition_id: exhibitionId } = await outfitIn(request, id)
    await assertItems(request, exhibitionId, outfit.itemIds)
    const before = await recordBefore(request, 'exhibition_outfit', id)
    const { name, note, lockVersion } = outfit
    await orStale(
      updateRow(
        database,
        'exhibition_outfit',
        { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
        { name, note },
      ),
      async () => outfitReply(await outfitIn(request, id)),
    )
    if (outfit.itemIds) await putItems(database, userGroupId, { id, exhibitionId }, outfit.itemIds)
    return recorded(request, id, 'updated', before)
  },

  async order(request, { body: { exhibitionId, ids } }) {
    const { database, userGroupId } = request
    await exhibitionIn(request, exhibitionId)
    const here = (await outfitsOf(database, userGroupId, exhibitionId)).map(({ id }) => id)
    if (!sameSet(here, ids)) throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderOutfits(database, userGroupId, exhibitionId, ids)
    await changed(request, { noun: 'exhibition', verb: 'ordered', id: exhibitionId })
    return null
  },

  async discard(request, { params: { id }, query }) {
    const { database, userGroupId } = request
    const outfit = await outfitIn(request, id)
    const gone = { discarded_at: new Date().toISOString() }
    await orStale(
      updateRow(
        database,
        'exhibition_outfit',
        { user_group_id: userGroupId, id, lock_version: query.lockVersion, discarded_at: null },
        gone,
      ),
      async () => outfitReply(await outfitIn(request, id)),
    )
    const topic = { name: 'exhibition', id: outfit.exhibition_id }
    await changed(request, { noun: 'exhibition_outfit', verb: 'discarded', id, topic })
    return null
  },

  async setPicture(request, { params: { id }, body }) {
    const place = { exhibitionId: (await outfitIn(request, id)).exhibition_id, outfitId: id }
    const before = await recordBefore(request, 'exhibition_outfit', id)
    const upload = await receiveUpload(request, body.file, 'image')
    await putPicture(request.database, request.userGroupId, place, upload)
    return recorded(request, id, 'updated', before)
  },

  async removePicture(request, { params: { id } }) {
    const place = { exhibitionId: (await outfitIn(request, id)).exhibition_id, outfitId: id }
    const before = await recordBefore(request, 'exhibition_outfit', id)
    if (!(await deletePicture(request.database, request.userGroupId, place))) throw notFound()
    return recorded(request, id, 'updated', before)
  },
})

async function exhibitionIn({ database, userGroupId }: TenantRequest, id: number): Promise<number> {
  if (!(await exhibitionOf(database, userGroupId, id))) throw notFound()
  return id
}

async function outfitIn({ database, userGroupId }: TenantRequest, id: number) {
  const row = await outfitOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

/** Items are of the same exhibition, each once. */
async function assertItems(
  { database, userGroupId }: TenantRequest,
  exhibitionId: number,
  wanted: readonly number[] | undefined,
): Promise<void> {
  if (!wanted || wanted.length === 0) return
  const here = new Set(await itemIds(database, userGroupId, exhibitionId))
  if (wanted.some((id) => !here.has(id))) throw invalid({ code: 'not_found', field: 'outfit.itemIds' })
  if (new Set(wanted).size !== wanted.length) throw invalid({ code: 'invalid', field: 'outfit.itemIds' })
}

async function recorded(request: TenantRequest, id: number, verb: AuditVerb, before?: RecordBefore) {
  const row = await outfitIn(request, id)
  const topic = { name: 'exhibition', id: row.exhibition_id }
  await changed(request, { noun: 'exhibition_outfit', verb, id, topic, ...(before && { before }) })
  return { data: outfitReply(row) }
}
