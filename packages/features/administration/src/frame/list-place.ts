import { rewriteAddress, stringifyQuery, type QueryRecord } from '@tsumugi/navigation'
import type { Sort } from '@tsumugi/ui'
import { useState } from 'react'

export interface PageAddress {
  readonly params: Readonly<Record<string, string>>
  readonly query: QueryRecord
}

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
}

interface Stored {
  values: Record<string, string>
  page: number
  sort: string
}

/** Keeps a list in the address of its page, `path?q=ao&kind=brand&sort=-name&page=2`; other keys of the query stay. */
export function useListPlace<Key extends string>({ query }: Pick<PageAddress, 'query'>, path: string, keys: readonly Key[]): ListPlace<Key> {
  const read = (): Stored => ({
    values: Object.fromEntries(keys.map((key) => [key, textOf(query[key])])),
    page: Math.max(1, Number.parseInt(textOf(query.page), 10) || 1),
    sort: textOf(query.sort),
  })
  const [place, setPlace] = useState(read)
  // Going back and forth in the history changes the address from outside.
  const given = JSON.stringify(read())
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setPlace(read())
  }
  function go(next: Stored): void {
    setPlace(next)
    const others = Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'page' && key !== 'sort' && !keys.includes(key as Key)))
    const own = Object.fromEntries(keys.map((key) => [key, next.values[key] || null]))
    const search = stringifyQuery({ ...others, ...own, sort: next.sort || null, page: next.page > 1 ? next.page : null })
    rewriteAddress(search ? `${path}?${search}` : path)
  }
  return {
    values: place.values as Record<Key, string>,
    page: place.page,
    sort: sortOf(place.sort),
    filtered: keys.some((key) => place.values[key] !== ''),
    set: (change) => go({ ...place, values: { ...place.values, ...change }, page: 1 }),
    turn: (page) => go({ ...place, page }),
    order: ({ key, direction }) => go({ ...place, sort: direction === 'descending' ? `-${key}` : key, page: 1 }),
    clear: () => go({ ...place, values: Object.fromEntries(keys.map((key) => [key, ''])), page: 1 }),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function sortOf(text: string): Sort | undefined {
  if (!text) return undefined
  return text.startsWith('-') ? { key: text.slice(1), direction: 'descending' } : { key: text, direction: 'ascending' }
}
