import { tsImport } from 'tsx/esm/api'
import { median, ratio, rounded, table } from '../figures.mjs'

const rounds = 200
const count = 5000
const source = (path) => tsImport(`../../../packages/domain/src/${path}`, import.meta.url)
const domain = async () => ({
  ...(await source('scheduling/public-face.ts')),
  ...(await source('dates/business-date.ts')),
})
const firstDay = '2026-11-24'

/** Planning 5,000 steps against a plain walk along the same links in topological order, which is the least it can take. */
export async function benchScheduling() {
  const rules = await domain()
  const shapes = [
    ['one chain', chainLinks()],
    ['twelve steps a style', styleLinks()],
  ]
  return `## Production schedules: planning ${count.toLocaleString('en')} steps against a plain walk

Median of ${rounds} rounds each, in turn, on three calendars. The walk reads every link once in topological order.

${table([['', 'links', 'walk ms', 'ms', 'to the walk'], ...shapes.flatMap(([name, links]) => measure(rules, name, links))])}`
}

function measure(rules, name, links) {
  const { stepNetwork, uniformBounds, earliestDates, latestDates, updateDates, dayNumber } = rules
  const calendars = companyCalendars(rules)
  const owners = [...calendars.keys()]
  const steps = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    calendarId: owners[at % owners.length],
    workdays: 1 + (at % 7),
  }))
  const network = stepNetwork(steps, links, calendars)
  const day = dayNumber(firstDay)
  const bounds = uniformBounds(network, day, day + 60_000)
  const before = earliestDates(network, bounds)
  const later = { ...bounds, floor: bounds.floor.with(network.order[0], day + 3000) }
  const works = {
    walk: () => walk(network),
    'forward plan': () => earliestDates(network, bounds),
    'forward and backward': () => [earliestDates(network, bounds), latestDates(network, bounds)],
    'first step moved': () => updateDates(network, later, before, [network.order[0]]),
    'network built anew': () => stepNetwork(steps, links, calendars),
  }
  const [plain, ...took] = inTurn(Object.values(works))
  return Object.keys(works)
    .slice(1)
    .map((work, at) => [
      `${name}: ${work}`,
      links.length.toLocaleString('en'),
      rounded(plain, 3),
      rounded(took[at], 3),
      ratio(took[at], plain),
    ])
}

function walk({ order, predecessors: { offsets, steps, lags } }) {
  const reached = new Int32Array(order.length)
  for (const step of order) {
    let first = 0
    for (let at = offsets[step]; at < offsets[step + 1]; at += 1)
      first = Math.max(first, reached[steps[at]] + 1 + lags[at])
    reached[step] = first
  }
  return reached
}

function companyCalendars({ WorkingCalendar, everyDay }) {
  const weekend = { ...everyDay, restDays: [6, 7] }
  const rules = {
    brand: { ...weekend, nationalHolidays: 'JP' },
    factory: { ...everyDay, restDays: [7] },
    carrier: everyDay,
  }
  return new Map(Object.entries(rules).map(([id, calendar]) => [id, new WorkingCalendar(calendar)]))
}

const chainLinks = () =>
  Array.from({ length: count - 1 }, (_, at) => ({ from: String(at), to: String(at + 1), lag: 0 }))

/** Chains of twelve, some of whose steps wait for two. */
const styleLinks = () =>
  Array.from({ length: count }, (_, at) => at).flatMap((at) => [
    ...(at % 12 > 0 ? [{ from: String(at - 1), to: String(at), lag: 0 }] : []),
    ...(at % 12 > 3 && at % 3 === 0 ? [{ from: String(at - 3), to: String(at), lag: at % 2 }] : []),
  ])

/** The median milliseconds of each work, done in turn so that all meet the same machine. */
function inTurn(works) {
  const took = works.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      work()
      took[at].push(performance.now() - began)
    }
  return took.map(median)
}
