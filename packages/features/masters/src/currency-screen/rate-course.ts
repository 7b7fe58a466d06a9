export interface RatePoint {
  /** ISO day from which the rate stands. */
  day: string
  /** Base money for one unit. */
  perUnit: number
}

export interface Course {
  pair: string
  kind: string
  points: readonly RatePoint[]
}

interface Rate {
  fromCurrency: string
  toCurrency: string
  kind: string
  validFrom: string
  rate: string
  perUnits: number
}

/** Rates of each pair and kind in the order of their days, for one unit however they are quoted. */
export function coursesOf(rates: readonly Rate[]): Course[] {
  const names = [...new Set(rates.map(({ fromCurrency, toCurrency, kind }) => `${fromCurrency}/${toCurrency} ${kind}`))]
  return names.map((name) => {
    const [pair = '', kind = ''] = name.split(' ')
    const own = rates.filter((rate) => `${rate.fromCurrency}/${rate.toCurrency} ${rate.kind}` === name)
    const points = own.map(({ validFrom, rate, perUnits }) => ({ day: validFrom, perUnit: Number(rate) / perUnits }))
    return { pair, kind, points: points.toSorted((one, other) => one.day.localeCompare(other.day)) }
  })
}

export interface Scale {
  x(day: string): number
  y(value: number): number
  /** Round figures for the axis, ascending. */
  ticks: readonly number[]
}

const dayOf = (day: string) => Date.parse(day) / 86_400_000

/** Where days and rates lie in a drawing of this size; a rate stands until the next one, and to the last day. */
export function scaleOf(courses: readonly Course[], { width, height }: { width: number; height: number }): Scale {
  const points = courses.flatMap((course) => course.points)
  const days = points.map(({ day }) => dayOf(day))
  const values = points.map(({ perUnit }) => perUnit)
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const spread = Math.max(...values) - Math.min(...values) || Math.max(...values) * 0.1 || 1
  const step = roundStep(spread / 3)
  const low = Math.floor((Math.min(...values) - spread * 0.05) / step) * step
  const high = Math.ceil((Math.max(...values) + spread * 0.05) / step) * step
  const count = Math.round((high - low) / step)
  return {
    x: (day) => (last === first ? 0 : ((dayOf(day) - first) / (last - first)) * width),
    y: (value) => height - ((value - low) / (high - low)) * height,
    ticks: Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toPrecision(8))),
  }
}

/** 1, 2 or 5 times a power of ten, at least this. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least * 0.999) ?? power
}

/** A line of steps: each rate stands until the next day with one, the last to the end. */
export function stepPath(points: readonly RatePoint[], { x, y }: Scale, end: number): string {
  return `${points.map(({ day, perUnit }, at) => (at === 0 ? `M${x(day)} ${y(perUnit)}` : `H${x(day)}V${y(perUnit)}`)).join('')}H${end}`
}
