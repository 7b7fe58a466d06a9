import { stringifyQuery } from '@tsumugi/navigation'
import { positive, useAddress, type PageAddress } from './use-address.ts'
import type { Sort } from '@tsumugi/ui'

/** Filters, order and page of a list: what its address says. */
export interface ListPlace<Key extends string> {
  readonly values: Readonly<Record<Key, string>>
  readonly page: number
  readonly sort: Sort | undefined
  /** Some filter is set. */
  readonly filtered: boolean
  set(change: Partial<Record<Key, string>>): void
  turn(page: number): void
  order(sort: Sort): void
  clear(): void
  /** These filters and no others, in this order: `name`, `-name`, or '' for the usual one. */
  show(values: Partial<Record<Key, string>>, sort: string): void
}

export interface StoredPlace {
  values: Record<string, string>
  page: number
  sort: string
}

/** Keeps a list in the address of its page, `path?q=ao&kind=brand&sort=-name&page=2`; other keys of the query stay. */
export function useListPlace<Key extends string>(
  { query }: Pick<PageAddress, 'query'>,
  path: string,
  keys: readonly Key[],
): ListPlace<Key> {
  const read = (): StoredPlace => ({
    values: Object.fromEntries(keys.map((key) => [key, textOf(query[key])])),
    page: positive(query.page) ?? 1,
    sort: textOf(query.sort),
  })
  function addressOf({ values, sort, page }: StoredPlace): string {
    const others = Object.fromEntries(
      Object.entries(query).filter(([key]) => key !== 'page' && key !== 'sort' && !keys.includes(key as Key)),
    )
    const own = Object.fromEntries(keys.map((key) => [key, values[key] || null]))
    const search = stringifyQuery({ ...others, ...own, sort: sort || null, page: page > 1 ? page : null })
    return search ? `${path}?${search}` : path
  }
  const { place, go } = useAddress(read, addressOf)
  return listPlaceOf(place, keys, go)
}

/** What a list may do with where it stands, wherever that is kept. */
export function listPlaceOf<Key extends string>(
  place: StoredPlace,
  keys: readonly Key[],
  go: (next: StoredPlace) => void,
): ListPlace<Key> {
  return {
    values: place.values as Record<Key, string>,
    page: place.page,
    sort: sortOf(place.sort),
    filtered: keys.some((key) => place.values[key] !== ''),
    set: (change) => go({ ...place, values: { ...place.values, ...change }, page: 1 }),
    turn: (page) => go({ ...place, page }),
    order: ({ key, direction }) => go({ ...place, sort: direction === 'descending' ? `-${key}` : key, page: 1 }),
    show: (values, sort) =>
      go({ values: Object.fromEntries(keys.map((key) => [key, values[key] ?? ''])), sort, page: 1 }),
    clear: () => go({ ...place, values: Object.fromEntries(keys.map((key) => [key, ''])), page: 1 }),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function sortOf(text: string): Sort | undefined {
  if (!text) return undefined
  return text.startsWith('-') ? { key: text.slice(1), direction: 'descending' } : { key: text, direction: 'ascending' }
}
