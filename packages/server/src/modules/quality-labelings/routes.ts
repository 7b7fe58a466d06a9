import { contract, paginate } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { keepLab, shareLabel, sharesOf } from './sharing/lab-and-shares.ts'
import { csvReply, pdfReply, svgReply, labelsZip } from './label-files/label-files.ts'
import { labelOptions, labelProducts } from './words/label-options.ts'
import { loadLabel, ownLabel, readLabel } from './load-label.ts'
import { moveLabel, moveLabels } from './transitions/move-label.ts'
import { labelsOf, pageOfLabels, readableLabels, updateLabel, versionsOf } from './queries.ts'
import { summaryReply, versionReply } from './replies.ts'
import { copyLabel, createLabel, saveLabel } from './save-label.ts'
import { changed } from '../../records/changed.ts'

export const qualityLabelingRoutes = serve(contract.qualityLabelings)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfLabels(database, userGroupId, query, limit, offset)
    return { data: rows.map((row) => summaryReply(row, userGroupId)), pagination: paginate(count, page, limit) }
  },

  options: labelOptions,

  async products(request, { query }) {
    return { data: await labelProducts(request, query) }
  },

  async show(request, { params }) {
    return { data: await loadLabel(request, params.id) }
  },

  create: createLabel,
  update: saveLabel,
  copy: copyLabel,
  transition: moveLabel,
  bulkTransition: moveLabels,
  lab: keepLab,
  shares: sharesOf,
  share: shareLabel,

  async discard(request, { params, query }) {
    const { database, userGroupId } = request
    const row = await ownLabel(request, params.id)
    if (row.status !== 'draft') throw invalid({ code: 'label_not_draft', field: 'quality_labeling' })
    const discarded_at = new Date().toISOString()
    await orStale(updateLabel(database, userGroupId, params.id, query.lockVersion, { discarded_at }), () =>
      loadLabel(request, params.id),
    )
    await changed(request, { noun: 'quality_labeling', verb: 'discarded', id: params.id })
    return null
  },

  async versions(request, { params }) {
    const { family_id } = await readLabel(request, params.id)
    return { data: (await versionsOf(request.database, request.userGroupId, family_id)).map(versionReply) }
  },

  async pdf(request, { params }) {
    const row = await readLabel(request, params.id)
    return () => pdfReply(row, request.locale)
  },

  async svg(request, { params, query }) {
    const row = await readLabel(request, params.id)
    return () => svgReply(row, query.locale ?? 'ja')
  },

  async zip(request, { query }) {
    const rows = await allOf(request, query.ids)
    return () => labelsZip(rows, request.locale)
  },

  async csv(request, { query }) {
    const { database, userGroupId } = request
    const readable = await readableLabels(database, userGroupId, query.ids)
    if (!query.ids.every((id) => readable.has(id))) throw notFound()
    return () => csvReply(request, query.ids, query.encoding ?? 'utf8')
  },
})

/** One that the reader may not see is as one that is not there. */
async function allOf({ database, userGroupId }: TenantRequest, ids: readonly number[]) {
  const rows = await labelsOf(database, userGroupId, ids)
  if (rows.length !== ids.length) throw notFound()
  return rows
}
