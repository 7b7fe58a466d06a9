import { contract, paginate } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { cardsWithoutPlace, pageOfTemplates } from './map/card-queries.ts'
import { copyMerchandising } from './saving/copy-merchandising.ts'
import { createMerchandising } from './saving/create-merchandising.ts'
import { discardMerchandising, reviveDiscarded } from './saving/discard-merchandising.ts'
import { loadMerchandising } from './load-merchandising.ts'
import { mapOf } from './map/map.ts'
import { cardReply } from './replies.ts'
import { saveMerchandising } from './saving/save-merchandising.ts'
import { pageOfVersions } from '../merchandising-records/version-queries.ts'

export const merchandisingRoutes = serve(contract.merchandisings)({
  maps: mapOf,

  async uncategorized({ database, userGroupId }, { query }) {
    if (!(await brandOf(database, userGroupId, query.brandId))) throw notFound()
    return { data: (await cardsWithoutPlace(database, userGroupId, query.brandId)).map(cardReply) }
  },

  async templates({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfTemplates(database, userGroupId, query.brandId, limit, offset)
    return { data: rows.map(cardReply), pagination: paginate(count, page, limit) }
  },

  async show(request, { params, query }) {
    const data = await loadMerchandising(request, params.id)
    return { data: query.withoutPrimaryProduction ? { ...data, primaryProductionId: null } : data }
  },

  create: createMerchandising,
  update: saveMerchandising,
  copy: copyMerchandising,
  discard: discardMerchandising,
  revive: reviveDiscarded,

  async versions(request, { params, query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const [, { rows, count }] = await Promise.all([
      loadMerchandising(request, params.id),
      pageOfVersions(request.database, request.userGroupId, params.id, limit, offset),
    ])
    return {
      data: rows.map(({ original_by, by, ...row }) => ({ ...row, by: by ?? '', originalBy: original_by })),
      pagination: paginate(count, page, limit),
    }
  },
})
