import { snake, type ListTarget } from '@tsumugi/contract'
import type { Definition, RecordText } from '../../definition.ts'
import type { RecordAddress, RecordPlace } from '../../record-address.ts'
import { SavedViews } from './saved-views.tsx'

interface RecordViewsProps {
  definition: Definition
  t: RecordText
  place: RecordPlace
  go: RecordAddress['go']
  /** Keys of the columns in sight. */
  shown: readonly string[]
  onShown(keys: readonly string[]): void
}

/** The kept views of a master's list. */
export function RecordViews({ definition: { master }, t, place, go, shown, onShown }: RecordViewsProps) {
  const { id, q, sort, archived, page, filter } = place
  return (
    <SavedViews
      target={snake(master.name) as ListTarget}
      sight={{
        columns: [...shown],
        filters: Object.entries(filter).map(([column, value]) => ({ column, value })),
        sort: sort || null,
      }}
      nameOf={(column) => t(`field.${column}`) || column}
      isBare={id === null && !q && !sort && !archived && page === 1 && Object.keys(filter).length === 0}
      onApply={(view) => {
        go({
          sort: view.sort ?? '',
          filter: Object.fromEntries(view.filters.map(({ column, value }) => [column, value])),
        })
        onShown(view.columns)
      }}
    />
  )
}
