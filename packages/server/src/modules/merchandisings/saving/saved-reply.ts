import type { AnswerOf, contract } from '@tsumugi/contract'
import { seasonOn } from '@tsumugi/domain'
import { wordsFor } from '../../../http/failures/error-reply.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { brandOf } from '../../brands/queries.ts'
import { loadMerchandising } from '../load-merchandising.ts'
import { namesake } from '../queries.ts'

/** The product as it stands after a save, with what the writer should know but is not refused for. */
export async function savedReply(
  request: TenantRequest,
  id: number,
): Promise<AnswerOf<typeof contract.merchandisings.update>> {
  const { database, userGroupId, locale } = request
  const data = await loadMerchandising(request, id)
  const brand = data.releaseOn === null ? undefined : await brandOf(database, userGroupId, data.brandId)
  if (!data.releaseOn || !brand) return { data, warnings: [] }
  const season = seasonOn(data.releaseOn, brand.season_start_months)
  const other = await namesake(database, userGroupId, id, data.brandId, data.name, season.startsOn, season.endsOn)
  const cause = { code: 'same_name', field: 'merchandising.name', meta: { season: season.code } } as const
  return {
    data,
    warnings: other ? [{ code: cause.code, field: 'merchandising.name', message: wordsFor(cause, locale) }] : [],
  }
}
