import { expect, it } from 'vitest'
import { phaseKinds } from '../../production/phase.ts'
import { linkFaults } from '../network/link-faults.ts'
import { forecastPlan } from '../forecast/forecast.ts'
import { stepForecasts } from '../forecast/step-forecasts.ts'
import { contextOn } from '../random-plan.fixture.ts'
import { someCalendars } from '../random-network.fixture.ts'
import { milestoneChips, milestoneKinds } from './milestones.ts'
import { scheduleTemplates } from './schedule-templates.ts'
import { bulkStepKinds, stepKinds, stepWord, stepWords } from './step-kinds.ts'
import { scheduleFromTemplate, type PlanAnchor } from './template-schedule.ts'

const schedule = (phase: (typeof phaseKinds)[number], anchor: PlanAnchor) =>
  scheduleFromTemplate(
    scheduleTemplates[phase],
    {
      scheduleId: 'schedule',
      idOf: (kind: string) => kind,
      ownerIds: { brand: 'brand', supplier: 'factory' },
      calendarIds: { brand: 'brand', supplier: 'factory', carrier: 'carrier' },
    },
    anchor,
    someCalendars,
  )

it('§3.4 the twelve steps of bulk, and fewer for samples', () => {
  expect(scheduleTemplates.bulk.map(({ kind }) => kind)).toEqual(bulkStepKinds)
  expect(bulkStepKinds).toHaveLength(12)
  for (const phase of phaseKinds) {
    const rows = scheduleTemplates[phase]
    if (phase !== 'bulk' && phase !== 'reorder') expect(rows.length).toBeLessThan(12)
    const links = rows.flatMap(({ kind, after }) =>
      after.map((before) => ({ from: before.kind, to: kind, lag: before.lag })),
    )
    expect(
      linkFaults(
        rows.map(({ kind }) => ({ id: kind })),
        links,
      ),
    ).toEqual([])
    // Everything leads to the last step.
    expect(rows.filter(({ kind }) => !links.some(({ from }) => from === kind))).toHaveLength(1)
  }
})

it('knit words differ from those of cloth where the work does', () => {
  expect(stepKinds.filter((kind) => stepWord(kind, 'knit') !== kind)).toEqual([
    'fabric_order',
    'fabric_in',
    'cutting',
    'sewing',
    'pattern',
  ])
  expect(stepKinds.every((kind) => stepWord(kind, 'cloth') === kind)).toBe(true)
  expect(new Set(stepWords).size).toBe(stepKinds.length + 5)
})

it('§3.4 backward from the due date, in the business days of each owner; forward from a day', () => {
  const backward = schedule('bulk', { due: '2027-02-26' })
  const rows = stepForecasts(forecastPlan(backward, contextOn('2026-09-07', '2027-02-26')), contextOn('2026-09-07'))
  expect(backward.steps.at(-1)).toMatchObject({
    kind: 'arrive',
    ownerId: 'brand',
    calendarId: 'carrier',
    planned: { end: '2027-02-26' },
  })
  expect([...rows.values()].filter(({ isCritical }) => isCritical).length).toBeGreaterThan(5)
  expect([...rows.values()].every(({ totalFloat }) => totalFloat === 0)).toBe(true)
  const forward = schedule('proto', { from: '2026-09-05' })
  expect(forward.steps[0]!.planned.start).toBe('2026-09-07')
  for (const { id, planned } of backward.steps)
    for (const { from, to } of backward.links.filter(({ lag }) => lag >= 0))
      if (from === id) expect(backward.steps.find((step) => step.id === to)!.planned.start > planned.end).toBe(true)
})

it('a milestone is met by the last of its steps', () => {
  const { steps } = schedule('bulk', { due: '2027-02-26' })
  const done = steps.map((step) => {
    if (step.kind === 'spec_fixed')
      return { ...step, status: 'done' as const, actual: { start: '2026-11-09', end: '2026-11-13' } }
    if (step.kind === 'trims_in')
      return { ...step, status: 'done' as const, actual: { start: '2026-11-09', end: '2026-11-27' } }
    return step.kind === 'cutting' ? { ...step, status: 'skipped' as const } : step
  })
  const chips = milestoneChips(done, new Map([['ship', { forecast: { start: '2027-02-01', end: '2027-02-02' } }]]))
  expect(chips.map(({ milestone }) => milestone)).toEqual(
    Object.keys(milestoneKinds).filter((each) => each !== 'cutting'),
  )
  expect(chips.map(({ actual }) => actual)).toEqual(['2026-11-13', null, null, null, null])
  expect(chips.at(-1)).toMatchObject({ milestone: 'ship', forecast: '2027-02-02' })
})
