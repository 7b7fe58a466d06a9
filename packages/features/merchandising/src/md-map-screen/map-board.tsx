import { useMemo, type KeyboardEventHandler } from 'react'
import { formatNumber } from '@tsumugi/i18n'
import { Icon, Menu, MenuItem } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { ColumnHead } from './grid/column-head.tsx'
import type { Cursor } from './moves/cursor.ts'
import { DropMark } from './moves/drop-mark.tsx'
import {
  visibleCards,
  visibleColumns,
  visibleRows,
  type CardSlots,
  type GridLayout,
  type Range,
} from './grid/grid-layout.ts'
import type { MapModel } from './grid/grid-model.ts'
import { heatScale } from './figures/heat.ts'
import { MapCell, type CardLook } from './grid/map-cell.tsx'
import { trees, type MapView, type TreeName } from './view/map-view.ts'
import type { Lift } from './moves/use-lift.ts'
import type { Wall } from './use-wall.ts'

export interface MapBoardProps {
  label: string
  model: MapModel
  layout: GridLayout
  wallRef: Wall['ref']
  drawn: Wall['drawn']
  view: MapView
  look: CardLook
  lift: Lift | null
  cursor: Cursor | null
  onKeyDown: KeyboardEventHandler
  onTree(tree: TreeName): void
}

/** The map itself: sticky heads at its top and start, and of the cells only those in sight. */
export function MapBoard(props: MapBoardProps) {
  const { label, model, layout, wallRef, drawn, view, look, lift, cursor, onKeyDown, onTree } = props
  const { tree, periods, unit } = model
  const { text } = look
  const heatOf = useMemo(() => heatScale(model, view.heat), [model, view.heat])
  const { metrics, perLine } = layout
  const slots = useMemo(() => ({ metrics, perLine }), [metrics, perLine])
  const rows = visibleRows(layout, drawn)
  const columns = visibleColumns(layout, drawn)
  return (
    <div
      ref={wallRef}
      className="md-map-wall"
      role="grid"
      aria-label={label}
      aria-rowcount={tree.rows.length + 1}
      aria-colcount={periods.length + 1}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {drawn.width > 0 && (
        <div className="canvas" role="presentation" style={{ inlineSize: layout.width, blockSize: layout.height }}>
          <div className="heads" role="row" aria-rowindex={1} style={{ blockSize: layout.headHeight }}>
            <div className="corner" role="columnheader" aria-colindex={1} style={{ inlineSize: layout.headWidth }}>
              <Menu
                label={text.t('toolbar.tree')}
                trigger={(trigger) => (
                  <button {...trigger} type="button" title={text.t('toolbar.tree')}>
                    {text.t(`map.corner.${unit}`)}
                    <Icon of={ChevronDown} size={16} />
                  </button>
                )}
              >
                {trees.map((name) => (
                  <MenuItem key={name} checked={name === view.tree} onSelect={() => onTree(name)}>
                    {text.t(`tree.${name}`)}
                  </MenuItem>
                ))}
              </Menu>
            </div>
            {each(columns, (column) => {
              const period = periods[column]
              const figures = model.columns[column]
              if (!period || !figures) return null
              const left = layout.headWidth + column * layout.columnWidth
              return (
                <ColumnHead
                  key={column}
                  width={layout.columnWidth}
                  {...{ column, period, unit, figures, left, text }}
                />
              )
            })}
          </div>
          {each(rows, (row) => (
            <MapRow key={tree.rows[row]?.id} {...{ row, columns, model, layout, slots, heatOf, look, cursor, drawn }} />
          ))}
          {lift && <DropMark {...{ lift, model, layout }} />}
        </div>
      )}
    </div>
  )
}

interface MapRowProps extends Pick<MapBoardProps, 'model' | 'layout' | 'look' | 'cursor'> {
  row: number
  columns: Range
  slots: CardSlots
  heatOf: ReturnType<typeof heatScale>
  drawn: Wall['drawn']
}

function MapRow({ row, columns, model, layout, slots, heatOf, look, cursor, drawn }: MapRowProps) {
  const category = model.tree.rows[row]
  const totals = model.rows[row]
  if (!category || !totals) return null
  const { text } = look
  const { t, locale } = text
  const place = { insetBlockStart: layout.rowTops[row], blockSize: layout.rowHeights[row] }
  return (
    <div className="row" role="row" aria-rowindex={row + 2} style={place}>
      <div className="row-head" role="rowheader" aria-colindex={1} style={{ inlineSize: layout.headWidth }}>
        {category.startsGroup && <span className="up">{category.group}</span>}
        <b>{category.name}</b>
        <span className="tiny">{t('cell.quantity', { count: formatNumber(totals.quantity, undefined, locale) })}</span>
      </div>
      {each(columns, (column) => {
        const cell = model.cells[row]?.[column]
        if (!cell) return null
        return (
          <MapCell
            key={column}
            {...{ cell, row, column, slots, look }}
            columnWidth={layout.columnWidth}
            {...visibleCards(layout, row, cell.cards.length, drawn)}
            left={layout.headWidth + column * layout.columnWidth}
            heat={heatOf(cell)}
            label={text.place(model, { row, column })}
            reachable={reachableIn(cursor, row, column)}
          />
        )
      })}
    </div>
  )
}

function reachableIn(cursor: Cursor | null, row: number, column: number): number | 'cell' | null {
  const target = cursor?.target
  if (!target || target === 'tray' || target.row !== row || target.column !== column) return null
  return cursor.cardId ?? 'cell'
}

function each<Result>({ from, to }: Range, draw: (index: number) => Result): Result[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => draw(from + index))
}
