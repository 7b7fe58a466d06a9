import { SavedViews } from '@tsumugi/records'
import { useText } from '@tsumugi/i18n'
import { procedureTexts } from '../words/procedure-texts.ts'
import type { FilterKey, StepPlace } from './list-query.ts'

interface StepViewsProps {
  place: StepPlace
  /** Keys of all columns, and of those that are hidden. */
  columns: readonly string[]
  hidden: ReadonlySet<string>
  onHidden(keys: Iterable<string>): void
  nameOf(column: string): string
}

/** Scope, filters and columns of the list under names: one's own, and those shared with one. */
export function StepViews({ place, columns, hidden, onHidden, nameOf }: StepViewsProps) {
  const t = useText(procedureTexts)
  const filterNames: Readonly<Record<FilterKey, string>> = {
    scope: t('scopes'),
    q: t('search'),
    kind: t('step'),
    status: t('status'),
    view: t('views'),
  }
  return (
    <SavedViews
      target="procedure"
      sight={{
        columns: columns.filter((key) => !hidden.has(key)),
        filters: Object.entries(place.values)
          .filter(([column, value]) => value !== '' && column !== 'view')
          .map(([column, value]) => ({ column, value })),
        sort: null,
      }}
      nameOf={(column) => (column in filterNames ? filterNames[column as FilterKey] : nameOf(column))}
      isBare={!place.filtered && place.page === 1}
      onApply={(view) => {
        place.show(Object.fromEntries(view.filters.map(({ column, value }) => [column, value])), '')
        onHidden(columns.filter((key) => !view.columns.includes(key)))
      }}
    />
  )
}
