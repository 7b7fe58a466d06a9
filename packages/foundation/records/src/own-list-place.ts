import { useState } from 'react'
import { listPlaceOf, type ListPlace, type StoredPlace } from './list-place.ts'

/** Keeps a list in the widget itself: the page's attributes say where it stands, until somebody chooses otherwise. */
export function useOwnListPlace<Key extends string>(
  keys: readonly Key[],
  given: Readonly<Partial<Record<NoInfer<Key>, string | number | null>>>,
): ListPlace<Key> {
  const asGiven = (): StoredPlace => ({
    values: Object.fromEntries(keys.map((key) => [key, String(given[key] ?? '')])),
    page: 1,
    sort: '',
  })
  const [place, go] = useState(asGiven)
  const now = JSON.stringify(given)
  const [seen, setSeen] = useState(now)
  if (seen !== now) {
    setSeen(now)
    go(asGiven())
  }
  return listPlaceOf(place, keys, go)
}
