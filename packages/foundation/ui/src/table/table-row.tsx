import { memo, type CSSProperties } from 'react'
import { Checkbox } from '../tick/tick.tsx'
import type { Column } from './column.ts'

interface TableRowProps {
  row: unknown
  id: string
  /** Place among the rows given, from 0. */
  index: number
  /** Place among all rows of the result, from 1, with the head as the first (aria-rowindex). */
  place: number
  height: number
  columns: readonly Column<never>[]
  chosen: boolean | undefined
  /** A CSS colour at its edge. */
  mark: string | undefined
  current: boolean
  last: boolean
  openable: boolean
  chooseLabel: string
  onToggle(index: number, range: boolean): void
}

/** One mounted row; it renders anew only when something of its own has changed. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, id, index, place, height, columns, chosen, current, last, openable, chooseLabel, onToggle, mark } = props
  const name = ['row', current && 'is-current', last && 'is-last', openable && 'is-openable'].filter(Boolean).join(' ')
  return (
    <div
      className={name}
      role="row"
      id={id}
      data-index={index}
      aria-rowindex={place}
      aria-selected={chosen}
      data-mark={mark && true}
      style={{ '--at': `${index * height}px`, '--mark': mark } as CSSProperties}
    >
      {chosen !== undefined && (
        <div className="cell is-tick" role="gridcell">
          <Checkbox
            aria-label={chooseLabel}
            tabIndex={-1}
            checked={chosen}
            onChange={() => {}}
            onClick={(event) => onToggle(index, event.shiftKey)}
          />
        </div>
      )}
      <RowCells row={row} columns={columns} />
    </div>
  )
})

/** What a row says: a row that only stands elsewhere among its neighbours says the same. */
const RowCells = memo(function RowCells({ row, columns }: Pick<TableRowProps, 'row' | 'columns'>) {
  return columns.map((column, place) => (
    <div key={column.key} className={cellName(column, place === 0)} role={place === 0 ? 'rowheader' : 'gridcell'}>
      {column.cell(row as never)}
    </div>
  ))
})

/** The classes of a cell, the same in head, body and sum. */
export function cellName(column: Column<never>, key: boolean): string {
  return `cell${key ? ' is-key' : ''}${column.align === 'end' ? ' is-end' : ''}`
}
