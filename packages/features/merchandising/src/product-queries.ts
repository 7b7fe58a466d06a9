import { videoThumbnail } from '@tsumugi/api'
import { brands, merchandisings, type Merchandising } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import useSWR, { useSWRConfig } from 'swr'

/** What is kept of a product: all keys of one begin alike, so that they are asked again together. */
export const productKey = (id: number) => ['merchandisings', 'show', id] as const
export const versionsKey = (id: number, page: number) => ['merchandisings', 'versions', id, page] as const

/** A product that was taken off the map is a state of the drawer, not the end of the page. */
const stayHere = { on404: () => undefined }

/** One product in full; its error has the status 404 once it is taken off the map. */
export function useProduct(id: number) {
  const api = useApi()
  return useSWR(productKey(id), async () => (await api.of(merchandisings).show({ id }, stayHere)).data, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
}

/** One page of a product's history, newest first. */
export function useVersions(id: number, page: number) {
  const api = useApi()
  return useSWR(
    versionsKey(id, page),
    () => api.of(merchandisings).versions({ id, query: { page, perPage: 5 } }, stayHere),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
}

/** Tags in use in the brand, the most used first. */
export function useBrandTags(brandId: number) {
  const api = useApi()
  return useSWR(['brands', 'tags', brandId], async () => (await api.of(brands).tags({ id: brandId })).data, {
    revalidateOnFocus: false,
  })
}

/** The still picture of a video (spec §7, Video thumbnail); null while it is not known, or where its site tells none. */
export function useVideoStill(address: string | null): string | null {
  const { data } = useSWR(address === null ? null : ['video', address], () => videoThumbnail(address!), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  return data?.url ?? null
}

/** What has just been done to a product: how the server answered it, or what stands now of the one that is shown. */
export type ProductAnswer = Merchandising | ((shown: Merchandising | undefined) => Merchandising | undefined)

/** Asks again for a product and its history, or puts a product that has just been answered in place. */
export function useRefresh(id: number) {
  const { mutate } = useSWRConfig()
  return async (product?: ProductAnswer): Promise<Merchandising | undefined> => {
    void mutate((key) => Array.isArray(key) && key[1] === 'versions' && key[2] === id)
    const fresh: Merchandising | undefined = product
      ? await mutate<Merchandising | undefined>(productKey(id), product, { revalidate: false })
      : await mutate(productKey(id))
    return fresh
  }
}
