import { cellRect, slotAt, type GridLayout } from '../grid/grid-layout.ts'
import type { MapModel } from '../grid/grid-model.ts'
import { sameTarget } from './moving.ts'
import type { Lift } from './use-lift.ts'

/** The frame around the cell that a card is held over, and the dashed slot it would take. */
export function DropMark({ lift, model, layout }: { lift: Lift; model: MapModel; layout: GridLayout }) {
  const { target, from } = lift
  if (target === null || target === 'tray') return null
  const rect = cellRect(layout, target.row, target.column)
  const count = model.cells[target.row]?.[target.column]?.cards.length ?? 0
  const slot = slotAt(layout, count)
  const { width, height } = layout.metrics
  return (
    <div
      className="md-map-drop-mark"
      aria-hidden="true"
      style={{ insetInlineStart: rect.left, insetBlockStart: rect.top, inlineSize: rect.width, blockSize: rect.height }}
    >
      {!sameTarget(target, from) && (
        <span
          style={{ insetInlineStart: slot.left, insetBlockStart: slot.top, inlineSize: width, blockSize: height }}
        />
      )}
    </div>
  )
}
