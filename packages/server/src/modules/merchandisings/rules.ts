import { seasonOf, seasonOn, transitionBetween, type MerchandisingStatus, type Season } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'

/** The seasons from the first to the last day, oldest first. */
export function seasonsBetween(first: string, last: string, startMonths: readonly number[]): Season[] {
  const seasons: Season[] = []
  for (let season = seasonOn(first, startMonths); season.startsOn <= last; season = nextSeason(season, startMonths))
    seasons.push(season)
  return seasons
}

function nextSeason(season: Season, startMonths: readonly number[]): Season {
  const year = Number(season.code.slice(0, 2))
  const code = season.code.endsWith('SS')
    ? `${season.code.slice(0, 2)}AW`
    : `${String((year + 1) % 100).padStart(2, '0')}SS`
  return seasonOf(code, startMonths)
}

/** Status only moves by named transitions (domain §4.8). */
export function assertTransition(from: MerchandisingStatus, to: MerchandisingStatus | undefined) {
  if (to === undefined || to === from || transitionBetween(from, to)) return
  throw invalid({ code: 'not_transition', field: 'merchandising.status', meta: { from, to } })
}

interface NamedCategory {
  id: number
  brand_id: number | null
  layer: number
}

/** One leaf per layer of each tree, of the own brand or of the organisation (domain §3.14). */
export function assertCategories(
  wanted: readonly number[],
  found: readonly NamedCategory[],
  brandId: number,
  field = 'merchandising.categories',
) {
  const usable = found.filter((category) => category.brand_id === null || category.brand_id === brandId)
  if (usable.length !== new Set(wanted).size || usable.length !== wanted.length)
    throw invalid({ code: 'not_found', field })
  const places = usable.map((category) => `${category.brand_id ?? 0}/${category.layer}`)
  if (new Set(places).size !== places.length) throw invalid({ code: 'one_category_per_layer', field })
}
