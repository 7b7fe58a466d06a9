import type { DocumentKind, ListTarget } from '@tsumugi/contract'
import { SavedViews, type ListPlace } from '@tsumugi/records'
import type { DocumentWords } from '../words/document-words.ts'
import { sortText, type FilterKey } from './list-query.ts'

interface ListViewsProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly place: ListPlace<FilterKey>
  /** Keys of the columns that can be hidden, and of those that are. */
  readonly columns: readonly string[]
  readonly hidden: ReadonlySet<string>
  onHidden(keys: readonly string[]): void
}

/** What columns and filters are called that every kind has. */
const parts = {
  number: 'numberAndTitle',
  partner: 'partner',
  issueDate: 'issueDate',
  quantity: 'quantity',
  amount: 'amount',
  status: 'status',
  progress: 'progress',
  turn: 'turn',
  q: 'search',
  from: 'filter.from',
  to: 'filter.to',
} as const

/** Tab, filters, columns and order of the list under names: one's own, and those shared with one. */
export function ListViews({ kind, words, place, columns, hidden, onHidden }: ListViewsProps) {
  const { values, sort, page } = place
  return (
    <SavedViews
      target={kind.noun as ListTarget}
      sight={{
        columns: columns.filter((key) => !hidden.has(key)),
        filters: Object.entries(values)
          .filter(([, value]) => value !== '')
          .map(([column, value]) => ({ column, value })),
        sort: sort ? sortText(sort) : null,
      }}
      nameOf={(column) =>
        column in parts ? words.t(parts[column as keyof typeof parts]) : words.field(column) || column
      }
      isBare={!place.filtered && !sort && page === 1}
      onApply={(view) => {
        const filters = Object.fromEntries(view.filters.map(({ column, value }) => [column, value]))
        place.show(filters, view.sort ?? '')
        onHidden(columns.filter((key) => !view.columns.includes(key)))
      }}
    />
  )
}
