import type { GuestItem } from '@tsumugi/contract'

/** What the look-book shows, as it stands in the address. */
export interface BookFilters {
  readonly category: string
  readonly delivery: string
  readonly search: string
  /** Only what is in the order. */
  readonly ordered: boolean
  /** The outfit whose items stand on the wall; 0 for none. */
  readonly outfit: number
}

export const noFilters: BookFilters = { category: '', delivery: '', search: '', ordered: false, outfit: 0 }

/** Whether something is looked for, beside an outfit that is open. */
export const isNarrowed = ({ category, delivery, search, ordered }: BookFilters): boolean =>
  category !== '' || delivery !== '' || search !== '' || ordered

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const filtersOf = (query: Readonly<Record<string, unknown>>): BookFilters => ({
  category: text(query.category),
  delivery: text(query.delivery),
  search: text(query.q),
  ordered: query.ordered === '1',
  outfit: Number(text(query.outfit)) || 0,
})

/** Only what is set stands in the address. */
export const queryOf = ({ category, delivery, search, ordered, outfit }: BookFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      category,
      delivery,
      q: search,
      ordered: ordered ? '1' : '',
      outfit: outfit ? String(outfit) : '',
    }).filter(([, value]) => value !== ''),
  )

const folded = (words: string) => words.normalize('NFKC').toLowerCase()

export function filtered(items: readonly GuestItem[], filters: BookFilters, ordered: ReadonlySet<number>): GuestItem[] {
  const wanted = folded(filters.search.trim())
  return items.filter(
    (item) =>
      (filters.category === '' || item.category === filters.category) &&
      (filters.delivery === '' || item.deliveryWindow === filters.delivery) &&
      (!filters.ordered || ordered.has(item.id)) &&
      (wanted === '' ||
        [item.code, item.name, item.fabric, ...item.tags].some((words) => folded(words).includes(wanted))),
  )
}
