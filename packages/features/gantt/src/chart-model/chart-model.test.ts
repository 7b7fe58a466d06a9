import { expect, it } from 'vitest'
import { dayNumber } from '@tsumugi/domain'
import { groupedRows, linksInWindow } from '@tsumugi/domain/scheduling'
import { calendars, demoModel, today } from '../story/demo-plan.fixture.ts'
import { partAt, workdaysAcross } from '../moving/drag-operation.ts'
import { chartGroups, groupings } from './chart-groups.ts'
import { chartPlan, draftForecast } from './chart-plan.ts'
import { closedGround } from './closed-ground.ts'
import { daysDraft, editSummary } from '../editing/edit-draft.ts'
import { groupSummary } from './group-summary.ts'
import { chartLinks, lineLook, linePath, lineRoute } from './link-lines.ts'
import { planEdit } from '../editing/plan-edit.ts'
import { stepFigures } from './step-figures.ts'

const chart = chartPlan(demoModel(12))
const at = (id: string) => chart.editable.network.indexOf.get(id)!
const figures = (id: string) => stepFigures(chart.forecast, at(id), () => today)

it('every step stands under one head, whatever it is grouped by, and none last', () => {
  for (const grouping of groupings) {
    const groups = chartGroups(chart, grouping)
    expect(groups.flatMap(({ items }) => [...items]).toSorted((a, b) => a - b)).toEqual([...chart.model.steps.keys()])
    const named = groups.filter(({ key }) => key !== '')
    expect(groups.slice(0, named.length)).toEqual(named)
  }
})

it('a bar is what is expected: slip beyond the first plan, float to the latest day, nothing of both once it is done', () => {
  expect(figures('a2')).toMatchObject({ health: 'at_risk', done: 0.35 })
  expect(figures('a2').slipDays).toBeGreaterThan(0)
  expect(figures('a0')).toMatchObject({ done: 1, slipDays: 0, float: null, floatEnd: null, health: 'done' })
  const { bar, float, floatEnd } = figures('d1')
  expect(float).toBeGreaterThan(0)
  expect(floatEnd).toBeGreaterThan(bar.end)
  expect(chart.first).toBeLessThan(bar.start)
})

it('a draft of an edit is the forecast of the plan as it would be', () => {
  for (const operation of [
    { kind: 'move', step: 'a4', days: 5, chain: false },
    { kind: 'resize', step: 'b2', edge: 'end', days: -3 },
    { kind: 'move', step: 'd1', days: 2, chain: true },
  ] as const) {
    const { edit } = planEdit(chart, operation)
    const { steps } = chart.model
    const changed = new Map(edit!.patch.steps.map(({ id, after }) => [id, after]))
    const moved = { ...chart.model, steps: steps.map((step) => ({ ...step, ...changed.get(step.id) })) }
    const whole = chartPlan(moved).forecast
    const { forecast: tried, summary } = daysDraft(chart, operation)
    for (const draft of [draftForecast(chart, edit!.patch), tried!])
      expect([draft.forecast, draft.latest, draft.float]).toEqual([whole.forecast, whole.latest, whole.float])
    expect(summary).toEqual(editSummary(chart, edit!))
    for (const index of steps.keys())
      expect(stepFigures(tried!, index, () => today)).toEqual(stepFigures(whole, index, () => today))
  }
})

it('a link is refused where it would close a circle, with the whole of it, and for steps that may not even be asked for', () => {
  const { refusal } = planEdit(chart, { kind: 'link', from: 'b3', to: 'b0', lag: 0 })
  expect(refusal).toEqual({ code: 'link_cycle', steps: ['b3', 'b0', 'b1', 'b2', 'b3'] })
  const closed = chartPlan({
    ...chart.model,
    steps: chart.model.steps.map((step) => ({ ...step, right: 'none' as const })),
  })
  const move = { kind: 'move', step: 'b2', days: 1, chain: false } as const
  expect(planEdit(closed, move).refusal?.code).toBe('closed')
  expect(daysDraft(closed, move).refusal).toEqual(planEdit(closed, move).refusal)
})

it('links are found by the rows in view, and none is left where both ends are folded away', () => {
  const groups = chartGroups(chart, 'style')
  const open = groupedRows(groups, new Set())
  const links = chartLinks(chart, open)
  expect(linksInWindow(links.buckets, 0, open.count).size).toBe(chart.model.links.length)
  const folded = groupedRows(groups, new Set(groups.map(({ key }) => key)))
  expect(linksInWindow(chartLinks(chart, folded).buckets, 0, folded.count).size).toBe(0)
  const scale = { origin: chart.first, dayWidth: 13 }
  for (const id of [0, 5, 20]) expect(linePath(lineRoute(chart.forecast, links, open, scale, id))).toMatch(/^M\S+ \S+H/)
  const looks = chart.model.links.map((_, id) => lineLook(chart.forecast, links, chart.critical, id))
  expect(new Set(looks)).toEqual(new Set(['plain', 'critical', 'late']))
})

it('heads say the worst of their steps, by how much, and what waits for an answer', () => {
  const summary = (key: string) =>
    groupSummary(chart, chart.forecast, chartGroups(chart, 'style').find((group) => group.key === key)!.items)
  expect(summary('a')).toMatchObject({ health: 'at_risk', waiting: 0 })
  expect(summary('a').slip).toBeGreaterThan(0)
  expect(summary('c')).toMatchObject({ health: 'on_track', waiting: 1, slip: 0 })
})

it('closed days are sunken where a day is wide enough to be seen', () => {
  const calendar = calendars.get('1')!
  const [from, until] = [dayNumber('2026-11-20'), dayNumber('2026-11-24')]
  const scale = { origin: from, dayWidth: 13 }
  // Saturday 21 to Monday 23, which is Labour Thanksgiving Day.
  expect(closedGround(calendar, scale, from, until)).toContain('var(--closed) 13px 52px')
  expect(closedGround(calendar, { ...scale, dayWidth: 2 }, from, until)).toBe('none')
  expect(workdaysAcross(calendar, dayNumber('2026-11-20'), 4)).toBe(1)
  expect(workdaysAcross(calendar, dayNumber('2026-11-20'), -7)).toBe(-5)
})

it('a bar is taken by its ends, its body, or beyond its end for a link; a short one keeps its body', () => {
  expect([2, 30, 58, 64].map((x) => partAt(x, 60))).toEqual(['start', 'body', 'end', 'link'])
  expect([2, 9, 14].map((x) => partAt(x, 12))).toEqual(['body', 'end', 'link'])
})
