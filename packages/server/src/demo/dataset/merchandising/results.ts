import { addMonths } from '@tsumugi/domain'
import { today } from '../calendar.ts'
import type { DemoMerchandising } from '../demo-rows.ts'
import { chance } from '../random.ts'

export interface DemoResult {
  userGroupId: number
  merchandisingId: number
  period: string
  received: number
  sold: number
  sales: number
  fullPriceSales: number
  stock: number
}

/** Percent of what was received that is sold in each month after the release, and how much of that at full price. */
const curve = [
  [26, 98],
  [22, 94],
  [15, 78],
  [11, 40],
  [8, 22],
] as const
const markedDown = 70

/** What shops received and sold of released styles, month by month until the demo's day. */
export function resultsFor(products: readonly DemoMerchandising[]): DemoResult[] {
  const luck = chance(4711)
  return products.flatMap((product) => {
    if (product.template || !['released', 'closed'].includes(product.status) || product.releaseOn > today) return []
    const received = Math.max(10, Math.round((Number(product.quantity) * luck.whole(94, 102)) / 100))
    const pull = luck.whole(70, 128)
    const first = `${product.releaseOn.slice(0, 7)}-01`
    let stock = received
    return curve.flatMap(([share, full], month) => {
      const period = addMonths(first, month)
      if (period > today) return []
      const sold = Math.min(stock, Math.round((received * share * pull) / 10_000))
      stock -= sold
      const fullPrice = Math.round((sold * full) / 100)
      const price = Number(product.listPrice)
      return [
        {
          userGroupId: product.userGroupId,
          merchandisingId: product.id,
          period,
          received: month === 0 ? received : 0,
          sold,
          stock,
          fullPriceSales: fullPrice * price,
          sales: fullPrice * price + Math.round(((sold - fullPrice) * price * markedDown) / 100),
        },
      ]
    })
  })
}
