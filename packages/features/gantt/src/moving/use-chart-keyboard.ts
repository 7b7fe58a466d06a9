import { closedLinkEnds, type GroupedRows, type PlanOperation, type TimeScale } from '@tsumugi/domain/scheduling'
import { useMemo, useState, type RefObject } from 'react'
import { planEdit } from '../editing/plan-edit.ts'
import { rowHeight } from '../chart-model/link-lines.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import type { GanttChartProps } from '../chart/gantt-chart.tsx'
import { chartKeys } from './chart-keys.ts'
import type { ChartDrawing } from '../chart/use-chart-drawing.ts'
import { nextZoom } from '../chart/use-zoom-anchor.ts'

interface KeyboardOptions {
  props: GanttChartProps
  scroller: RefObject<HTMLElement | null>
  rows: GroupedRows<number>
  scale: TimeScale
  names: number
  drawing: ChartDrawing
  onFold(key: string, isFolded: boolean): void
}

/** The current row and the link being drawn from a step, led by keys. */
export function useChartKeyboard({ props, scroller, rows, drawing, onFold }: KeyboardOptions) {
  const { chart, zoom, onZoom, onEdit, onOpen, onChoose, onUndo, onRedo } = props
  const t = useGanttText()
  const [wanted, setCurrent] = useState(-1)
  const [linkFrom, setLinkFrom] = useState<number | null>(null)
  const current = Math.min(wanted, rows.count - 1)
  const { steps } = chart.model
  const closed = useMemo(
    () => (linkFrom === null ? null : closedLinkEnds(chart.editable.network, chart.model.steps[linkFrom]!.id)),
    [chart, linkFrom],
  )
  function go(row: number) {
    setCurrent(row)
    drawing.reveal(row)
  }
  function operate(operation: PlanOperation, pressedAt: number) {
    const result = planEdit(chart, operation)
    drawing.sayResult(result)
    if (result.edit && (result.edit.patch.steps.length > 0 || result.edit.patch.links.length > 0))
      onEdit(result.edit, pressedAt)
  }
  const onKeyDown = chartKeys({
    rows,
    current,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 3),
    idOf: (at) => steps[at]!.id,
    linkFrom,
    onCurrent: go,
    onFold,
    onOperation: operate,
    onLinkFrom(at) {
      setLinkFrom(at)
      drawing.say(at === null ? t('said.unlinking') : t('said.linking', { name: steps[at]!.name }))
    },
    onOpen: (at) => onOpen(steps[at]!.id),
    onChoose: (key) => onChoose?.(key),
    onZoom: (by) => onZoom(nextZoom(zoom, by)),
    onUndo,
    onRedo,
  })
  return { current, setCurrent, linkFrom, closed, onKeyDown }
}
