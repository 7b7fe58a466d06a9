import type { KpiMonth } from '@tsumugi/contract'
import { onTimeShare, type Locale } from '@tsumugi/domain'
import type { CellText, Sheet } from '../../documents/spreadsheet/sheet.ts'
import { messages as en } from './messages/en.ts'
import { messages as ja } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const words = { ja, en, 'zh-CN': zhCN } as const

/** Months below one another, GMV with a column for each currency, the whole period last. */
export function kpiSheet(months: readonly KpiMonth[], total: Omit<KpiMonth, 'month'>, locale: Locale): Sheet {
  const say = words[locale]
  const currencies = total.gmv.map(({ currency }) => currency)
  const heads = [
    say['head.month'],
    say['head.groups'],
    say['head.activeUsers'],
    say['head.orders'],
    ...currencies.map((currency) => `${say['head.gmv']} (${currency})`),
    say['head.arrived'],
    say['head.onTime'],
    say['head.share'],
  ]
  const row = (name: string, figures: Omit<KpiMonth, 'month'>): CellText[] => [
    name,
    figures.groups,
    figures.activeUsers,
    figures.orders,
    ...currencies.map((currency) => figures.gmv.find((each) => each.currency === currency)?.amount ?? '0'),
    figures.arrived,
    figures.onTime,
    onTimeShare(figures) ?? '',
  ]
  return {
    name: say['sheet.name'],
    columns: heads.map((header) => ({ header })),
    rows: [...months.map((each) => row(each.month, each)), row(say.total, total)],
  }
}
