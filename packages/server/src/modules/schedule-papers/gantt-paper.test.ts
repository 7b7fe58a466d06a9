import { everyDay, forecastPlan, stepForecasts, WorkingCalendar, type ScheduledStep } from '@tsumugi/domain/scheduling'
import { expect, it } from 'vitest'
import type { PdfContent } from '../../documents/pdf/pdf-definition.ts'
import type { PlanView } from '../production-schedules/public-face.ts'
import { ganttPaper } from './gantt-paper.ts'

const calendars = new Map([['1', new WorkingCalendar({ ...everyDay, restDays: [6, 7] })]])
const context = { calendars, todayOf: () => '2026-11-21', dueOf: () => null }
const stepOf = (at: number, scheduleId: string): ScheduledStep => ({
  id: `${scheduleId}-${at}`,
  scheduleId,
  kind: 'sewing',
  ownerId: '1',
  calendarId: '1',
  workdays: 2,
  status: 'todo',
  progress: 0,
  planned: { start: '2026-11-24', end: '2026-11-25' },
  baseline: null,
  actual: { start: null, end: null },
  notBefore: null,
  notAfter: null,
  version: 0,
})

/** A schedule whose steps wait for each other in a row, as far as paper reads it. */
function viewOf(scheduleId: string, count: number): PlanView {
  const steps = Array.from({ length: count }, (_, at) => stepOf(at, scheduleId))
  const links = steps.slice(1).map(({ id }, at) => ({ from: steps[at]!.id, to: id, lag: 0 }))
  const forecast = forecastPlan({ steps, links }, context)
  const row = { name: '先染めシャツ', style_no: scheduleId, delivery_due: '2027-02-26' }
  return {
    stored: { row, steps: new Map(steps.map(({ id, kind }) => [id, { kind, name: null }])) },
    reader: 1,
    plan: { steps, links },
    forecast,
    forecasts: stepForecasts(forecast, context),
  } as unknown as PlanView
}

const textsOf = (content: readonly PdfContent[]) =>
  content.flatMap((each) => ('text' in each ? [String(each.text)] : []))
const pagesOf = (content: readonly PdfContent[]) => content.filter((each) => each.pageBreak === 'before').length + 1

it('planning §3 A3 from the model: names and axis on every page, breaks at styles, links that go on say where', () => {
  const { paper, content } = ganttPaper([viewOf('A', 30), viewOf('B', 60)], '2026-11-21', 'ja')
  expect(paper).toBe('A3L')
  const texts = textsOf(content)
  const pages = pagesOf(content)
  // The first style and the head of the second do not share a page: 31 rows, then 61 on pages of 44.
  expect(pages).toBe(3)
  expect(texts.filter((text) => text === '生産スケジュール')).toHaveLength(pages)
  expect(texts.filter((text) => text === '品番・工程')).toHaveLength(pages)
  expect(texts.filter((text) => text === '今日')).toHaveLength(pages)
  expect(texts.filter((text) => text.endsWith('（続き）'))).toHaveLength(1)
  expect([texts.includes('→ p. 3'), texts.includes('← p. 2')]).toEqual([true, true])
})

it('a plan longer than a page goes on beside it; nothing at all is a page that says so', () => {
  const { content } = ganttPaper([viewOf('A', 40), viewOf('B', 300)], '2026-11-21', 'en')
  expect(pagesOf(content) % 3).toBe(0)
  expect(textsOf(content).some((text) => /^→ p\. \d+$/.test(text))).toBe(true)
  expect(pagesOf(ganttPaper([], '2026-11-21', 'en').content)).toBe(1)
})
