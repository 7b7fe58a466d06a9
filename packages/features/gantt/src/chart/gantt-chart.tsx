import { ganttZooms, type GanttZoom, type TimeScale } from '@tsumugi/domain/scheduling'
import { figureStyles, useStyles, useViewport, useWindow } from '@tsumugi/ui'
import { useId, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Grouping } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { rowHeight } from '../chart-model/link-lines.ts'
import type { PlanEdit } from '../editing/plan-edit.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { ChartHead } from './chart-head.tsx'
import { ChartRows } from '../rows/chart-rows.tsx'
import { useGroupedRows } from '../rows/use-grouped-rows.ts'
import { groundStyles } from './ground-styles.ts'
import { LinkLayer } from './link-layer.tsx'
import { livePlan } from './live-plan.ts'
import type { Tint } from '../rows/step-row.tsx'
import { useChartPointer } from '../moving/use-chart-pointer.ts'
import { useBeyondMarks } from './use-beyond-marks.ts'
import { useChartDrawing } from './use-chart-drawing.ts'
import { useChartKeyboard } from '../moving/use-chart-keyboard.ts'
import { useChartSpan } from './use-chart-span.ts'
import { useZoomAnchor } from './use-zoom-anchor.ts'
import bars from '../rows/bars.css?inline'
import css from './gantt-chart.css?inline'

export interface GanttChartProps {
  chart: ChartPlan
  grouping: Grouping
  zoom: GanttZoom
  onZoom(zoom: GanttZoom): void
  tint?: Tint | undefined
  /** An edit by hand or by key; `pressedAt` in ms tells presses in a row, which are one edit to undo. */
  onEdit(edit: PlanEdit, pressedAt?: number): void
  onUndo(): void
  onRedo(): void
  onOpen(stepId: string): void
  /** Schedules that are chosen, by id, as in the list. */
  chosen?: ReadonlySet<string>
  onChoose?(scheduleId: string): void
  /** What stands under the rows and goes along with the days. */
  strip?: ReactNode
}

const none: ReadonlySet<string> = new Set()
/** Width in px of what names the rows, and on phones. */
const namesWidth = { wide: 312, phone: 148 }

/** Steps of schedules as bars on a calendar, in a tree of rows: seen, moved and linked by hand and by key. */
export function GanttChart(props: GanttChartProps) {
  const { chart, grouping, zoom, onZoom, tint, chosen = none } = props
  useStyles(figureStyles)
  useStyles(css)
  useStyles(bars)
  const t = useGanttText()
  const id = useId()
  const { tablet } = useViewport()
  const scroller = useRef<HTMLDivElement>(null)
  const names = tablet ? namesWidth.wide : namesWidth.phone
  const scale = useMemo<TimeScale>(() => ({ origin: chart.first, dayWidth: ganttZooms[zoom] }), [chart.first, zoom])
  const { rows, fold } = useGroupedRows(chart, grouping)
  const live = useMemo(() => livePlan(chart.forecast), [chart])
  const { from, to } = useWindow(scroller, rows.count, rowHeight)
  const span = useChartSpan(scroller, scale, chart.last)
  const drawing = useChartDrawing({ scroller, chart, live, rows, scale, names })
  useBeyondMarks({ scroller, live, scale, names })
  useZoomAnchor({ scroller, scale, today: chart.today, names, zoom, onZoom })

  const keyboard = useChartKeyboard({ props, scroller, rows, scale, names, drawing, onFold: fold })
  const { current, setCurrent, linkFrom } = keyboard
  const pointer = useChartPointer({ props, scroller, rows, scale, names, drawing, onFold: fold, onCurrent: setCurrent })
  const currentItem = rows.rowAt(current)
  const styles = {
    '--day': `${scale.dayWidth}px`,
    '--day-count': chart.last - chart.first + 1,
    '--row-count': rows.count,
    '--names': `${names}px`,
    ...groundStyles(chart, scale, span),
  }
  return (
    <div className="gantt-chart">
      <div
        ref={scroller}
        className="wall"
        role="treegrid"
        tabIndex={0}
        aria-label={t('title')}
        aria-rowcount={rows.count + 1}
        aria-colcount={5}
        aria-multiselectable={props.onChoose ? true : undefined}
        aria-activedescendant={currentItem ? `${id}-${current}` : undefined}
        data-linking={linkFrom !== null || undefined}
        onKeyDown={keyboard.onKeyDown}
        onFocus={() => current < 0 && setCurrent(0)}
        {...pointer}
        style={styles as CSSProperties}
      >
        <ChartHead {...{ zoom, scale, span }} today={chart.today} />
        <div className="chart-body" role="rowgroup">
          <ChartRows
            {...{ id, chart, live, rows, grouping, from, to, current, tint, chosen }}
            closed={keyboard.closed}
          />
          <LinkLayer
            ref={drawing.links}
            {...{ chart, live, rows, scale, from, to }}
            current={currentItem?.kind === 'item' ? currentItem.item : null}
          />
          <span className="today-line" style={{ '--from': chart.today - chart.first } as CSSProperties} />
        </div>
        {props.strip}
      </div>
      <span ref={drawing.label} className="drag-label number" aria-hidden="true" hidden />
      <p ref={drawing.status} className="unseen" role="status" />
    </div>
  )
}
