import { useState } from 'react'
import { Pager } from './pager.tsx'

export function FifteenPages() {
  const [page, setPage] = useState(2)
  const pagination = {
    currentPage: page,
    limitValue: 9,
    nextPage: page < 15 ? page + 1 : null,
    prevPage: page > 1 ? page - 1 : null,
    totalCount: 128,
    totalPages: 15,
  }
  return <Pager pagination={pagination} onPage={setPage} />
}
