import { dayNumber, type Locale } from '@tsumugi/domain'
import { closedSpans, paperPages, paperSlices, type PaperRow } from '@tsumugi/domain/scheduling'
import type { PdfContent, PdfDefinition, PdfLine } from '../../documents/pdf/pdf-definition.ts'
import { stepWords, type PlanView } from '../production-schedules/public-face.ts'
import {
  axisOf,
  barOn,
  closedOn,
  dateText,
  linkOn,
  middleOf,
  rowLine,
  rowText,
  sheet,
  sheetX,
  spanOn,
  todayLine,
  words,
  type SheetScale,
} from './gantt-sheet.ts'
import { paperWords, type PaperWords } from './paper-words.ts'

interface Paper {
  readonly views: readonly PlanView[]
  readonly pages: readonly (readonly PaperRow<number>[])[]
  readonly scales: readonly SheetScale[]
  readonly today: number
  readonly locale: Locale
  readonly say: PaperWords
}

/**
 * Plans on A3 from the model, never from a screen: pages break at styles, and each repeats the axis and the names. A link
 * to another page says which.
 */
export function ganttPaper(views: readonly PlanView[], today: string, locale: Locale): PdfDefinition {
  const say = paperWords(locale)
  const [first, last] = extentOf(views, dayNumber(today))
  const { dayWidth, slices } = paperSlices(first, last, sheet.width)
  const pages = paperPages(
    views.map(({ plan }) => [...plan.steps.keys()]),
    sheet.rows,
  )
  const paper: Paper = {
    views,
    // A plan of nothing is one page without rows.
    pages: pages.length > 0 ? pages : [[]],
    scales: slices.map((slice) => ({ slice, dayWidth })),
    today: dayNumber(today),
    locale,
    say,
  }
  const content = paper.pages.flatMap((rows, at) =>
    paper.scales.map((scale, slice) => pageOf(paper, rows, at, scale, slice)),
  )
  return { locale, title: say('title'), paper: 'A3L', margins: [sheet.left, 28, 28, 40], content: content.flat() }
}

/** A week before the first bar and after the last. */
function extentOf(views: readonly PlanView[], today: number): [number, number] {
  const days = views.flatMap(({ forecast }) => [...forecast.forecast.start, ...forecast.forecast.end])
  const bounds = days.reduce(([least, most], day) => [Math.min(least!, day), Math.max(most!, day)], [today, today])
  return [bounds[0]! - 7, bounds[1]! + 7]
}

function pageOf(
  paper: Paper,
  rows: readonly PaperRow<number>[],
  page: number,
  scale: SheetScale,
  slice: number,
): PdfContent[] {
  const { say, today, pages, scales } = paper
  const axis = axisOf(scale, today, say('today'))
  const drawn = rows.map((row, at) => rowOf(paper, row, at, scale))
  const links = linksOf(paper, rows, page, slice)
  const lines = [
    ...drawn.flatMap((each) => each.ground),
    ...axis.lines,
    ...drawn.flatMap((each) => each.lines),
    ...links.lines,
    ...todayLine(scale, today, rows.length),
  ]
  const number = page * scales.length + slice
  const head: PdfContent = { text: say('title'), style: 'title', ...(number > 0 && { pageBreak: 'before' as const }) }
  return [
    head,
    ...(['step', 'period', 'float'] as const).map((key, at) =>
      words(say(key), sheet.left + [0, 140, 204][at]!, sheet.top + 10, { color: '#5a6472' }),
    ),
    { canvas: lines, absolutePosition: { x: 0, y: 0 } },
    ...axis.texts,
    ...drawn.flatMap((each) => each.texts),
    ...links.texts,
    words(`${number + 1} / ${pages.length * scales.length}`, sheet.left + sheet.names + sheet.width - 30, 34),
  ]
}

interface DrawnRow {
  readonly ground: PdfLine[]
  readonly lines: PdfLine[]
  readonly texts: PdfContent[]
}

function rowOf(paper: Paper, row: PaperRow<number>, at: number, scale: SheetScale): DrawnRow {
  const view = paper.views[row.group]!
  return row.kind === 'group'
    ? styleRow(paper, view, row.isContinued, at, scale)
    : stepRow(paper, view, row.item, at, scale)
}

