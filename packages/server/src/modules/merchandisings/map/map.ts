import type { AnswerOf, contract, InputOf } from '@tsumugi/contract'
import { seasonOf, seasonOn } from '@tsumugi/domain'
import { notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { brandOf } from '../../brands/queries.ts'
import { budgetsBetween, cardsReleased, releaseRange } from './card-queries.ts'
import { cardReply } from '../replies.ts'
import { seasonsBetween } from '../rules.ts'

type Maps = typeof contract.merchandisings.maps

/** The map of one brand and season; without a season, the latest one that has products. */
export async function mapOf(
  { database, userGroupId }: TenantRequest,
  { query }: InputOf<Maps>,
): Promise<AnswerOf<Maps>> {
  const [brand, released] = await Promise.all([
    brandOf(database, userGroupId, query.brandId),
    releaseRange(database, userGroupId, query.brandId),
  ])
  if (!brand) throw notFound()
  const startMonths = brand.season_start_months
  const today = new Date().toISOString().slice(0, 10)
  const range = released ?? { first: today, last: today }
  const season = query.season ? seasonOf(query.season, startMonths) : seasonOn(range.last, startMonths)
  const [items, budgets] = await Promise.all([
    cardsReleased(database, userGroupId, brand.id, season.startsOn, season.endsOn),
    budgetsBetween(database, userGroupId, brand.id, season.startsOn, season.endsOn),
  ])
  const planned = seasonsBetween(range.first, range.last, startMonths).map(({ code }) => code)
  return {
    data: {
      season: season.code,
      seasons: planned.includes(season.code) ? planned : [...planned, season.code],
      items: items.map(cardReply),
      budgets: budgets.map(({ id, category_id, period, sales, quantity }) => ({
        id,
        categoryId: category_id,
        period,
        sales,
        quantity,
      })),
    },
  }
}
