import type { GroupedRows, TimeScale } from '@tsumugi/domain/scheduling'
import { useLatest } from '@tsumugi/ui'
import type { MouseEvent, RefObject } from 'react'
import type { GanttChartProps } from '../chart/gantt-chart.tsx'
import type { ChartDrawing } from '../chart/use-chart-drawing.ts'
import { useBarDrag } from './use-bar-drag.ts'

interface PointerOptions {
  props: GanttChartProps
  scroller: RefObject<HTMLElement | null>
  rows: GroupedRows<number>
  scale: TimeScale
  names: number
  drawing: ChartDrawing
  onFold(key: string, isFolded: boolean): void
  onCurrent(row: number): void
}

/** What a pointer does: bars are dragged, rows chosen, heads folded, steps opened by a double press. */
export function useChartPointer({ props, scroller, rows, scale, names, drawing, onFold, onCurrent }: PointerOptions) {
  const { chart, onEdit, onOpen } = props
  const onPointerDown = useBarDrag({
    scroller,
    chart,
    rows,
    scale,
    names,
    onDraft: drawing.draft,
    onLine: drawing.line,
    onEdit(edit) {
      drawing.sayEdit(edit)
      onEdit(edit)
    },
  })
  const onClick = useLatest((event: MouseEvent) => {
    const row = rowUnder(event)
    if (row === null) return
    onCurrent(row)
    if ((event.target as Element).closest('.beyond')) drawing.reveal(row)
    const under = rows.rowAt(row)
    if (under?.kind === 'group') onFold(under.group.key, !under.isFolded)
  })
  const onDoubleClick = useLatest((event: MouseEvent) => {
    const under = rows.rowAt(rowUnder(event) ?? -1)
    if (under?.kind === 'item') onOpen(chart.model.steps[under.item]!.id)
  })
  return { onPointerDown, onClick, onDoubleClick, onPointerMove: drawing.onPointerMove }
}

/** The number of the row under an event; null beside all rows. */
function rowUnder({ target }: MouseEvent): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('.chart-row') : null
  return row && Number(row.style.getPropertyValue('--at'))
}
