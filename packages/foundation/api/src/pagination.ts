import type { Pagination } from '@tsumugi/contract'

const empty: Pagination = {
  currentPage: 0,
  limitValue: 0,
  nextPage: null,
  prevPage: null,
  totalCount: 0,
  totalPages: 0,
}

/** Each figure of a pagination defaults to 0 or null (spec §3). */
export function fillPagination(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || !('pagination' in body)) return body
  return { ...body, pagination: { ...empty, ...(body.pagination as Partial<Pagination>) } }
}
