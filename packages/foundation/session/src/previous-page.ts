import { currentAddress } from '@tsumugi/navigation'
import { useState } from 'react'
import { storage } from './storage/storage-keys.ts'

/** A page of ours is left for another: it is kept as the previous page (spec §9) until a link of the menu clears it (spec §2). */
export function notePreviousPage(): void {
  storage.previousPage.set(currentAddress())
}

/** Where the link back to a list leads: to the list as it was left, with filters, page and order, if one comes from there. */
export function useWayBack(list: string): string {
  const [way] = useState(() => {
    const previous = storage.previousPage.get()
    return previous && pathOf(previous) === pathOf(list) ? withoutNew(previous) : list
  })
  return way
}

/** `new` opens a creation when one arrives; the way back is to the list. */
function withoutNew(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = query
    .split('&')
    .filter((pair) => !pair.startsWith('new='))
    .join('&')
  return search ? `${path}?${search}` : path
}

const pathOf = (address: string) => address.split(/[?#]/)[0]!.replace(/\/$/, '')
