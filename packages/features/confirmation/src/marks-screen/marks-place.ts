import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { markStatuses, type MarkStatus } from '@tsumugi/domain'
import type { Sort } from '@tsumugi/ui'
import { useState } from 'react'
import type { MarksAsked } from '../mark-queries.ts'

export interface MarksPlace {
  readonly side: 'theirs' | 'ours'
  readonly status: MarkStatus | 'all'
  readonly contentName: string
  readonly q: string
  readonly sort: string
  readonly page: number
}

const usual: MarksPlace = { side: 'theirs', status: 'open', contentName: '', q: '', sort: '-createdAt', page: 1 }
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function placeOf(query: QueryRecord): MarksPlace {
  const status = text(query.status)
  return {
    side: query.side === 'ours' ? 'ours' : 'theirs',
    status: status === 'all' ? 'all' : (markStatuses.find((each) => each === status) ?? 'open'),
    contentName: text(query.content_name),
    q: text(query.q),
    sort: text(query.sort) || usual.sort,
    page: Math.max(1, Number.parseInt(text(query.page), 10) || 1),
  }
}

const addressOf = ({ side, status, contentName, q, sort, page }: MarksPlace) =>
  href('confirmedMarks', null, {
    side: side === usual.side ? null : side,
    status: status === usual.status ? null : status,
    content_name: contentName || null,
    q: q || null,
    sort: sort === usual.sort ? null : sort,
    page: page > 1 ? page : null,
  })

/** What the list shows, kept in the address. */
export function useMarksPlace(query: QueryRecord) {
  const [place, setPlace] = useState(() => placeOf(query))
  const given = addressOf(placeOf(query))
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setPlace(placeOf(query))
  }
  function go(change: Partial<MarksPlace>): void {
    const next = { ...place, page: 1, ...change }
    setPlace(next)
    rewriteAddress(addressOf(next))
  }
  return { place, go, clear: () => go({ ...usual, side: place.side, status: 'all' }) }
}

export const askedOf = ({ side, status, contentName, q, sort, page }: MarksPlace): MarksAsked => ({
  side,
  page,
  sort: sort as NonNullable<MarksAsked['sort']>,
  ...(status !== 'all' && { status: [status] }),
  ...(contentName && { contentName }),
  ...(q && { q }),
})

export const sortOf = (sort: string): Sort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
})
