import type { Api } from '@tsumugi/api'
import {
  brandDefinedCategories,
  brands,
  merchandisings,
  userGroupDefinedCategories,
  type Brand,
  type Category,
  type ReplyOf,
} from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import useSWR, { preload } from 'swr'

/** Lists that are short enough to come whole (spec §7: full lists use per_page 99999). */
const whole = { perPage: 99_999 }
/** What a merchandiser sees changes by events, not because the window got the focus. */
const steady = { revalidateOnFocus: false, keepPreviousData: true }

export type MapAnswer = ReplyOf<typeof merchandisings.maps>['data']

/** Keys of what is kept between renders: endpoint, server, parameters. */
const keyOf = (endpoint: string, api: Api, ...parameters: readonly unknown[]) =>
  [endpoint, api.origin, ...parameters] as const

const brandsOf = async (api: Api): Promise<Brand[]> => (await api.of(brands).list({ query: whole })).data
const ownCategoriesOf = async (api: Api): Promise<Category[]> =>
  (await api.of(userGroupDefinedCategories).list({ query: whole })).data
const brandCategoriesOf = async (api: Api, brandId: number): Promise<Category[]> =>
  (await api.of(brandDefinedCategories).list({ brandId, query: whole })).data
const mapOf = async (api: Api, brandId: number, season: string | null): Promise<MapAnswer> =>
  (await api.of(merchandisings).maps({ query: { brandId, ...(season && { season }) } })).data
const trayOf = async (api: Api, brandId: number) =>
  (await api.of(merchandisings).uncategorized({ query: { brandId } })).data

const keys = {
  brands: (api: Api) => keyOf('brands', api),
  ownCategories: (api: Api) => keyOf('categories', api, 'organisation', null),
  brandCategories: (api: Api, brandId: number) => keyOf('categories', api, 'brand', brandId),
  map: (api: Api, brandId: number, season: string | null) => keyOf('merchandisings/maps', api, brandId, season),
  tray: (api: Api, brandId: number) => keyOf('merchandisings/maps/uncategorized', api, brandId),
}

/** The brand whose map is shown: the one asked for, else the first. */
export function shownBrand(list: readonly Brand[] | undefined, asked: number | null): Brand | undefined {
  const open = list?.filter(({ discardedAt }) => discardedAt === null)
  return open?.find(({ id }) => id === asked) ?? open?.[0]
}

/** Asks for all that a map needs before it is drawn; whatever draws it takes the answers over. */
export async function beginMap(api: Api, asked: number | null, season: string | null): Promise<void> {
  const own = preload(keys.ownCategories(api), () => ownCategoriesOf(api))
  const list = preload(keys.brands(api), () => brandsOf(api))
  const rest = list.then((found) => {
    const brand = shownBrand(found, asked)
    if (!brand) return []
    return Promise.all([
      preload(keys.map(api, brand.id, season), () => mapOf(api, brand.id, season)),
      preload(keys.tray(api, brand.id), () => trayOf(api, brand.id)),
      preload(keys.brandCategories(api, brand.id), () => brandCategoriesOf(api, brand.id)),
    ])
  })
  await Promise.all([own, rest])
}

/** Brands in order. */
export function useBrands() {
  const api = useApi()
  return useSWR(keys.brands(api), () => brandsOf(api), steady)
}

/** The categories of the organisation, or of a brand, in tree order. */
export function useCategories(tree: 'organisation' | 'brand', brandId: number | undefined) {
  const api = useApi()
  const isOwn = tree === 'organisation'
  const key = brandId === undefined ? null : isOwn ? keys.ownCategories(api) : keys.brandCategories(api, brandId)
  return useSWR(key, () => (isOwn ? ownCategoriesOf(api) : brandCategoriesOf(api, brandId!)), {
    ...steady,
    keepPreviousData: false,
  })
}

/** Everything on the map of a brand and season; null asks for the latest season with products. */
export function useMap(brandId: number | undefined, season: string | null) {
  const api = useApi()
  return useSWR(
    brandId === undefined ? null : keys.map(api, brandId, season),
    () => mapOf(api, brandId!, season),
    steady,
  )
}

/** Products without a category or a release date. */
export function useUncategorized(brandId: number | undefined) {
  const api = useApi()
  return useSWR(brandId === undefined ? null : keys.tray(api, brandId), () => trayOf(api, brandId!), steady)
}
