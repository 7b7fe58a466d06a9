import type { MerchandisingReport, ReportMember } from '@tsumugi/contract'
import { measureKinds, type Locale, type ReportDimension, type ReportMeasure } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** What reports on paper and in spreadsheets say, in the language of their reader. */
export function reportWords(locale: Locale) {
  const text = (key: MessageKey) => catalogue[locale][key]
  const number = (value: string, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value as unknown as number)
  return {
    text,
    number,
    day: (day: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
    dimension: (dimension: ReportDimension) => text(`dimension.${dimension}`),
    measure: (measure: ReportMeasure) => text(`measure.${measure}`),
    member: (member: ReportMember | undefined) => memberName(member, locale, text),
    figure(measure: ReportMeasure, value: string | null) {
      if (value === null) return '–'
      const kind = measureKinds[measure]
      const written = kind === 'percent' ? `${number(value, 1)}%` : number(value, kind === 'factor' ? 2 : 0)
      return written.replace(/^-/, '−')
    },
  }
}
export type ReportWords = ReturnType<typeof reportWords>

function memberName(member: ReportMember | undefined, locale: Locale, text: (key: MessageKey) => string): string {
  if (!member || member.key === '') return text('nowhere')
  const { dimension, key, name } = member
  if (name !== null) return name
  if (dimension === 'status') return text(`status.${key}` as MessageKey)
  if (dimension === 'month') return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(key))
  if (dimension === 'half' || dimension === 'week') return `${new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' }).format(new Date(key))}–`
  if (dimension === 'priceBand') return `${new Intl.NumberFormat(locale).format(Number(key))}–`
  return key
}

/** Members by dimension and key. */
export function memberFinder(report: MerchandisingReport): (dimension: ReportDimension | undefined, key: string) => ReportMember | undefined {
  const known = new Map(report.members.map((member) => [`${member.dimension} ${member.key}`, member]))
  return (dimension, key) => known.get(`${dimension} ${key}`)
}
