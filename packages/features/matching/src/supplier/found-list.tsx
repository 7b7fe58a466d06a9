import type { OpenRecruitment, Pagination } from '@tsumugi/contract'
import { Pager } from '@tsumugi/ui'
import { FoundCard } from './found-card.tsx'

interface FoundListProps {
  readonly label: string
  readonly page: { readonly data: readonly OpenRecruitment[]; readonly pagination: Pagination }
  onPage(page: number): void
}

/** A page of recruitments as cards, and the way to the other pages. */
export function FoundList({ label, page: { data, pagination }, onPage }: FoundListProps) {
  return (
    <>
      <ul className="matching-found" aria-label={label}>
        {data.map((recruitment) => (
          <FoundCard key={recruitment.id} recruitment={recruitment} />
        ))}
      </ul>
      <Pager pagination={pagination} onPage={onPage} />
    </>
  )
}
