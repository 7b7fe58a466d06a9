import { rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useState } from 'react'

/** The address of a page, as its screen is given it. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string>>
  readonly query: QueryRecord
}

/** Keeps in the address of the page what it shows: `addressOf` writes what `read` reads. `push` can be gone back from. */
export function useAddress<Place>(read: () => Place, addressOf: (place: Place) => string) {
  const [place, setPlace] = useState(read)
  // Going back and forth in the history changes the address from outside.
  const given = addressOf(read())
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    if (given !== addressOf(place)) setPlace(read())
  }
  function go(next: Place, how: 'push' | 'replace' = 'replace'): void {
    setPlace(next)
    rewriteAddress(addressOf(next), how)
  }
  return { place, go }
}

/** An id or the number of a page in an address; null for anything else. */
export function positive(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}
