import type { Brand } from '@tsumugi/contract'
import { seasonAfter } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { shortYen } from '../md-map-screen/figures/figure-text.ts'
import type { MapModel } from '../md-map-screen/grid/grid-model.ts'
import type { LastYearFigures } from '../md-map-screen/figures/last-year-figures.ts'
import { useMap } from '../merchandising-queries.ts'
import css from './last-year.css?inline'
import { lastYearTexts } from './last-year-texts.ts'
import { yearBefore } from './year-before.ts'

export interface LastYearProps {
  brand: Brand
  season: string
  model: MapModel
  onFigures(figures: LastYearFigures | null): void
}

/** Asks for the season a year ago and hands its figures to the cells; draws nothing itself. */
export function LastYear({ brand, season, model, onFigures }: LastYearProps) {
  useStyles(css)
  const t = useText(lastYearTexts)
  const { data } = useMap(brand.id, seasonAfter(season, -2, brand.seasonStartMonths).code)
  const { tree, unit, periods } = model
  const items = data?.items
  const figures = useMemo((): LastYearFigures | null => {
    if (!items) return null
    const ghost = yearBefore({ tree, unit, periods }, items)
    return (row, column) => {
      const totals = ghost(row, column)
      if (!totals) return undefined
      const words = {
        count: totals.count,
        quantity: formatNumber(totals.quantity, undefined, t.locale),
        retail: shortYen(totals.retail, t.locale),
      }
      return { text: t('ghost', words), title: t('title', words) }
    }
  }, [items, tree, unit, periods, t])
  const hand = useEffectEvent(onFigures)
  useEffect(() => hand(figures), [figures])
  useEffect(() => () => hand(null), [])
  return null
}
