import { approvalRoutes, brands, userGroupDefinedCategories, type ApprovalRoute } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const whole = { perPage: 99_999 }
const steady = { revalidateOnFocus: false, keepPreviousData: true }

export interface Named {
  id: number
  name: string
}
export interface Approvers {
  users: Named[]
  teams: Named[]
  partners: Named[]
}

export const routesKey = ['approval_routes'] as const
export const approversKey = ['approval_routes/approvers'] as const
export const conditionsKey = ['approval_routes/conditions'] as const

/** All routes: there are few, and their order only makes sense as a whole. */
export function useRoutes() {
  const api = useApi()
  const answer = useSWR(
    routesKey,
    async (): Promise<ApprovalRoute[]> => (await api.of(approvalRoutes).list({ query: whole })).data,
    steady,
  )
  const { mutate } = answer
  useEffect(() => onRealtime('approval_route', () => void mutate()), [mutate])
  return answer
}

/** Whom a step may name. */
export function useApprovers() {
  const api = useApi()
  return useSWR(approversKey, async (): Promise<Approvers> => (await api.of(approvalRoutes).approvers()).data, steady)
}

/** What a condition may name. */
export function useConditionChoices() {
  const api = useApi()
  return useSWR(
    conditionsKey,
    async (): Promise<{ brands: Named[]; categories: Named[] }> => {
      const [ofBrands, ofCategories] = await Promise.all([
        api.of(brands).list({ query: whole }),
        api.of(userGroupDefinedCategories).list({ query: whole }),
      ])
      return { brands: ofBrands.data.map(named), categories: ofCategories.data.map(named) }
    },
    steady,
  )
}

const named = ({ id, name }: Named): Named => ({ id, name })
