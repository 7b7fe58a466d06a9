import { useId, useMemo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { useViewport } from '../viewport/viewport.ts'
import {
  leastWidth,
  rowHeights,
  tickWidth,
  toggleKeys,
  tracksOf,
  type Column,
  type Density,
  type Selection,
  type Sort,
} from './column.ts'
import { TableCards } from './table-cards.tsx'
import { TableHead } from './table-head.tsx'
import { cellName, TableRow } from './table-row.tsx'
import { plainLimit, useWindow } from './use-window.ts'
import { useLatest } from './use-latest.ts'
import { useRowKeys } from './use-row-keys.ts'
import css from './table.css?inline'

/** Sums of the whole result, and the words that say of how many. */
export interface Totals {
  label: ReactNode
  values: Readonly<Record<string, ReactNode>>
}

export interface TableProps<Row> {
  /** The name of the table, read out when it is reached. */
  label: string
  /** Keep the same array between renders, or all rows render again. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
  /** Keys of columns that are not shown. */
  hidden?: ReadonlySet<string>
  /** How many rows the result has in all, and how many stand before these. */
  total?: number
  offset?: number
  sort?: Sort | readonly Sort[]
  /** A head was pressed; with the shift key to sort by it as well (see `nextSorts`). */
  onSort?(sort: Sort, beside: boolean): void
  selection?: Selection
  onOpen?(row: Row): void
  /** Alt and an arrow put the current row elsewhere among these. */
  onMove?(from: number, to: number): void
  totals?: Totals
  density?: Density
  /** A CSS length; long tables scroll inside themselves. */
  maxHeight?: string
  /** A row on a phone (512 px or less); without it the table scrolls sideways. */
  card?(row: Row, choice: { chosen: boolean; toggle(): void }): ReactNode
  /** A CSS colour at the row's edge, beside the words that say the same. */
  rowMark?(row: Row): string | undefined
  /** Rows are being replaced: the old ones stay, dimmed. */
  busy?: boolean
}

/** A table that mounts only the rows in sight: sorted by its heads, chosen by ticks, led by the keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, hidden, total, offset = 0, sort, onSort, selection, onOpen, onMove } = props
  const { totals, density = 'plain', maxHeight, card, busy, rowMark } = props
  useStyles(css)
  const t = useText(controlTexts)
  const id = useId()
  const { phone } = useViewport()
  const scroller = useRef<HTMLDivElement>(null)
  const lastToggled = useRef(-1)
  const height = rowHeights[density]
  const shown = useMemo(() => columns.filter(({ key }) => !hidden?.has(key)), [columns, hidden])
  const plain = shown as readonly Column<never>[]
  const { from, to } = useWindow(scroller, rows.length, height)

  const toggle = useLatest((index: number, range: boolean) => {
    if (!selection) return
    const [start, end] = range && lastToggled.current >= 0 ? [lastToggled.current, index].toSorted((a, b) => a - b) : []
    const keys = rows.slice(start ?? index, (end ?? index) + 1).map(rowKey)
    lastToggled.current = index
    const own = rowKey(rows[index]!)
    // A range takes the way of the row that was pressed.
    const missing = selection.chosen.has(own) ? keys : keys.filter((key) => !selection.chosen.has(key))
    const next = toggleKeys(selection.chosen, missing)
    selection.onChange(next)
  })
  const open = (index: number) => onOpen?.(rows[index]!)
  const keys = useRowKeys({
    count: rows.length,
    rowHeight: height,
    scroller,
    onToggle: (i) => toggle(i, false),
    onOpen: open,
    onMove,
  })

  if (phone && card) {
    return (
      <TableCards
        {...{ label, rows, rowKey, card, totals, busy, rowMark }}
        columns={shown}
        chosen={selection?.chosen}
        onToggle={(index) => toggle(index, false)}
      />
    )
  }

  const chosenHere = selection && rows.reduce((sum, row) => sum + Number(selection.chosen.has(rowKey(row))), 0)
  const rowId = (index: number) => `${id}-${index}`
  return (
    <div
      ref={scroller}
      className="table"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-rowcount={(total ?? rows.length) + 1 + (totals ? 1 : 0)}
      aria-colcount={shown.length + (selection ? 1 : 0)}
      aria-multiselectable={selection ? true : undefined}
      aria-activedescendant={keys.current >= 0 ? rowId(keys.current) : undefined}
      onKeyDown={keys.onKeyDown}
      style={
        {
          '--tracks': tracksOf(plain, Boolean(selection)),
          '--least': `${leastWidth(plain, Boolean(selection))}px`,
          '--row': `${height}px`,
          '--block': `${rows.length * height}px`,
          '--key-at': selection ? `${tickWidth}px` : '0px',
          '--limit': maxHeight ?? (rows.length > plainLimit ? 'max(320px, calc(100dvh - 200px))' : undefined),
        } as CSSProperties
      }
    >
      <TableHead
        columns={plain}
        sort={sort}
        onSort={onSort}
        chosen={selection && (!chosenHere ? 'none' : chosenHere === rows.length ? 'all' : 'some')}
        onToggleAll={() => selection?.onChange(toggleKeys(selection.chosen, rows.map(rowKey)))}
      />
      <div className="body" role="rowgroup" onClick={(event) => press(event)}>
        {rows.slice(from, to).map((row, place) => {
          const index = from + place
          const key = rowKey(row)
          return (
            <TableRow
              key={key}
              row={row}
              id={rowId(index)}
              index={index}
              place={offset + index + 2}
              height={height}
              columns={plain}
              chosen={selection?.chosen.has(key)}
              mark={rowMark?.(row)}
              current={index === keys.current}
              last={index === rows.length - 1}
              openable={Boolean(onOpen)}
              chooseLabel={t('table.choose')}
              onToggle={toggle}
            />
          )
        })}
      </div>
      {totals && (
        <div className="sum" role="rowgroup">
          <div className="row" role="row" aria-rowindex={(total ?? rows.length) + 2}>
            {selection && <div className="cell is-tick" role="gridcell" />}
            {plain.map((column, place) => (
              <div key={column.key} className={cellName(column, place === 0)} role={place ? 'gridcell' : 'rowheader'}>
                {place === 0 ? totals.label : totals.values[column.key]}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )

  function press(event: MouseEvent): void {
    const target = event.target as Element
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    if (index < 0) return
    keys.setCurrent(index)
    const interactive = target.closest('a, button, input, label, select, textarea')
    if (!interactive && getSelection()?.isCollapsed !== false) open(index)
  }
}
