import { documentFilters, type documentGroupings, type DocumentFilter } from '@tsumugi/contract'
import { positive } from '@tsumugi/records'
import type { Sort } from '@tsumugi/ui'
import type { Direction } from '../definition.ts'

/** What narrows a list, by its keys in the address. */
export const filterKeys = documentFilters
export type FilterKey = DocumentFilter
export const perPage = 50

export interface ListWish {
  readonly values: Readonly<Record<FilterKey, string>>
  readonly sort: Sort | undefined
  readonly direction?: Direction
  readonly group?: (typeof documentGroupings)[number] | undefined
}

/** An order as it is asked for and kept: `amount`, or `-amount` with the greatest first. */
export const sortText = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key)

/** A wish as the server is asked, whichever page it is for. */
export function queryOf({ values, sort, direction, group }: ListWish) {
  const { status, q, partner, from, to, least, most, turn, assignee, tag, late, brand, season } = values
  return {
    ...(direction && { direction }),
    ...(status && { status }),
    ...(q && { q }),
    ...(partner && { partnerId: Number(partner) }),
    ...(from && { issuedFrom: from }),
    ...(to && { issuedTo: to }),
    ...(least && { amountFrom: least }),
    ...(most && { amountTo: most }),
    ...((turn === 'ours' || turn === 'theirs') && { turn }),
    ...(assignee && { assigneeId: Number(assignee) }),
    ...(tag.trim() && { tag: tag.trim() }),
    ...(late === 'true' && { late }),
    ...(positive(brand) && { brandId: positive(brand) }),
    ...(/^\d\d(SS|AW)$/.test(season) && { season }),
    ...(sort && { sort: sortText(sort) }),
    ...(group && { group }),
  }
}
