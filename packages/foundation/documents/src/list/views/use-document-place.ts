import { documentGroupings } from '@tsumugi/contract'
import { rowColorColumns } from '@tsumugi/domain'
import { useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import { filterKeys, type FilterKey } from '../list-query.ts'

/** Groups and colours of rows, which narrow nothing. */
const viewKeys = ['group', 'color'] as const
export type DocumentPlace = ListPlace<FilterKey | (typeof viewKeys)[number]>

const noFilter = Object.fromEntries(filterKeys.map((key) => [key, '']))
const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)

/** The place of a list of documents in its address; only filters count as such, and only they are cleared. */
export function useDocumentPlace(query: PageAddress['query'], path: string) {
  const place: DocumentPlace = useListPlace({ query }, path, [...filterKeys, ...viewKeys])
  const { values } = place
  return {
    place: { ...place, filtered: filterKeys.some((key) => values[key] !== ''), clear: () => place.set(noFilter) },
    group: among(documentGroupings, values.group),
    color: among(rowColorColumns.trade, values.color),
  }
}
export type DocumentView = Omit<ReturnType<typeof useDocumentPlace>, 'place'>
