import type { Locale } from '@tsumugi/domain'

type Words = Readonly<Record<Locale, string>>

/** What stands on a printed plan beside its content. */
const words = {
  title: { ja: '生産スケジュール', en: 'Production schedules', 'zh-CN': '生产日程' },
  step: { ja: '品番・工程', en: 'Style and step', 'zh-CN': '款式・工序' },
  period: { ja: '期間', en: 'Period', 'zh-CN': '期间' },
  float: { ja: '余裕', en: 'Float', 'zh-CN': '余量' },
  due: { ja: '納期', en: 'Due', 'zh-CN': '交期' },
  today: { ja: '今日', en: 'Today', 'zh-CN': '今天' },
  continued: { ja: '（続き）', en: ' (continued)', 'zh-CN': '（续）' },
} as const satisfies Readonly<Record<string, Words>>

export const paperWords = (locale: Locale) => (key: keyof typeof words) => words[key][locale]
export type PaperWords = ReturnType<typeof paperWords>
