import { contract, paginate, type Modification } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { loadMerchandising } from '../merchandisings/load-merchandising.ts'
import { matching, versionsOf, type HistoryRow } from './queries.ts'
import { restoreVersion } from './restore-version.ts'
import { restorations } from './undo-changes.ts'

export const modificationHistoryRoutes = serve(contract.modificationHistory)({
  async list(request, { params, query }) {
    const { database, userGroupId } = request
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const [product, versions, wanted] = await Promise.all([
      loadMerchandising(request, params.merchandisingId),
      versionsOf(database, userGroupId, params.merchandisingId),
      matching(database, userGroupId, params.merchandisingId, query),
    ])
    const restores = restorations(product, versions)
    const shown = versions.filter(({ id }) => wanted.has(id))
    return {
      data: shown
        .slice(offset, offset + limit)
        .map((row): Modification => ({
          id: row.id,
          at: row.at,
          by: row.by ?? '',
          originalBy: row.original_by,
          accountId: row.account_id,
          action: row.action,
          changes: row.changes,
          restores: restores.get(row.id) ?? [],
        })),
      pagination: paginate(shown.length, page, limit),
      product,
      people: peopleOf(versions),
      fields: [...new Set(versions.flatMap(({ changes }) => changes.map(({ field }) => field)))],
    }
  },

  async restore(request, { params, body }) {
    const versions = await versionsOf(request.database, request.userGroupId, params.merchandisingId)
    if (!versions.some(({ id }) => id === params.id)) throw notFound()
    return restoreVersion(request, params.merchandisingId, params.id, versions, body.lockVersion)
  },
})

/** Everybody who changed the product, once. */
function peopleOf(versions: readonly HistoryRow[]) {
  const people = new Map(
    versions.flatMap(({ account_id: id, by }) => (id !== null && by !== null ? [[id, by] as const] : [])),
  )
  return [...people].map(([id, name]) => ({ id, name }))
}
