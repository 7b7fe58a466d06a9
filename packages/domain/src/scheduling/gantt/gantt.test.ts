import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { dayNumber } from '../../dates/business-date.ts'
import { someCalendars } from '../random-network.fixture.ts'
import { axisTicks } from './axis-ticks.ts'
import { closedSpans } from './closed-spans.ts'
import { groupedRows, groupRows } from './grouped-rows.ts'
import { linkBuckets, linksInWindow } from './link-buckets.ts'
import { distanceToRoute, linkRoute, routePath } from './link-route.ts'
import { barOf, dayAtX, ganttZooms, scrollAfterZoom, xOfDay, type GanttZoom } from './time-scale.ts'

const origin = dayNumber('2026-11-09')
const zooms = Object.keys(ganttZooms) as GanttZoom[]

it('days and pixels lead to each other, at every zoom', () => {
  for (const zoom of zooms) {
    const scale = { origin, dayWidth: ganttZooms[zoom] }
    for (let day = origin - 400; day < origin + 400; day += 1) {
      expect(dayAtX(scale, xOfDay(scale, day))).toBe(day)
      expect(dayAtX(scale, xOfDay(scale, day + 1) - 0.01)).toBe(day)
    }
  }
  expect(barOf({ origin, dayWidth: 13 }, origin, origin + 4)).toEqual({ x: 0, width: 65 })
})

it('the day under the pointer stays under it', () => {
  const [before, after] = [
    { origin, dayWidth: 4 },
    { origin, dayWidth: 13 },
  ]
  const scroll = scrollAfterZoom(before, after, 100, 60)
  expect((scroll + 60) / after.dayWidth).toBeCloseTo((100 + 60) / before.dayWidth)
  expect(scrollAfterZoom(after, before, 0, 600)).toBe(0)
})

it('writes weeks and marks days, months and weeks, quarters and months', () => {
  const labels = (zoom: GanttZoom, until: string) =>
    axisTicks(zoom, origin, dayNumber(until)).filter(({ isLabelled }) => isLabelled)
  expect(axisTicks('day', origin, origin + 13)).toHaveLength(14)
  expect(
    labels('day', '2026-12-14').map(({ date, isEmphasised }) => date.slice(5) + (isEmphasised ? '!' : '')),
  ).toEqual(['11-09', '11-16', '11-23', '11-30', '12-07!', '12-14'])
  expect(labels('month', '2027-02-28').map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(labels('quarter', '2027-05-01').map(({ date, isEmphasised }) => [date, isEmphasised])).toEqual([
    ['2027-01-01', true],
    ['2027-04-01', false],
  ])
})

it('the ground is sunken on closed days', () => {
  const [brand, from, until] = [someCalendars.get('brand')!, dayNumber('2026-09-14'), dayNumber('2026-10-03')]
  const date = (day: number) => day - dayNumber('2026-09-01') + 1
  expect(closedSpans(brand, from, until).map(([first, last]) => [date(first), date(last)])).toEqual([
    [19, 27],
    [33, 33],
  ])
  expect(closedSpans(someCalendars.get('carrier')!, from, until)).toEqual([])
})

it('links run as drawn: straight from a gap of 8 px on, else along the border of the row', () => {
  const path = (x1: number, y1: number, x2: number, y2: number) =>
    routePath(linkRoute({ x: x1, y: y1 }, { x: x2, y: y2 }, 28))
  expect(path(338, 97, 363, 153)).toBe('M338 97H343V153H363')
  expect(path(65, 41, 51, 69)).toBe('M65 41H70V55H46V69H51')
  expect(path(520, 181, 506, 209)).toBe('M520 181H525V195H501V209H506')
  expect(path(100, 97, 90, 41)).toBe('M100 97H105V83H85V41H90')
  expect(path(100, 41, 108, 69)).toBe('M100 41H105V69H108')
  expect(path(100, 41, 107, 69)).toBe('M100 41H105V55H102V69H107')
  expect(path(100, 41, 120, 41)).toBe('M100 41H105H120')
})

it('every route is level or upright, begins and ends at its bars, and enters from the left', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { whole } = chance(seed)
    const [from, to] = [0, 1].map(() => ({ x: whole(0, 900), y: 13 + 28 * whole(0, 40) }))
    const route = linkRoute(from!, to!, 28)
    expect([route[0], route.at(-1)]).toEqual([from, to])
    for (const [at, point] of route.slice(1).entries())
      expect(point.x === route[at]!.x || point.y === route[at]!.y).toBe(true)
    expect(route.at(-2)!.x).toBeLessThan(to!.x)
    expect(distanceToRoute(route, from!)).toBe(0)
    expect(distanceToRoute(route, { x: -30, y: 2000 })).toBeGreaterThan(30)
  }
})

it('a window finds exactly the links that end in it', () => {
  const { whole } = chance(7)
  const links = Array.from({ length: 3000 }, (_, id) => ({ id, from: whole(0, 4999), to: whole(0, 4999) }))
  const buckets = linkBuckets(links)
  for (let seed = 1; seed <= 200; seed += 1) {
    const first = whole(0, 4950)
    const inside = (row: number) => row >= first && row <= first + 40
    const expected = links.filter(({ from, to }) => inside(from) || inside(to)).map(({ id }) => id)
    expect([...linksInWindow(buckets, first, first + 40)].toSorted((one, other) => one - other)).toEqual(expected)
  }
})

it('rows of groups, folded or not, are found by number and by item', () => {
  const items = Array.from({ length: 40 }, (_, at) => ({ id: at, style: `style-${at % 7}` }))
  const groups = groupRows(items, ({ style }) => style)
  const rows = groupedRows(groups, new Set(['style-2']))
  expect(rows.count).toBe(7 + 40 - 6)
  const listed = Array.from({ length: rows.count }, (_, row) => rows.rowAt(row)!)
  expect(listed.filter(({ kind }) => kind === 'group')).toHaveLength(7)
  for (const [row, each] of listed.entries()) if (each.kind === 'item') expect(rows.rowOf(each.item)).toBe(row)
  const head = rows.rowOf(items[2]!)!
  expect(rows.rowAt(head)).toMatchObject({ kind: 'group', isFolded: true, group: { key: 'style-2' } })
  expect([rows.rowAt(-1), rows.rowAt(rows.count), rows.rowOf({ id: 99, style: '' })]).toEqual([null, null, null])
  expect(groupedRows([], new Set()).count).toBe(0)
})
