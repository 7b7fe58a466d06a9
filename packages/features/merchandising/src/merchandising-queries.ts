import type { Api } from '@tsumugi/api'
import type { Brand, Category } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import useSWR from 'swr'

/** Lists that are short enough to come whole (spec §7: full lists use per_page 99999). */
const whole = { perPage: 99_999 }
/** What a merchandiser sees changes by events, not because the window got the focus. */
const steady = { revalidateOnFocus: false, keepPreviousData: true }

export type MapAnswer = Awaited<ReturnType<Api['merchandisings']['maps']>>['data']

/** Keys of what is kept between renders: endpoint, server, parameters. */
const keyOf = (endpoint: string, api: Api, ...parameters: readonly unknown[]) => [endpoint, api.origin, ...parameters] as const

/** Brands in order. */
export function useBrands() {
  const api = useApi()
  return useSWR(keyOf('brands', api), async (): Promise<Brand[]> => (await api.brands.list({ query: whole })).data, steady)
}

/** The categories of the organisation, or of a brand, in tree order. */
export function useCategories(tree: 'organisation' | 'brand', brandId: number | undefined) {
  const api = useApi()
  const key = brandId === undefined ? null : keyOf('categories', api, tree, tree === 'brand' ? brandId : null)
  return useSWR(
    key,
    async (): Promise<Category[]> => {
      if (tree === 'organisation') return (await api.userGroupDefinedCategories.list({ query: whole })).data
      return (await api.brandDefinedCategories.list({ brandId: brandId!, query: whole })).data
    },
    { ...steady, keepPreviousData: false },
  )
}

/** Everything on the map of a brand and season; null asks for the latest season with products. */
export function useMap(brandId: number | undefined, season: string | null) {
  const api = useApi()
  const key = brandId === undefined ? null : keyOf('merchandisings/maps', api, brandId, season)
  return useSWR(
    key,
    async (): Promise<MapAnswer> =>
      (await api.merchandisings.maps({ query: { brandId: brandId!, ...(season && { season }) } })).data,
    steady,
  )
}

/** Products without a category or a release date. */
export function useUncategorized(brandId: number | undefined) {
  const api = useApi()
  const key = brandId === undefined ? null : keyOf('merchandisings/maps/uncategorized', api, brandId)
  return useSWR(key, async () => (await api.merchandisings.uncategorized({ query: { brandId: brandId! } })).data, steady)
}
