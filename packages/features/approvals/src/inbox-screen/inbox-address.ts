import { approvalTargets, type ApprovalTarget } from '@tsumugi/domain'
import { href, type QueryRecord } from '@tsumugi/navigation'
import { positive, useAddress } from '@tsumugi/records'
import { useState } from 'react'
import type { InboxWish } from '../approval-queries.ts'

/** What the inbox shows: which list, and which approval stands open. */
export interface InboxPlace extends InboxWish {
  id: number | null
}

/** Where that is kept: in the address of the page, or in the widget itself. */
export interface InboxAddress {
  place: InboxPlace
  /** Another filter begins at page 1; opening an approval can be gone back from. */
  go(change: Partial<InboxPlace>): void
}

export const emptyPlace: InboxPlace = {
  tab: 'waiting',
  target: null,
  q: '',
  late: false,
  sort: null,
  page: 1,
  id: null,
}
const tabs = ['waiting', 'requested', 'done'] as const
const sorts = ['oldest', 'newest', 'due', 'amount'] as const

export function placeOf(query: QueryRecord): InboxPlace {
  return {
    tab: oneOf(tabs, query.tab) ?? 'waiting',
    target: oneOf(approvalTargets, query.target) as ApprovalTarget | null,
    q: typeof query.q === 'string' ? query.q.slice(0, 100) : '',
    late: query.late === 'true',
    sort: oneOf(sorts, query.sort),
    page: positive(query.page) ?? 1,
    id: positive(query.id),
  }
}

/** Only what differs from the usual is in the address. */
export function addressOf({ tab, target, q, late, sort, page, id }: InboxPlace): string {
  return href('approvals', null, {
    tab: tab === 'waiting' ? null : tab,
    target,
    q: q || null,
    late: late ? 'true' : null,
    sort,
    page: page === 1 ? null : String(page),
    id: id === null ? null : String(id),
  })
}

export const isFiltered = ({ target, q, late }: InboxPlace): boolean => target !== null || q !== '' || late

function moved(place: InboxPlace, change: Partial<InboxPlace>): InboxPlace {
  const keepsPage = 'page' in change || Object.keys(change).every((key) => key === 'id')
  return { ...place, ...(keepsPage ? {} : { page: 1, id: null }), ...change }
}

export function usePageAddress(query: QueryRecord): InboxAddress {
  const { place, go } = useAddress(() => placeOf(query), addressOf)
  return {
    place,
    go(change) {
      const next = moved(place, change)
      go(next, next.id !== place.id && next.id !== null ? 'push' : 'replace')
    },
  }
}

export interface InboxAttributes {
  approvalId?: number | null
  tab?: string | null
}

/** In a widget the page's attributes say what is shown, until somebody chooses otherwise. */
export function useOwnAddress({ approvalId = null, tab = null }: InboxAttributes): InboxAddress {
  const [place, setPlace] = useState<InboxPlace>({ ...emptyPlace, tab: oneOf(tabs, tab) ?? 'waiting', id: approvalId })
  const given = `${approvalId} ${tab}`
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setPlace((now) => ({ ...now, id: approvalId, tab: oneOf(tabs, tab) ?? now.tab }))
  }
  return { place, go: (change) => setPlace((now) => moved(now, change)) }
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | null {
  return values.find((value) => value === given) ?? null
}
