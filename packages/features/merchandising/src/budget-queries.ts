import { merchandisingBudgets } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR from 'swr'

/** Budgets of a brand and season beside what is planned; null asks for the latest season. */
export function useBudgets(brandId: number | undefined, season: string | null) {
  const api = useApi()
  const { user } = useSession()
  const found = useSWR(
    brandId === undefined ? null : ['merchandising_budgets', api.origin, brandId, season],
    async () =>
      (await api.of(merchandisingBudgets).show({ query: { brandId: brandId!, ...(season && { season }) } })).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const refresh = useEffectEvent(() => void found.mutate())
  useEffect(
    () =>
      onRealtime('merchandising_budget', ({ by }) => {
        if (by !== user?.id) refresh()
      }),
    [user?.id],
  )
  return found
}
