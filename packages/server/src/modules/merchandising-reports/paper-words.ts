import { measureKinds, reportWordFiles, reportWords, type Locale, type ReportMeasure } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** What reports on paper and in spreadsheets say, in the language of their reader: the words of the screen, and a few of their own. */
export async function paperWords(locale: Locale) {
  const { messages } = await reportWordFiles[locale]()
  const number = (value: string, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value as unknown as number,
    )
  return {
    ...reportWords(
      (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      locale,
    ),
    text: (key: MessageKey) => catalogue[locale][key],
    number,
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
    figure(measure: ReportMeasure, value: string | null) {
      if (value === null) return '–'
      const kind = measureKinds[measure]
      const written = kind === 'percent' ? `${number(value, 1)}%` : number(value, kind === 'factor' ? 2 : 0)
      return written.replace(/^-/, '−')
    },
  }
}
export type PaperWords = Awaited<ReturnType<typeof paperWords>>
