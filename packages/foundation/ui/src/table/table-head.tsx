import { useText } from '@tsumugi/i18n'
import { controlTexts } from '../messages/catalogue.ts'
import { Checkbox } from '../tick/tick.tsx'
import { turnSort, type Column, type Sort } from './column.ts'
import { cellName } from './table-row.tsx'

interface TableHeadProps {
  columns: readonly Column<never>[]
  sort?: Sort
  onSort?(sort: Sort): void
  /** Whether all, some or none of the rows given are chosen; undefined where nothing can be. */
  chosen?: 'all' | 'some' | 'none'
  onToggleAll(): void
}

/** Heads, of which some sort; the tick chooses the rows in view and leaves other pages alone. */
export function TableHead({ columns, sort, onSort, chosen, onToggleAll }: TableHeadProps) {
  const t = useText(controlTexts)
  return (
    <div className="head" role="rowgroup">
      <div className="row" role="row" aria-rowindex={1}>
        {chosen && (
          <div className="cell is-tick" role="columnheader" aria-label={t('table.choose')}>
            <Checkbox
              aria-label={t('table.chooseAll')}
              checked={chosen === 'all'}
              some={chosen === 'some'}
              onChange={onToggleAll}
            />
          </div>
        )}
        {columns.map((column, place) => (
          <div
            key={column.key}
            className={cellName(column, place === 0)}
            role="columnheader"
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.sortable && onSort ? (
              <button type="button" onClick={() => onSort(turnSort(sort, column.key))}>
                {column.head}
              </button>
            ) : (
              column.head
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
