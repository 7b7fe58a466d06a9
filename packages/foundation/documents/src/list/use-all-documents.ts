import type { DocumentKind } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import type { DocumentHead, DocumentPageAnswer } from '../document-answers.ts'
import { queryOf, type ListWish } from './list-query.ts'

/** Documents come at most so many at a time (domain §6.10). */
const most = 500

/** Reads the whole result, page after page. */
export function useAllDocuments({ endpoints }: DocumentKind): (wish: ListWish) => Promise<DocumentHead[]> {
  const list = useApi().of(endpoints).list as unknown as (call: object) => Promise<DocumentPageAnswer>
  return async (wish) => {
    const all: DocumentHead[] = []
    for (let page: number | null = 1; page !== null;) {
      const answer: DocumentPageAnswer = await list({ query: { ...queryOf(wish), page, perPage: most } })
      all.push(...answer.data)
      page = answer.pagination.nextPage
    }
    return all
  }
}
