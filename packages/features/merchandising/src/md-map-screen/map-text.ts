import type { MerchandisingStatus } from '@tsumugi/domain'
import { useText, type Text } from '@tsumugi/i18n'
import { useMemo } from 'react'
import { mapTexts } from '../messages/catalogue.ts'
import type { Messages } from '../messages/ja.ts'
import { periodText } from './figures/figure-text.ts'
import type { MapModel } from './grid/grid-model.ts'
import type { Target } from './moves/moving.ts'

/** The words of the map with the names of its places. */
export interface MapText {
  t: Text<Messages & Record<'title', string>>
  locale: string
  status(status: MerchandisingStatus): string
  season(code: string): string
  period(model: MapModel, column: number): string
  /** 4月・カットソー. */
  place(model: MapModel, target: Target): string
}

export function useMapText(): MapText {
  const t = useText(mapTexts)
  return useMemo(() => {
    const { locale } = t
    const period = ({ periods, unit }: MapModel, column: number) => {
      const found = periods[column]
      if (!found) return ''
      const { name, days } = periodText(found, unit, locale)
      return days ? `${name} ${days}` : name
    }
    return {
      t,
      locale,
      status: (status) => t(`status.${status}`),
      season: (code) =>
        t(code.endsWith('SS') ? 'season.SS' : 'season.AW', {
          year: locale === 'en' ? `20${code.slice(0, 2)}` : code.slice(0, 2),
        }),
      period,
      place: (model, target) =>
        target === 'tray'
          ? t('tray.title')
          : t('cell.label', { category: model.tree.rows[target.row]?.name, period: period(model, target.column) }),
    }
  }, [t])
}
