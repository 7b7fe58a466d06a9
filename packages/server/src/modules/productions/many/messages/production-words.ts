import type { Locale } from '@tsumugi/domain'
import { sheetWords } from '../../../../records/productions/messages/sheet-words.ts'

/** Heads that the list of styles has beside those of the list of schedules. */
const own = {
  title: { ja: 'アイテム一覧', en: 'Item list', 'zh-CN': '商品一览' },
  subBrand: { ja: 'サブブランド', en: 'Sub-brand', 'zh-CN': '子品牌' },
  stage: { ja: '進み', en: 'Stage', 'zh-CN': '进度' },
  owner: { ja: 'ブランド会社', en: 'Brand company', 'zh-CN': '品牌公司' },
  listPrice: { ja: '上代（税抜）', en: 'List price (ex. tax)', 'zh-CN': '零售价（未税）' },
  targetCost: { ja: '目標原価', en: 'Target cost', 'zh-CN': '目标成本' },
  note: { ja: 'メモ', en: 'Note', 'zh-CN': '备注' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

type Own = keyof typeof own
type Shared = Exclude<Parameters<ReturnType<typeof sheetWords>['text']>[0], Own>

/** What the spreadsheet of styles is called and says. */
export function productionSheetWords(locale: Locale) {
  const { text, phase, health } = sheetWords(locale)
  return { phase, health, text: (key: Own | Shared) => (key in own ? own[key as Own][locale] : text(key as Shared)) }
}
export type ProductionSheetWords = ReturnType<typeof productionSheetWords>
