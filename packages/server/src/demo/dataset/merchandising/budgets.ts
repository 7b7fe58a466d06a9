import { monthsOf } from '../calendar.ts'
import type { DemoMdBudget, DemoMerchandising } from '../demo-rows.ts'
import { brands, groupCategories, seasons } from '../masters.ts'
import type { Chance } from '../random.ts'

const step = 100_000

/**
 * A budget for every leaf and month in which the brand plans something, and for some in which it does not yet: near
 * the planned list value, mostly a little above it. Yen, in steps of ¥100,000.
 */
export function budgetsFor(merchandisings: readonly DemoMerchandising[], luck: Chance): DemoMdBudget[] {
  const retail = new Map<string, number>()
  for (const product of merchandisings) {
    if (!product.groupCategoryId || product.template || product.status === 'dropped') continue
    const cell = [product.brandId, product.seasonId, product.groupCategoryId, product.releaseOn.slice(0, 7)].join()
    retail.set(cell, (retail.get(cell) ?? 0) + Number(product.listPrice) * Number(product.quantity))
  }
  const rows: DemoMdBudget[] = []
  for (const brand of brands) {
    const leaves = groupCategories.filter((each) => each.userGroupId === brand.userGroupId && each.layer === 2)
    for (const season of seasons.filter((each) => each.userGroupId === brand.userGroupId)) {
      for (const leaf of leaves) {
        for (const period of monthsOf(season)) {
          const planned = retail.get([brand.id, season.id, leaf.id, period].join())
          const sales = planned ? around(planned, luck) : luck.happens(0.12) ? luck.whole(8, 30) * step : 0
          if (!sales) continue
          rows.push({
            id: rows.length + 1,
            userGroupId: brand.userGroupId,
            brandId: brand.id,
            seasonId: season.id,
            groupCategoryId: leaf.id,
            period,
            ...budget(sales, planned ?? 0, luck),
          })
        }
      }
    }
  }
  return rows
}

/** Within −16 % and +26 % of what is planned, so that the heat shows both sides and neither shouts. */
function around(planned: number, luck: Chance): number {
  return Math.max(step, Math.round((planned * luck.whole(84, 126)) / 100 / step) * step)
}

function budget(sales: number, planned: number, luck: Chance) {
  const share = (low: number, high: number) => String(Math.round((sales * luck.whole(low, high)) / 100 / step) * step)
  return {
    sales: String(sales),
    markdown: share(4, 14),
    bomStock: share(60, 110),
    eomStock: share(50, 100),
    onOrder: String(Math.round((planned * luck.whole(30, 80)) / 100 / step) * step),
  }
}
