import type { ReportMember } from '@tsumugi/contract'
import { merchandisingStatuses, type ReportDimension, type ReportMeasure } from '@tsumugi/domain'
import { defineCatalogue, formatNumber, useText } from '@tsumugi/i18n'
import { useMemo } from 'react'
import type { Messages } from './messages/ja.ts'

export const reportWordTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

/** The words of dimensions, measures and their members in the reader's language. */
export interface ReportWords {
  locale: string
  dimension(dimension: ReportDimension): string
  measure(measure: ReportMeasure): string
  member(member: ReportMember | undefined): string
}

export function useReportWords(): ReportWords {
  const t = useText(reportWordTexts)
  return useMemo(() => {
    const { locale } = t
    const day = (key: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(key))
    return {
      locale,
      dimension: (dimension) => t(`dimension.${dimension}`),
      measure: (measure) => t(`measure.${measure}`),
      member(member) {
        if (!member || member.key === '') return t('nowhere')
        const { dimension, key, name } = member
        if (name !== null) return name
        const status = merchandisingStatuses.find((each) => each === key)
        if (dimension === 'status' && status) return t(`status.${status}`)
        if (dimension === 'season') return t(key.endsWith('SS') ? 'season.SS' : 'season.AW', { year: locale === 'en' ? `20${key.slice(0, 2)}` : key.slice(0, 2) })
        if (dimension === 'month') return day(key, { year: '2-digit', month: 'short' })
        if (dimension === 'half' || dimension === 'week') return `${day(key, { month: 'numeric', day: 'numeric' })}–`
        if (dimension === 'priceBand') return t('band', { from: formatNumber(key, undefined, locale) })
        return key
      },
    }
  }, [t])
}
