import { dateOfDayNumber, dayNumber } from '@tsumugi/domain'
import { axisTicks, barOf, linkRoute, xOfDay, type PaperSlice, type Point } from '@tsumugi/domain/scheduling'
import type { PdfContent, PdfLine } from '../../documents/pdf/pdf-definition.ts'

/** Sizes in points: A3 on its side is 1190 × 841. */
export const sheet = { left: 28, top: 64, names: 232, width: 904, axis: 22, row: 16, rows: 44 } as const
const hues = {
  ours: '#194b7a',
  oursTodo: '#a5c1dd',
  theirs: '#11847d',
  theirsTodo: '#b9cfca',
  late: '#b0282e',
  edge: '#8c877e',
  line: '#e2dfda',
  closed: '#f4f2ee',
  ink: '#221d18',
} as const

/** A bar as it is printed. */
export interface PaperBar {
  readonly start: number
  readonly end: number
  readonly isOurs: boolean
  /** 0 to 1. */
  readonly done: number
  readonly isShort: boolean
  readonly baseline: { readonly start: string; readonly end: string } | null
}

/** Places on one page: which days it shows, and where a day and a row stand in points. */
export interface SheetScale {
  readonly slice: PaperSlice
  readonly dayWidth: number
}

const left = sheet.left + sheet.names
const yOf = (row: number) => sheet.top + sheet.axis + row * sheet.row
export const middleOf = (row: number) => yOf(row) + 7
const scaleOf = ({ slice, dayWidth }: SheetScale) => ({ origin: slice.first, dayWidth })
export const sheetX = (at: SheetScale, day: number) => left + xOfDay(scaleOf(at), day)

export const words = (text: string, x: number, y: number, look: Partial<PdfContent> = {}): PdfContent =>
  ({ text, absolutePosition: { x, y }, fontSize: 7.5, noWrap: true, ...look }) as PdfContent

/** Weeks or months by name, as on the screen; ticks between. */
export function axisOf(at: SheetScale, today: number, todayWords: string): { lines: PdfLine[]; texts: PdfContent[] } {
  const ticks = axisTicks(at.dayWidth >= 5 ? 'day' : 'month', at.slice.first, at.slice.last)
  const bottom = sheet.top + sheet.axis
  const labelled = ticks.filter(({ isLabelled }) => isLabelled)
  const isShown = today >= at.slice.first && today <= at.slice.last
  return {
    lines: [
      ...ticks.map(({ day, isLabelled }) => upright(sheetX(at, day), bottom - (isLabelled ? 8 : 3), bottom, hues.edge)),
      {
        type: 'line',
        x1: sheet.left,
        y1: bottom,
        x2: left + sheet.width,
        y2: bottom,
        lineWidth: 0.8,
        lineColor: hues.edge,
      },
    ],
    texts: [
      ...labelled.map(({ day, date, isEmphasised }) =>
        words(
          date.slice(isEmphasised && at.dayWidth < 5 ? 0 : 5).replaceAll('-', '/'),
          sheetX(at, day) + 2,
          sheet.top + 3,
          { bold: isEmphasised },
        ),
      ),
      ...(isShown ? [words(todayWords, sheetX(at, today) - 8, sheet.top - 9, { color: hues.late })] : []),
    ],
  }
}

export const upright = (x: number, y1: number, y2: number, lineColor: string, lineWidth = 0.5): PdfLine => ({
  type: 'line',
  x1: x,
  y1,
  x2: x,
  y2,
  lineWidth,
  lineColor,
})

/** The line of today, from the axis to the last row. */
export const todayLine = (at: SheetScale, today: number, rows: number): PdfLine[] =>
  today < at.slice.first || today > at.slice.last
    ? []
    : [upright(sheetX(at, today), sheet.top + sheet.axis, yOf(rows), hues.late, 0.8)]

export const rowLine = (row: number): PdfLine => ({
  type: 'line',
  x1: sheet.left,
  y1: yOf(row + 1),
  x2: left + sheet.width,
  y2: yOf(row + 1),
  lineWidth: 0.4,
  lineColor: hues.line,
})

/** The part of some days that lies on a page; null for none. */
function runOn({ slice, dayWidth }: SheetScale, start: number, end: number) {
  const [from, until] = [Math.max(start, slice.first), Math.min(end, slice.last)]
  if (until < from) return null
  const { x, width } = barOf({ origin: slice.first, dayWidth }, from, until)
  return { x: left + x, w: width }
}

const box = (run: { x: number; w: number } | null, y: number, h: number, look: Partial<PdfLine>): PdfLine[] =>
  run && run.w > 0 ? [{ type: 'rect', ...run, y, h, ...look } as PdfLine] : []

export function barOn(at: SheetScale, row: number, bar: PaperBar): PdfLine[] {
  const doneUntil = bar.start + Math.round((bar.end - bar.start + 1) * bar.done) - 1
  const [full, pale] = bar.isOurs ? [hues.ours, hues.oursTodo] : [hues.theirs, hues.theirsTodo]
  const y = yOf(row) + 3.5
  const { baseline } = bar
  return [
    ...box(runOn(at, bar.start, bar.end), y, 7, { color: pale }),
    ...box(runOn(at, bar.start, doneUntil), y, 7, { color: full }),
    ...(bar.isShort ? box(runOn(at, bar.start, bar.end), y, 7, { lineColor: hues.late, lineWidth: 0.8 }) : []),
    ...(baseline
      ? box(runOn(at, dayNumber(baseline.start), dayNumber(baseline.end)), y + 8.5, 2.5, {
          lineColor: hues.edge,
          lineWidth: 0.4,
        })
      : []),
  ]
}

/** From the first bar of a style to the last. */
export const spanOn = (at: SheetScale, row: number, start: number, end: number): PdfLine[] =>
  box(runOn(at, start, end), yOf(row) + 7, 2.5, { color: hues.edge })

export const closedOn = (at: SheetScale, row: number, [first, last]: readonly [number, number]): PdfLine[] =>
  box(runOn(at, first, last), yOf(row), sheet.row, { color: hues.closed })

/** A link as lines with a small head. */
export function linkOn(from: Point, to: Point): PdfLine[] {
  const corners = linkRoute(from, { x: to.x - 0.5, y: to.y }, sheet.row)
  return [
    ...corners.slice(1).map((point, place): PdfLine => lineTo(corners[place]!, point)),
    lineTo({ x: to.x - 3.5, y: to.y - 2 }, to),
    lineTo({ x: to.x - 3.5, y: to.y + 2 }, to),
  ]
}

const lineTo = (from: Point, to: Point): PdfLine => ({
  type: 'line',
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
  lineWidth: 0.5,
  lineColor: hues.edge,
})

export const rowText = (row: number) => yOf(row) + 3
export const dateText = (day: number) => dateOfDayNumber(day).slice(5).replace('-', '/')
