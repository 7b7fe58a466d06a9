import { masters } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'

/** All of a master in its order: what an item is made of is chosen from it. */
const all = { query: { perPage: 99_999 } } as const

export const useColors = () => useQuery(masters.colors.endpoints.list, all, { stays: true }).data?.data ?? []
export const useSizes = () => useQuery(masters.sizes.endpoints.list, all, { stays: true }).data?.data ?? []
