import { addDays, addMonths, partsOf, written, type BusinessDate } from '../dates/business-date.ts'

/** The year and half of a season: `27SS` is spring and summer 2027, `27AW` autumn and winter 2027. */
export interface Season {
  code: string
  startsOn: BusinessDate
  endsOn: BusinessDate
}

/** Months in which SS and AW begin unless a brand says otherwise. */
export const defaultSeasonStartMonths: readonly number[] = [1, 7]

/**
 * The dates of a season code. `startMonths` are the brand's, SS first and AW second (1–12).
 * A season lasts until the day before the next one begins.
 */
export function seasonOf(code: string, startMonths: readonly number[] = defaultSeasonStartMonths): Season {
  const parts = /^(\d{2})(SS|AW)$/.exec(code)
  if (!parts) throw new RangeError(`'${code}' is not a season. Write the year and SS or AW, as 27SS.`)
  const year = 2000 + Number(parts[1])
  const [spring, autumn] = halves(startMonths)
  const startsOn = written(year, parts[2] === 'SS' ? spring : autumn, 1)
  const next = parts[2] === 'SS' ? written(year, autumn, 1) : written(year + 1, spring, 1)
  return { code, startsOn, endsOn: addDays(next, -1) }
}

/** The season in which a day falls. */
export function seasonOn(date: BusinessDate, startMonths: readonly number[] = defaultSeasonStartMonths): Season {
  const [year, month] = partsOf(date)
  const [spring, autumn] = halves(startMonths)
  const half = month >= spring && month < autumn ? 'SS' : 'AW'
  const of = half === 'AW' && month < spring ? year - 1 : year
  return seasonOf(`${String(of % 100).padStart(2, '0')}${half}`, startMonths)
}

/** The season before or after, `count` halves away. */
export function seasonAfter(code: string, count: number, startMonths = defaultSeasonStartMonths): Season {
  const { startsOn } = seasonOf(code, startMonths)
  let day = startsOn
  for (let step = 0; step < Math.abs(count); step += 1) {
    const season = seasonOn(day, startMonths)
    day = count > 0 ? addDays(season.endsOn, 1) : addDays(season.startsOn, -1)
  }
  return seasonOn(day, startMonths)
}

/** release_on must lie in its season (domain §3.14). */
export function inSeason(date: BusinessDate, { startsOn, endsOn }: Pick<Season, 'startsOn' | 'endsOn'>): boolean {
  return date >= startsOn && date <= endsOn
}

/** The same day a year earlier, for the last-year overlay. */
export function lastYear(date: BusinessDate): BusinessDate {
  return addMonths(date, -12)
}

/** One start month is taken as SS, with AW half a year later; further ones do not open further seasons. */
function halves(startMonths: readonly number[]): [spring: number, autumn: number] {
  const [spring = 1, autumn = spring + 6] = startMonths.toSorted((a, b) => a - b)
  if (spring >= 1 && autumn <= 12 && spring < autumn) return [spring, autumn]
  throw new RangeError(`Season start months [${startMonths.join(', ')}] do not divide a year. Give two, as [1, 7].`)
}
