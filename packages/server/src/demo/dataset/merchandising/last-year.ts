import { addMonths } from '@tsumugi/domain'
import { momentOf } from '../calendar.ts'
import type { DemoDataset, DemoMdFile, DemoMerchandising } from '../demo-rows.ts'
import { chance } from '../random.ts'

/** A style of the summer before, which a style of 27SS continues; it shows that style's picture. */
export interface LastYearStyle {
  merchandising: DemoMerchandising
  picture: DemoMdFile | null
  fileId: number
}

const most = 140

/**
 * 26SS: a good half of the styles of 27SS were there a year ago, in other numbers and at slightly lower prices.
 * They follow the other products, so that ids of the rest of the demo stay what they are.
 */
export function lastYearStyles(demo: DemoDataset): LastYearStyle[] {
  const luck = chance(20251121)
  const season = demo.seasons.find(({ code, userGroupId }) => code === '27SS' && userGroupId === 1)
  const pictures = new Map(demo.mdFiles.filter(({ primary }) => primary).map((file) => [file.merchandisingId, file]))
  const firstId = Math.max(0, ...demo.merchandisings.map(({ id }) => id)) + 1
  const firstFile = Math.max(0, ...demo.mdFiles.map(({ id }) => id)) + 1
  return demo.merchandisings
    .filter(
      (each) => each.seasonId === season?.id && !each.template && each.groupCategoryId !== null && luck.happens(0.62),
    )
    .slice(0, most)
    .map((each, at): LastYearStyle => {
      const releaseOn = addMonths(each.releaseOn, -12)
      const quantity = String(Math.max(40, Math.round((Number(each.quantity) * luck.whole(70, 118)) / 100 / 20) * 20))
      const listPrice = luck.happens(0.3) ? String(Math.max(1_900, Number(each.listPrice) - 1_000)) : each.listPrice
      return {
        fileId: firstFile + at,
        picture: pictures.get(each.id) ?? null,
        merchandising: {
          ...each,
          id: firstId + at,
          releaseOn,
          quantity,
          listPrice,
          status: 'closed',
          tags: each.tags.filter((tag) => tag !== '要検討'),
          code: each.code.replace('27-', '26-'),
          createdAt: momentOf(addMonths(releaseOn, -7), 60),
          updatedAt: momentOf(addMonths(releaseOn, 1), 300),
          salesPlan: String(Math.round(Number(listPrice) * Number(quantity) * 0.9)),
        },
      }
    })
}
