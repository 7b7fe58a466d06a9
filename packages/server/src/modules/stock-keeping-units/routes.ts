import { contract } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import type { Place } from './difference.ts'
import { exhibitionQuantityRoutes } from './exhibition-quantities.ts'
import { loadMatrix } from './load-matrix.ts'
import { phaseOfSubSku, phaseOfUnit } from './matrix-queries.ts'
import { saveSubSkus } from './save-sub-skus.ts'
import { saveUnits } from './save-units.ts'

const within =
  (body: string): Place =>
  (list, at) =>
    `${body}.${list}.${at}`

const unitRoutes = serve(contract.stockKeepingUnits)({
  async list(request, { params }) {
    return { data: await loadMatrix(request, params.phaseId) }
  },

  async update(request, { params, body }) {
    const phaseId = await phaseOfUnit(request.database, request.userGroupId, params.id)
    if (phaseId === undefined) throw notFound()
    const unit = async () => (await loadMatrix(request, phaseId)).units.find(({ id }) => id === params.id)!
    const changes = { changed: [{ ...body.stockKeepingUnit, id: params.id }] }
    await saveUnits(request, phaseId, changes, () => 'stock_keeping_unit', unit)
    return { data: await unit() }
  },

  async bulk(request, { params, body }) {
    const current = () => loadMatrix(request, params.phaseId)
    const place = within('stock_keeping_units')
    const { written, removed } = await saveUnits(request, params.phaseId, body.stockKeepingUnits, place, current)
    const { phase, units } = await current()
    const ids = new Set(written)
    return { data: { phase, units: units.filter(({ id }) => ids.has(id)), removed } }
  },
})

const subSkuRoutes = serve(contract.subSkus)({
  async update(request, { params, body }) {
    const phaseId = await phaseOfSubSku(request.database, request.userGroupId, params.id)
    if (phaseId === undefined) throw notFound()
    const part = async () => (await loadMatrix(request, phaseId)).subSkus.find(({ id }) => id === params.id)!
    await saveSubSkus(request, phaseId, { changed: [{ ...body.subSku, id: params.id }] }, () => 'sub_sku', part)
    return { data: await part() }
  },

  async bulk(request, { params, body }) {
    const current = () => loadMatrix(request, params.phaseId)
    const { written, removed } = await saveSubSkus(request, params.phaseId, body.subSkus, within('sub_skus'), current)
    const ids = new Set(written)
    return { data: { subSkus: (await current()).subSkus.filter(({ id }) => ids.has(id)), removed } }
  },
})

export const stockKeepingUnitRoutes = [...unitRoutes, ...subSkuRoutes, ...exhibitionQuantityRoutes]
