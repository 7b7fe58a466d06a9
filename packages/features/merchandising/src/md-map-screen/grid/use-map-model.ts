import type { Brand, Category, MerchandisingCard } from '@tsumugi/contract'
import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { MapAnswer } from '../../merchandising-queries.ts'
import { filterCards } from '../cards/card-filter.ts'
import { branchesStoodIn, categoryTree } from '../cards/categories.ts'
import { buildModel, type MapModel } from './grid-model.ts'
import { defaultView, isFiltered, type MapView } from '../view/map-view.ts'

interface Parts {
  brand: Brand | undefined
  categories: readonly Category[] | undefined
  answer: MapAnswer | undefined
  cards: readonly MerchandisingCard[] | undefined
  view: MapView
}

const noBudgets: MapAnswer['budgets'] = []

/** The map of what has been loaded so far, undefined until all of it is here, and the filters it was made with. */
export function useMapModel({ brand, categories, answer, cards, view }: Parts): {
  model: MapModel | undefined
  filter: MapView
} {
  const previous = useRef<MapModel | undefined>(undefined)
  const season = answer?.season
  const startMonths = brand?.seasonStartMonths
  const stoodIn = categories && cards ? branchesStoodIn(categories, cards).join(' ') : ''
  const tree = useMemo(
    () => categories && categoryTree(categories, stoodIn.split(' ').filter(Boolean).map(Number)),
    [categories, stoodIn],
  )
  const periods = useMemo(
    () => (season && startMonths ? releasePeriods(seasonOf(season, startMonths), view.unit) : undefined),
    [season, startMonths, view.unit],
  )
  // Typing stays quick: the map follows a moment later.
  const { statuses, tags, text } = useDeferredValue(view)
  const filter = useMemo((): MapView => ({ ...defaultView, statuses, tags, text }), [statuses, tags, text])
  const shown = useMemo(() => cards && filterCards(cards, filter), [cards, filter])
  const budgets = isFiltered(filter) ? noBudgets : answer?.budgets
  const model = useMemo(() => {
    if (!tree || !periods || !shown || !budgets) return undefined
    return (previous.current = buildModel({ tree, unit: view.unit, periods, cards: shown, budgets }, previous.current))
  }, [tree, periods, shown, budgets, view.unit])
  return { model, filter }
}
