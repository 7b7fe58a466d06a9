import type { Api } from '@tsumugi/api'
import { brandImages } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR from 'swr'

export const boardKey = (api: Api, brandId: number, season: string | null) =>
  ['brand_images', api.origin, brandId, season] as const

/** The board of a brand and season; null asks for the latest. Others' changes come in by themselves. */
export function useBoard(brandId: number | undefined, season: string | null) {
  const api = useApi()
  const { user } = useSession()
  const found = useSWR(
    brandId === undefined ? null : boardKey(api, brandId, season),
    async () => (await api.of(brandImages).board({ query: { brandId: brandId!, ...(season && { season }) } })).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const refresh = useEffectEvent(() => void found.mutate())
  useEffect(
    () =>
      onRealtime('brand_image', (event) => {
        const own = event.by !== null && event.by === user?.id
        if (!own && (event.id === null || event.id === brandId)) refresh()
      }),
    [brandId, user?.id],
  )
  return found
}
