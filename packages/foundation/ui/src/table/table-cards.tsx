import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Totals } from './table.tsx'

/** Cards mounted at first, and added each time the end of them comes into sight. */
const step = 50

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
  rowMark?(row: Row): string | undefined
}

/** The same rows on a phone: one card each, the totals last. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowKey, card, chosen, onToggle, columns, totals, busy, rowMark } = props
  const [limit, setLimit] = useState(step)
  const end = useRef<HTMLLIElement>(null)
  const more = rows.length > limit

  useEffect(() => {
    if (!more || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLimit(limit + step), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more, limit])

  return (
    <ul className="table-cards" aria-label={label} aria-busy={busy || undefined}>
      {rows.slice(0, limit).map((row, index) => {
        const key = rowKey(row)
        const isChosen = chosen?.has(key) ?? false
        return (
          <li
            key={key}
            data-chosen={isChosen || undefined}
            data-mark={rowMark?.(row) && true}
            style={{ '--mark': rowMark?.(row) } as CSSProperties}
          >
            {card(row, { chosen: isChosen, toggle: () => onToggle(index) })}
          </li>
        )
      })}
      {more && <li ref={end} className="end" aria-hidden="true" />}
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
