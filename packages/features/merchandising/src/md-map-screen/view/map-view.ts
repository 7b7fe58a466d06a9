import { merchandisingStatuses, periodUnits, type MerchandisingStatus, type PeriodUnit } from '@tsumugi/domain'
import type { QueryInput, QueryRecord, QueryValue } from '@tsumugi/navigation'

/** From the wall of pictures to cards with all their figures. */
export const zooms = ['small', 'medium', 'large'] as const
export type Zoom = (typeof zooms)[number]

/** What colours the cells. */
export const heats = ['gap', 'costRate', 'quantity', 'retail'] as const
export type HeatFigure = (typeof heats)[number]

/** Whose categories stand at the side: the organisation's or the brand's own. */
export const trees = ['organisation', 'brand'] as const
export type TreeName = (typeof trees)[number]

/** How the map is looked at: all of it travels in the address. */
export interface MapView {
  /** `27SS`; null is the latest season with products. */
  season: string | null
  unit: PeriodUnit
  zoom: Zoom
  heat: HeatFigure
  tree: TreeName
  /** Figures of a year ago lie over the cells. */
  lastYear: boolean
  statuses: readonly MerchandisingStatus[]
  tags: readonly string[]
  text: string
}

export const defaultView: MapView = {
  season: null,
  unit: 'month',
  zoom: 'medium',
  heat: 'gap',
  tree: 'organisation',
  lastYear: false,
  statuses: [],
  tags: [],
  text: '',
}

/** Reads a view from a query; what cannot be understood falls back, so that an old link still opens. */
export function viewOf(query: QueryRecord): MapView {
  return {
    season: seasonIn(query.season),
    unit: oneOf(periodUnits, query.unit) ?? defaultView.unit,
    zoom: oneOf(zooms, query.zoom) ?? defaultView.zoom,
    heat: oneOf(heats, query.heat) ?? defaultView.heat,
    tree: oneOf(trees, query.tree) ?? defaultView.tree,
    lastYear: query.last_year === '1',
    statuses: listIn(query.statuses).filter((word) => oneOf(merchandisingStatuses, word)) as MerchandisingStatus[],
    tags: listIn(query.tags),
    text: typeof query.text === 'string' ? query.text : '',
  }
}

/** Writes a view as a query with bracket arrays (spec §2); what is usual leaves no trace. */
export function queryOf(view: MapView): QueryInput {
  const { unit, zoom, heat, tree, text } = view
  return {
    season: view.season,
    unit: unit === defaultView.unit ? null : unit,
    zoom: zoom === defaultView.zoom ? null : zoom,
    heat: heat === defaultView.heat ? null : heat,
    tree: tree === defaultView.tree ? null : tree,
    last_year: view.lastYear ? '1' : null,
    statuses: view.statuses,
    tags: view.tags,
    text: text || null,
  }
}

/** Whether some products may be out of sight. */
export function isFiltered({ statuses, tags, text }: MapView): boolean {
  return statuses.length > 0 || tags.length > 0 || text.trim() !== ''
}

export function seasonIn(value: unknown): string | null {
  return typeof value === 'string' && /^\d{2}(SS|AW)$/.test(value) ? value : null
}

function oneOf<const Words extends readonly string[]>(
  words: Words,
  value: QueryValue | undefined,
): Words[number] | undefined {
  return words.find((word) => word === value)
}

function listIn(value: QueryValue | undefined): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item): item is string => typeof item === 'string' && item !== '')
}
