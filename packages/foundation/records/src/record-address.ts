import { snake } from '@tsumugi/contract'
import { href, type QueryInput, type RouteName } from '@tsumugi/navigation'
import type { Sort } from '@tsumugi/ui'
import type { Definition } from './definition.ts'
import { positive, useAddress, type PageAddress } from './use-address.ts'

/** What a list shows, and which record stands open. */
export interface RecordPlace {
  readonly parentId: number | null
  readonly id: number | 'new' | null
  readonly page: number
  readonly q: string
  /** Fields with commas between, `-` before one for descending; '' for the usual order. */
  readonly sort: string
  /** What fields hold, by their names. */
  readonly filter: Readonly<Record<string, string>>
  readonly archived: boolean
  readonly view: string
}

export interface RecordAddress {
  place: RecordPlace
  /** Opening a record can be gone back from; a change of the list replaces the address. */
  go(change: Partial<RecordPlace>): void
}

/** All of it travels in the address: `/s/master/colors/12?q=navy&page=2`. `usualParent` stands while it names no parent. */
export function useRecordAddress(
  definition: Definition,
  { params, query }: PageAddress,
  usualParent: number | null = null,
): RecordAddress {
  const { place, go } = useAddress(
    () => placeOf(definition, { params, query }, usualParent),
    (at) => addressOf(definition, at),
  )
  return {
    place,
    go(change) {
      const other =
        'q' in change || 'sort' in change || 'filter' in change || 'archived' in change || 'parentId' in change
      const next = { ...place, ...(other && { page: 1 }), ...change }
      go(next, next.id !== place.id ? 'push' : 'replace')
    },
  }
}

export function placeOf(
  { master }: Definition,
  { params, query }: PageAddress,
  usualParent: number | null = null,
): RecordPlace {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    parentId: master.parent ? (positive(params[master.parent] ?? query[snake(master.parent)]) ?? usualParent) : null,
    id: positive(params.id) ?? (query.new === '1' ? 'new' : null),
    page: positive(query.page) ?? 1,
    q: text(query.q),
    sort: text(query.sort),
    filter: texts(query.filter),
    archived: query.archived === 'true',
    view: text(query.view),
  }
}

/** The address of a place: a record has its own, everything else belongs to the list. */
export function addressOf({ master, routes }: Definition, place: RecordPlace): string {
  const { parentId, id, page, q, sort, filter, archived, view } = place
  const opened = typeof id === 'number' && (!master.parent || parentId !== null)
  const query: QueryInput = {
    ...(master.parent && !opened && { [snake(master.parent)]: parentId }),
    q: q || null,
    sort: sort || null,
    filter: Object.keys(filter).length > 0 ? { ...filter } : null,
    archived: archived ? 'true' : null,
    page: page > 1 ? page : null,
    view: view || null,
    new: id === 'new' ? '1' : null,
  }
  if (!opened) return anyHref(routes.list, null, query)
  return anyHref(routes.record, { ...(master.parent && { [master.parent]: String(parentId) }), id: String(id) }, query)
}

/** Which ids a path needs is known only where the name of its route is. */
const anyHref = href as unknown as (name: RouteName, params: Record<string, string> | null, query: QueryInput) => string

export const sortsOf = (text: string): Sort[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((field) =>
      field.startsWith('-') ? { key: field.slice(1), direction: 'descending' } : { key: field, direction: 'ascending' },
    )

export const textOfSorts = (sorts: readonly Sort[]) =>
  sorts.map(({ key, direction }) => (direction === 'descending' ? `-${key}` : key)).join(',')

/** What a list asks the server for, whichever page it shows. */
export const wantedOf = ({ q, sort, filter, archived }: Pick<RecordPlace, 'q' | 'sort' | 'filter' | 'archived'>) => ({
  ...(q && { q }),
  ...(sort && { sort }),
  ...(Object.keys(filter).length > 0 && { filter }),
  ...(archived && { archived: 'true' }),
})

/** Only what is text, as an address may hold anything. */
function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}