function styleRow(
  { say }: Paper,
  { stored: { row }, forecast }: PlanView,
  isContinued: boolean,
  at: number,
  scale: SheetScale,
): DrawnRow {
  const { start, end } = forecast.forecast
  const title = `${row.name} ${row.style_no}${isContinued ? say('continued') : ''}`
  const due = row.delivery_due ? `${say('due')} ${row.delivery_due.slice(5).replace('-', '/')}` : ''
  return {
    ground: [],
    lines: [rowLine(at), ...(start.length > 0 ? spanOn(scale, at, Math.min(...start), Math.max(...end)) : [])],
    texts: [words(cut(title, 30), sheet.left, rowText(at), { bold: true }), words(due, sheet.left + 168, rowText(at))],
  }
}

function stepRow(
  { locale }: Paper,
  { stored, plan, forecast, forecasts, reader }: PlanView,
  item: number,
  at: number,
  scale: SheetScale,
): DrawnRow {
  const step = plan.steps[item]!
  const [start, end] = [forecast.forecast.start[item]!, forecast.forecast.end[item]!]
  const float = forecasts.get(step.id)?.totalFloat ?? null
  const isShort = float !== null && float < 0
  const spans = closedSpans(forecast.network.calendars[item]!, scale.slice.first, scale.slice.last)
  const bar = {
    start,
    end,
    isOurs: step.ownerId === String(reader),
    done: step.status === 'done' ? 1 : step.progress / 100,
    isShort,
    baseline: step.baseline,
  }
  return {
    ground: spans.flatMap((span) => closedOn(scale, at, span)),
    lines: [rowLine(at), ...barOn(scale, at, bar)],
    texts: [
      words(cut(stepWords(stored.steps.get(step.id)!, locale), 22), sheet.left + 12, rowText(at)),
      words(`${dateText(start)}–${dateText(end)}`, sheet.left + 140, rowText(at)),
      words(
        float === null ? '' : String(float).replace('-', '−'),
        sheet.left + 206,
        rowText(at),
        isShort ? { color: '#a5242a' } : {},
      ),
    ],
  }
}

/** Where a day and a step stand: page, row and place in points. */
function placesOf({ pages, scales, views }: Paper) {
  const rows = new Map<string, { page: number; row: number }>()
  for (const [page, each] of pages.entries())
    for (const [row, line] of each.entries())
      if (line.kind === 'item') rows.set(`${line.group}:${line.item}`, { page, row })
  const sliceOf = (day: number) => scales.findIndex(({ slice }) => day >= slice.first && day <= slice.last)
  return (group: number, item: number, edge: 'start' | 'end') => {
    const day = views[group]!.forecast.forecast[edge][item]!
    const slice = sliceOf(day)
    const { page, row } = rows.get(`${group}:${item}`)!
    return {
      page,
      slice,
      number: page * scales.length + slice + 1,
      x: sheetX(scales[slice]!, edge === 'end' ? day + 1 : day),
      y: middleOf(row),
    }
  }
}

/** Links with an end on a page; one that leads elsewhere says to which page. */
function linksOf(paper: Paper, rows: readonly PaperRow<number>[], page: number, slice: number) {
  const place = placesOf(paper)
  const lines: PdfLine[] = []
  const texts: PdfContent[] = []
  for (const group of new Set(rows.map((row) => row.group))) {
    const { plan, forecast } = paper.views[group]!
    for (const { from, to } of plan.links) {
      const [one, other] = [from, to].map((id) => forecast.network.indexOf.get(id)!)
      const [begin, end] = [place(group, one!, 'end'), place(group, other!, 'start')]
      const [isBegun, isEnded] = [begin, end].map((each) => each.page === page && each.slice === slice)
      if (isBegun && isEnded) lines.push(...linkOn(begin, end))
      else if (isBegun)
        texts.push(words(`→ p. ${end.number}`, begin.x + 2, begin.y - 4, { fontSize: 6, color: '#5a6472' }))
      else if (isEnded)
        texts.push(words(`← p. ${begin.number}`, end.x - 24, end.y - 4, { fontSize: 6, color: '#5a6472' }))
    }
  }
  return { lines, texts }
}

/** As much of a text as its column holds; a full-width letter takes two places. */
function cut(text: string, places: number): string {
  let [kept, width] = ['', 0]
  for (const letter of text) {
    width += letter.codePointAt(0)! > 0x2e7f ? 2 : 1
    if (width > places) return `${kept}…`
    kept += letter
  }
  return kept
}
