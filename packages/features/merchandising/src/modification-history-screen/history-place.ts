import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useState } from 'react'
import type { HistoryQuery } from '../history-queries.ts'

/** Which versions are shown; all of it travels in the address. */
export interface HistoryPlace {
  accountId: number | null
  field: string
  from: string
  to: string
  page: number
}

const number = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null)
const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '')

export const placeOf = (query: QueryRecord): HistoryPlace => ({
  accountId: number(query.account_id),
  field: typeof query.field === 'string' ? query.field.slice(0, 40) : '',
  from: day(query.from),
  to: day(query.to),
  page: number(query.page) ?? 1,
})

export const historyAddress = (
  brandId: string,
  id: string,
  { accountId, field, from, to, page }: HistoryPlace,
): string =>
  href(
    'merchandisingHistory',
    { brandId, id },
    { account_id: accountId, field: field || null, from: from || null, to: to || null, page: page > 1 ? page : null },
  )

export const callOf = ({ accountId, field, from, to, page }: HistoryPlace, perPage: number): HistoryQuery => ({
  page,
  perPage,
  ...(accountId !== null && { accountId }),
  ...(field && { field }),
  ...(from && { from }),
  ...(to && { to }),
})

/** Filters and page in the address; whatever narrows the list begins at its first page. */
export function useHistoryPlace({ brandId, id }: { brandId: string; id: string }, query: QueryRecord) {
  const [place, setPlace] = useState(() => placeOf(query))
  const given = historyAddress(brandId, id, placeOf(query))
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    if (given !== historyAddress(brandId, id, place)) setPlace(placeOf(query))
  }
  const go = (change: Partial<HistoryPlace>) => {
    const next = { ...place, page: 1, ...change }
    setPlace(next)
    rewriteAddress(historyAddress(brandId, id, next))
  }
  return { place, go }
}
