import { camel, documentSorts, snake, type DocumentKind, type ListTarget } from '@tsumugi/contract'
import { templateColumns } from '@tsumugi/domain'
import { SavedViews } from '@tsumugi/records'
import type { DocumentWords } from '../../words/document-words.ts'
import { filterKeys, sortText } from '../list-query.ts'
import type { DocumentPlace, DocumentView } from './use-document-place.ts'

interface ListViewsProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly place: DocumentPlace
  readonly view: DocumentView
  /** Keys of all columns, and of those in sight, in order. */
  readonly columns: readonly string[]
  readonly shown: readonly string[]
  onShown(keys: readonly string[]): void
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
  late: 'filter.late',
  brand: 'filter.brand',
  season: 'filter.season',
} as const

/** The name of a column in a template: where the specification names the list's columns, as it names them (domain §3.17). */
function templateName({ noun }: DocumentKind, key: string): string {
  const names: readonly string[] = (templateColumns as Readonly<Record<string, readonly string[]>>)[noun] ?? []
  const name = key === 'turn' ? 'next_actor' : snake(key)
  return names.includes(name) ? name : key
}
const columnOf = (name: string): string => (name === 'next_actor' ? 'turn' : camel(name))

/** The first order of a template that the list has; waiting longest is having changed first. */
function sortOf(sort: string | null): string {
  const asked = (sort ?? '').split(',').map((part) => {
    const isDescending = part.startsWith('-')
    const name = part.replace('-', '')
    if (name === 'days_waiting') return isDescending ? 'updatedAt' : '-updatedAt'
    return `${isDescending ? '-' : ''}${columnOf(name)}`
  })
  return asked.find((part) => (documentSorts as readonly string[]).includes(part)) ?? ''
}

/** Tab, filters, columns, order, groups and colours of the list under names: one's own, and those shared with one. */
export function ListViews({ kind, words, place, view, columns, shown, onShown }: ListViewsProps) {
  const { values, sort, page } = place
  return (
    <SavedViews
      target={kind.noun as ListTarget}
      sight={{
        columns: shown.map((key) => templateName(kind, key)),
        filters: filterKeys.filter((key) => values[key]).map((key) => ({ column: key, value: values[key] })),
        sort: sort ? sortText(sort) : null,
        groupBy: view.group ?? null,
        rowColor: view.color ?? null,
      }}
      nameOf={(name) => {
        const column = columnOf(name)
        return column in parts ? words.t(parts[column as keyof typeof parts]) : words.field(column) || column
      }}
      isBare={!place.filtered && !sort && page === 1 && !view.group && !view.color}
      onApply={(kept) => {
        const filters = Object.fromEntries(kept.filters.map(({ column, value }) => [column, value]))
        const rows = { group: kept.groupBy ?? '', color: kept.rowColor ?? '' }
        place.show({ ...filters, ...rows }, sortOf(kept.sort))
        onShown(kept.columns.map(columnOf).filter((key) => columns.includes(key)))
      }}
    />
  )
}
