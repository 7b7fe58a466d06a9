import { useText } from '@tsumugi/i18n'
import { controlTexts } from '../messages/catalogue.ts'
import { Checkbox } from '../tick/tick.tsx'
import { sortsOf, turnSort, type Column, type Sort } from './column.ts'
import { cellName } from './table-row.tsx'

interface TableHeadProps {
  columns: readonly Column<never>[]
  sort?: Sort | readonly Sort[]
  onSort?(sort: Sort, beside: boolean): void
  /** Whether all, some or none of the rows given are chosen; undefined where nothing can be. */
  chosen?: 'all' | 'some' | 'none'
  onToggleAll(): void
}

/** Heads, of which some sort; the tick chooses the rows in view and leaves other pages alone. */
export function TableHead({ columns, sort, onSort, chosen, onToggleAll }: TableHeadProps) {
  const t = useText(controlTexts)
  const sorts = sortsOf(sort)
  const rankOf = (key: string) => sorts.findIndex((each) => each.key === key)
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
            aria-sort={sorts[rankOf(column.key)]?.direction}
          >
            {column.sortable && onSort ? (
              <button
                type="button"
                title={Array.isArray(sort) ? t('table.sort') : undefined}
                onClick={(event) => onSort(turnSort(sort, column.key), event.shiftKey)}
              >
                {column.head}
                {sorts.length > 1 && rankOf(column.key) >= 0 && (
                  <small className="rank">{rankOf(column.key) + 1}</small>
                )}
              </button>
            ) : (
              column.head || <span className="unseen">{column.name}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
