import {
  closedLinkEnds,
  dayAtX,
  type GroupedRows,
  type DatesOperation,
  type TimeScale,
} from '@tsumugi/domain/scheduling'
import { trackDrag } from '@tsumugi/ui'
import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { daysDraft, linkDraft, type EditDraft } from '../editing/edit-draft.ts'
import { rowHeight } from '../chart-model/link-lines.ts'
import { planEdit, type PlanEdit } from '../editing/plan-edit.ts'
import { dragOperation, partAt, type BarPart } from './drag-operation.ts'

/** Height in px of the axis. */
export const axisHeight = 40

export interface BarDragOptions {
  scroller: RefObject<HTMLElement | null>
  chart: ChartPlan
  rows: GroupedRows<number>
  scale: TimeScale
  names: number
  /** Draws what an edit would come to, or the plan as it stands for null; nothing of React is touched. */
  onDraft(draft: EditDraft | null): void
  /** A link is being drawn from a step to a point of the canvas; null when no more. */
  onLine(line: { from: number; x: number; y: number; closed: ReadonlySet<string> } | null): void
  onEdit(edit: PlanEdit): void
}

interface Taken {
  readonly part: BarPart
  readonly at: number
  readonly chain: boolean
  readonly day: number
}

/** Bars taken by mouse, pen or finger: the body moves, an end resizes, what lies beyond the end draws a link. */
export function useBarDrag(options: BarDragOptions): (event: PointerEvent<HTMLElement>) => void {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  return (event) => {
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('.bar') : null
    const row = bar?.closest<HTMLElement>('[data-step]')
    const { scroller, scale, names } = latest.current
    const wall = scroller.current
    if (!bar || !row || !wall || event.button !== 0 || !event.isPrimary || event.ctrlKey || event.metaKey) return
    const rect = bar.getBoundingClientRect()
    const taken: Taken = {
      part: partAt(event.clientX - rect.left, rect.width),
      at: Number(row.dataset.step),
      chain: event.shiftKey,
      day: dayAtX(scale, event.clientX - wall.getBoundingClientRect().left + wall.scrollLeft - names),
    }
    const heads = { width: names, height: axisHeight }
    const drag = taken.part === 'link' ? lineDrag(latest, taken) : daysDrag(latest, taken)
    trackDrag(event.nativeEvent, bar, { field: wall, wall, tray: null, heads }, { ghost: () => null, ...drag })
  }
}

type Latest = RefObject<BarDragOptions>

/** Replans at each new day under the pointer; the last plan stands when it is let go. */
function daysDrag(latest: Latest, { part, at, chain, day }: Taken) {
  const { chart } = latest.current
  const { start, end } = chart.editable.dates
  const bar = { start: start[at]!, end: end[at]! }
  let dragged = 0
  const operation = (days: number): DatesOperation =>
    dragOperation(
      part as Exclude<BarPart, 'link'>,
      chart.model.steps[at]!.id,
      chart.editable.network.calendars[at]!,
      bar,
      days,
      chain,
    )
  const put = () => latest.current.onDraft(null)
  return {
    onLift: () => undefined,
    onOver(over: { x: number } | 'tray' | null) {
      if (over === null || over === 'tray') return
      const days = dayAtX(latest.current.scale, over.x - latest.current.names) - day
      if (days === dragged) return
      dragged = days
      latest.current.onDraft(daysDraft(chart, operation(days)))
    },
    onDrop() {
      put()
      const { edit } = planEdit(chart, operation(dragged))
      if (edit && (edit.patch.steps.length > 0 || edit.patch.links.length > 0)) latest.current.onEdit(edit)
    },
    onCancel: put,
  }
}

/** A line from the end of a bar to the step that shall wait for it. */
function lineDrag(latest: Latest, { at }: Taken) {
  const { chart } = latest.current
  const from = chart.model.steps[at]!.id
  const closed = closedLinkEnds(chart.editable.network, from)
  let last: number | null = null
  const put = () => {
    latest.current.onLine(null)
    latest.current.onDraft(null)
  }
  return {
    onLift: () => undefined,
    onOver(over: { x: number; y: number } | 'tray' | null) {
      if (over === null || over === 'tray') return
      const { rows, names } = latest.current
      const y = over.y - axisHeight
      latest.current.onLine({ from: at, x: over.x - names, y, closed })
      const under = rows.rowAt(Math.floor(y / rowHeight))
      const to = under?.kind === 'item' && under.item !== at ? under.item : null
      if (to === last) return
      last = to
      latest.current.onDraft(to === null ? null : linkDraft(chart, from, chart.model.steps[to]!.id))
    },
    onDrop() {
      put()
      const target = last === null ? null : chart.model.steps[last]!.id
      const edit = target === null ? null : planEdit(chart, { kind: 'link', from, to: target, lag: 0 }).edit
      if (edit) latest.current.onEdit(edit)
    },
    onCancel: put,
  }
}
