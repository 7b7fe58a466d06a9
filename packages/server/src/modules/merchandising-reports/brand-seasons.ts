import { defaultSeasonStartMonths, seasonAfter, seasonOf, seasonOn, type Season } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { plannedSpans } from './season-queries.ts'

export interface BrandSeason extends Season {
  brandId: number
}

/** A code names a year of this century; a day outside it is a slip. */
const firstDay = '2000-01-01'
const lastDay = '2099-12-31'
const mostSeasons = 200

/** The months of a brand, or the usual ones where they do not divide a year. */
export function startMonthsOf(months: readonly number[]): readonly number[] {
  try {
    seasonOf('27SS', months)
    return months
  } catch {
    return defaultSeasonStartMonths
  }
}

/** The seasons in which each brand of the organisation plans something, by the brand's own calendar. */
export async function brandSeasons(database: Database, userGroupId: number): Promise<BrandSeason[]> {
  const rows = await plannedSpans(database, userGroupId)
  return rows.flatMap(({ id, months, first, last }) =>
    first && last
      ? seasonsOf(id, startMonthsOf(months), first < firstDay ? firstDay : first, last > lastDay ? lastDay : last)
      : [],
  )
}

function seasonsOf(brandId: number, months: readonly number[], first: string, last: string): BrandSeason[] {
  const seasons: BrandSeason[] = []
  for (
    let season = seasonOn(first, months);
    season.startsOn <= last && seasons.length < mostSeasons;
    season = seasonAfter(season.code, 1, months)
  ) {
    // After 99AW codes begin again.
    if (seasons.some(({ code }) => code === season.code)) break
    seasons.push({ brandId, ...season })
  }
  return seasons
}

/** The codes there are, oldest first. */
export const seasonCodes = (seasons: readonly BrandSeason[]): string[] => [
  ...new Map(seasons.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1)).map(({ code }) => [code, code])).keys(),
]
