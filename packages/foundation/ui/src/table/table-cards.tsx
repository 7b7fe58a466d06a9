import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Totals } from './table.tsx'

interface TableCardsProps<Row> {
  label: string
  rows: readonly Row[]
  rowKey(row: Row): string
  card(row: Row, choice: { chosen: boolean; toggle(): void }): ReactNode
  chosen?: ReadonlySet<string>
  onToggle(index: number): void
  columns: readonly Column<Row>[]
  totals?: Totals
  busy?: boolean
}

/** The same rows on a phone: one card each, the totals last. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowKey, card, chosen, onToggle, columns, totals, busy } = props
  return (
    <ul className="table-cards" aria-label={label} aria-busy={busy || undefined}>
      {rows.map((row, index) => {
        const key = rowKey(row)
        const isChosen = chosen?.has(key) ?? false
        return (
          <li key={key} data-chosen={isChosen || undefined}>
            {card(row, { chosen: isChosen, toggle: () => onToggle(index) })}
          </li>
        )
      })}
      {totals && (
        <li className="sum">
          {totals.label}
          <dl>
            {columns
              .filter((column) => totals.values[column.key] !== undefined)
              .flatMap((column) => [
                <dt key={`${column.key}-name`}>{column.head}</dt>,
                <dd key={column.key}>{totals.values[column.key]}</dd>,
              ])}
          </dl>
        </li>
      )}
    </ul>
  )
}
