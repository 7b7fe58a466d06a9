import type { CalendarKind, Locale } from '@tsumugi/domain'

type Words = Readonly<Partial<Record<CalendarKind, string>>>

/** What stands before a title in calendars that know no kinds; notices and closed days say it themselves. */
const words: Readonly<Record<Locale, Words>> = {
  ja: { release: '投入', exhibition: '展示会', delivery: '納期', sample: 'サンプル', procedure: '工程' },
  en: { release: 'Release', exhibition: 'Exhibition', delivery: 'Delivery', sample: 'Sample', procedure: 'Step' },
  'zh-CN': { release: '上市', exhibition: '展会', delivery: '交期', sample: '样衣', procedure: '工序' },
}

export const kindWord = (kind: CalendarKind, locale: Locale): string | undefined => words[locale][kind]
