import { reportCharts, type MerchandisingReportConfig } from '@tsumugi/contract'
import {
  merchandisingStatuses,
  reportDimensions,
  reportMeasures,
  type MerchandisingStatus,
  type ReportDimension,
  type ReportMeasure,
} from '@tsumugi/domain'
import { href, rewriteAddress, type QueryRecord, type QueryValue } from '@tsumugi/navigation'
import { useState } from 'react'
import { seasonIn } from '../md-map-screen/view/map-view.ts'
import type { ReportCall } from '../report-queries.ts'

export type ReportChart = (typeof reportCharts)[number]
/** In what money is written: units, thousands, millions. */
export const scales = ['1', '1000', '1000000'] as const
export type Scale = (typeof scales)[number]

/** How a report is laid out and what it is about; all of it travels in the address. */
export interface ReportPlace {
  rows: readonly ReportDimension[]
  columns: readonly ReportDimension[]
  measures: readonly ReportMeasure[]
  season: string | null
  brandIds: readonly number[]
  categoryId: number | null
  statuses: readonly MerchandisingStatus[]
  priceFrom: string
  priceTo: string
  asOf: string
  chart: ReportChart | null
  scale: Scale
  /** The saved report that was opened. */
  configId: number | null
}

export const usualPlace: ReportPlace = {
  rows: ['category1', 'category2'],
  columns: ['month'],
  measures: ['styles', 'quantity', 'retail', 'costRate', 'budgetGap'],
  season: null,
  brandIds: [],
  categoryId: null,
  statuses: [],
  priceFrom: '',
  priceTo: '',
  asOf: '',
  chart: 'planActual',
  scale: '1000',
  configId: null,
}

/** Reads a place from a query; what cannot be understood is left out, so that an old link still opens. */
export function placeOf(query: QueryRecord): ReportPlace {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    rows: query.rows === undefined ? usualPlace.rows : among(reportDimensions, query.rows).slice(0, 3),
    columns:
      query.columns === undefined
        ? query.rows === undefined
          ? usualPlace.columns
          : []
        : among(reportDimensions, query.columns).slice(0, 2),
    measures: query.measures === undefined ? usualPlace.measures : among(reportMeasures, query.measures),
    season: seasonIn(query.season),
    brandIds: listIn(query.brand_ids).flatMap((value) => positive(value) ?? []),
    categoryId: positive(query.category_id),
    statuses: among(merchandisingStatuses, query.statuses),
    priceFrom: /^\d{1,12}$/.test(text(query.price_from)) ? text(query.price_from) : '',
    priceTo: /^\d{1,12}$/.test(text(query.price_to)) ? text(query.price_to) : '',
    asOf: /^\d{4}-\d\d-\d\d$/.test(text(query.as_of)) ? text(query.as_of) : '',
    chart: query.chart === 'none' ? null : (reportCharts.find((each) => each === query.chart) ?? usualPlace.chart),
    scale: scales.find((each) => each === query.scale) ?? usualPlace.scale,
    configId: positive(query.config_id),
  }
}

export function addressOf(place: ReportPlace): string {
  const {
    rows,
    columns,
    measures,
    season,
    brandIds,
    categoryId,
    statuses,
    priceFrom,
    priceTo,
    asOf,
    chart,
    scale,
    configId,
  } = place
  return href('mdReport', null, {
    rows,
    columns,
    measures,
    season,
    brand_ids: brandIds.map(String),
    category_id: categoryId,
    statuses,
    price_from: priceFrom || null,
    price_to: priceTo || null,
    as_of: asOf || null,
    chart: chart === usualPlace.chart ? null : (chart ?? 'none'),
    scale: scale === usualPlace.scale ? null : scale,
    config_id: configId,
  })
}

/** What the filters of a place ask for. */
export function filtersOf({
  season,
  brandIds,
  categoryId,
  statuses,
  priceFrom,
  priceTo,
}: ReportPlace): Omit<ReportCall, 'rows' | 'columns' | 'measures' | 'asOf'> {
  return {
    ...(season && { season }),
    ...(brandIds.length > 0 && { brandIds: [...brandIds] }),
    ...(categoryId !== null && { categoryId }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
  }
}

export const callOf = (place: ReportPlace): ReportCall => ({
  ...filtersOf(place),
  rows: [...place.rows],
  columns: [...place.columns],
  measures: [...place.measures],
  ...(place.asOf && { asOf: place.asOf }),
})

/** A saved report as a place. */
export function placeOfConfig(
  { id, rows, columns, measures, filters, chart }: MerchandisingReportConfig,
  scale: Scale,
): ReportPlace {
  return {
    ...usualPlace,
    rows,
    columns,
    measures,
    chart,
    scale,
    configId: id,
    season: filters.season ?? null,
    brandIds: filters.brandIds ?? [],
    categoryId: filters.categoryId ?? null,
    statuses: filters.statuses ?? [],
    priceFrom: filters.priceFrom ?? '',
    priceTo: filters.priceTo ?? '',
  }
}

/** Layout and filters as they are shown, kept in the address. */
export function useReportPlace(query: QueryRecord) {
  const [place, setPlace] = useState(() => placeOf(query))
  const given = addressOf(placeOf(query))
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    if (given !== addressOf(place)) setPlace(placeOf(query))
  }
  const go = (change: Partial<ReportPlace>) => {
    const next = { ...place, ...change }
    setPlace(next)
    rewriteAddress(addressOf(next))
  }
  return { place, go }
}

const listIn = (value: QueryValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '')
const among = <Word extends string>(words: readonly Word[], value: QueryValue | undefined): Word[] =>
  [...new Set(listIn(value))].flatMap((item) => words.find((word) => word === item) ?? [])
const positive = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null)
