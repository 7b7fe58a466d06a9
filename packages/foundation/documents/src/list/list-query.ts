import type { Sort } from '@tsumugi/ui'
import type { Direction } from '../definition.ts'

/** What narrows a list, by its keys in the address. */
export const filterKeys = ['status', 'q', 'partner', 'from', 'to'] as const
export type FilterKey = (typeof filterKeys)[number]
export const perPage = 50

export interface ListWish {
  readonly values: Readonly<Record<FilterKey, string>>
  readonly sort: Sort | undefined
  readonly direction?: Direction
}

/** A wish as the server is asked, whichever page it is for. */
export function queryOf({ values, sort, direction }: ListWish) {
  const { status, q, partner, from, to } = values
  return {
    ...(direction && { direction }),
    ...(status && { status }),
    ...(q && { q }),
    ...(partner && { partnerId: Number(partner) }),
    ...(from && { issuedFrom: from }),
    ...(to && { issuedTo: to }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.key}` }),
  }
}
