import { xOfDay, type GroupedRows, type TimeScale } from '@tsumugi/domain/scheduling'
import { useLatest } from '@tsumugi/ui'
import { useRef, type PointerEvent, type RefObject } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { linePath, rowHeight } from '../chart-model/link-lines.ts'
import { editSummary, type EditDraft } from '../editing/edit-draft.ts'
import type { EditResult, PlanEdit } from '../editing/plan-edit.ts'
import { stepFigures } from '../chart-model/step-figures.ts'
import { editWords, refusalWords } from '../words/edit-words.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { barStyles, spanStyles } from '../rows/bar-styles.ts'
import type { LinkLayerHandle } from './link-layer.tsx'
import type { LivePlan } from './live-plan.ts'
import { axisHeight } from '../moving/use-bar-drag.ts'

interface DrawingOptions {
  scroller: RefObject<HTMLElement | null>
  chart: ChartPlan
  live: LivePlan
  rows: GroupedRows<number>
  scale: TimeScale
  names: number
}

export type ChartDrawing = ReturnType<typeof useChartDrawing>

/** What is drawn and said between two states: bars and lines while they are dragged, and sentences for those who listen. */
export function useChartDrawing({ scroller, chart, live, rows, scale, names }: DrawingOptions) {
  const t = useGanttText()
  const links = useRef<LinkLayerHandle>(null)
  const label = useRef<HTMLSpanElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  function rowStyles({ dataset, style }: HTMLElement): Record<string, string> {
    if (dataset.step !== undefined)
      return barStyles(stepFigures(live.plan, Number(dataset.step), chart.context.todayOf), chart.first)
    const row = rows.rowAt(Number(style.getPropertyValue('--at')))
    return row === null ? {} : spanStyles(row.group.items, live.plan.forecast, chart.first)
  }
  function drawRows() {
    const wall = scroller.current
    if (!wall) return
    for (const row of wall.querySelectorAll<HTMLElement>('.chart-row')) {
      const styles = rowStyles(row)
      const days = row.querySelector<HTMLElement>('.days')!
      for (const [name, value] of Object.entries(styles)) days.style.setProperty(name, value)
    }
  }
  function write(words: string | null, isRefused = false) {
    const element = label.current!
    element.hidden = words === null
    element.textContent = words ?? ''
    element.toggleAttribute('data-refused', isRefused)
  }
  const say = useLatest((words: string) => {
    status.current!.textContent = words
  })
  const draft = useLatest((tried: EditDraft | null) => {
    live.put(tried?.forecast ?? chart.forecast)
    drawRows()
    links.current?.draw()
    if (tried === null) return write(null)
    const { summary, refusal } = tried
    write(summary ? editWords(chart, summary, t) : refusalWords(chart, refusal, t), summary === null)
  })
  function lineTo({ from, x, y }: LineEnd): string {
    const start = { x: xOfDay(scale, live.plan.forecast.end[from]! + 1), y: rows.rowOf(from)! * rowHeight + 12 }
    return linePath([start, { x: start.x + 5, y: start.y }, { x: start.x + 5, y }, { x, y }])
  }
  const line = useLatest((from: LineEnd | null) => {
    const wall = scroller.current!
    wall.toggleAttribute('data-linking', from !== null)
    for (const row of wall.querySelectorAll<HTMLElement>('[data-step]'))
      row.toggleAttribute('data-closed', from?.closed.has(chart.model.steps[Number(row.dataset.step)]!.id) ?? false)
    links.current?.hover(from && lineTo(from))
  })
  const onPointerMove = useLatest((event: PointerEvent) => {
    const wall = scroller.current
    if (!wall || event.buttons > 0 || event.pointerType === 'touch') return
    const { left, top } = wall.getBoundingClientRect()
    const x = event.clientX - left
    const point = { x: x - names + wall.scrollLeft, y: event.clientY - top - axisHeight + wall.scrollTop }
    links.current?.hover(x < names ? null : (links.current.linkAt(point)?.path ?? null))
  })
  /** Scrolls so that a row, and the bar in it, can be seen. */
  const reveal = useLatest((row: number) => {
    const wall = scroller.current
    if (!wall) return
    const top = row * rowHeight
    const room = wall.clientHeight - axisHeight - rowHeight
    if (top < wall.scrollTop) scrollTo(wall, { top })
    else if (top > wall.scrollTop + room) scrollTo(wall, { top: top - room })
    const under = rows.rowAt(row)
    if (under?.kind !== 'item') return
    const { start, end } = live.plan.forecast
    const [x, until] = [xOfDay(scale, start[under.item]!), xOfDay(scale, end[under.item]! + 1)]
    const seen = wall.clientWidth - names
    if (x > wall.scrollLeft + seen || until < wall.scrollLeft) scrollTo(wall, { left: Math.max(0, x - seen / 4) })
  })
  const sayEdit = (edit: PlanEdit) => say(editWords(chart, editSummary(chart, edit), t))
  const sayResult = ({ edit, refusal }: EditResult) => (edit ? sayEdit(edit) : say(refusalWords(chart, refusal, t)))
  return { links, label, status, draft, line, say, sayEdit, sayResult, reveal, onPointerMove }
}

interface LineEnd {
  readonly from: number
  readonly x: number
  readonly y: number
  readonly closed: ReadonlySet<string>
}

const scrollTo = (wall: HTMLElement, place: ScrollToOptions) => wall.scrollTo({ ...place, behavior: 'instant' })
