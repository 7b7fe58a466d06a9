import { ganttZooms, invertPatch, type GanttZoom } from '@tsumugi/domain/scheduling'
import { useMemo, useState } from 'react'
import { chartPlan } from '../chart-model/chart-plan.ts'
import type { Grouping } from '../chart-model/chart-groups.ts'
import type { GanttModel } from '../chart-model/gantt-model.ts'
import { editedModel } from '../editing/split-patch.ts'
import { GanttChart } from '../chart/gantt-chart.tsx'
import { emptyStack, pushEdit, redoEdit, undoEdit } from '../editing/edit-stack.ts'

interface DemoChartProps {
  model: GanttModel
  grouping?: Grouping
  zoom?: GanttZoom
  height?: number
}

/** The chart alone, over a model that is kept in memory. */
export function DemoChart({ model: given, grouping = 'style', zoom: begun = 'day', height = 640 }: DemoChartProps) {
  const [model, setModel] = useState(given)
  const [stack, setStack] = useState(emptyStack)
  const [zoom, setZoom] = useState(begun)
  const chart = useMemo(() => chartPlan(model), [model])
  const apply = (patch: Parameters<typeof editedModel>[1]) => setModel(editedModel(model, patch, 'demo'))
  return (
    <div style={{ blockSize: height, display: 'grid' }}>
      <GanttChart
        {...{ chart, grouping, zoom }}
        onZoom={(next) => setZoom(next in ganttZooms ? next : zoom)}
        onEdit={({ operation, patch }, pressedAt) => {
          setStack(pushEdit(stack, { operations: [operation], patch, pressedAt: pressedAt ?? null }))
          apply(patch)
        }}
        onUndo={() => {
          const last = stack.done.at(-1)
          if (last) apply(invertPatch(last.patch))
          setStack(undoEdit(stack))
        }}
        onRedo={() => {
          const last = stack.undone.at(-1)
          if (last) apply(last.patch)
          setStack(redoEdit(stack))
        }}
        onOpen={() => undefined}
      />
    </div>
  )
}
